"""Cards from the deck, and out of the hand. In: a step. Out: hands, deck and discard pile."""

from collections.abc import Generator

from cardwright.rules.nodes import (
    All,
    CardKind,
    Discard,
    Draw,
    DrawSome,
    DrawToBuy,
    Reveal,
    Transfer,
)
from cardwright_tools.meaning.language.adding import choose_card
from cardwright_tools.meaning.language.altering import tell_of, tell_of_cards
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.asking import Question, Run, Unknowable, ask, must
from cardwright_tools.meaning.language.book import MONEY
from cardwright_tools.meaning.language.cards import is_such
from cardwright_tools.meaning.language.happened import Happened
from cardwright_tools.meaning.language.lasting import pays_for
from cardwright_tools.meaning.language.values import value
from cardwright_tools.meaning.language.paying import pay_money
from cardwright_tools.meaning.language.running import Running


def drawn(number: int, now: Running) -> list[str]:
    """From the top of the deck; an empty one is made anew from the discard pile (000 p. 8), which chance decides."""
    deck, discards = now.position["deck"], now.position["discards"]
    if number > len(deck) and discards:
        raise Unknowable("a deck made anew")
    taken, deck[:] = deck[:number], deck[number:]
    return taken


def drawn_in_full(number: int, now: Running) -> list[str]:
    """Deck and discard pile must hold so many cards (000, action A, step 1)."""
    must(len(now.position["deck"]) + len(now.position["discards"]) >= number)
    return drawn(number, now)


def into_hand(cards: list[str], now: Running) -> None:
    now.me["hand"] += cards
    tell_of_cards(now, "draws", cards)


def draw(node: Draw, now: Running) -> None:
    """Cards into the hand; of a description, cards are turned over until so many fit, and the others discarded."""
    number = amount(node.amount, now)
    if node.cards == CardKind():
        into_hand(drawn_in_full(number, now), now)
        return
    must(len(now.position["deck"]) + len(now.position["discards"]) >= number)
    fitting: list[str] = []
    others: list[str] = []
    while number > 0 and (now.position["deck"] or now.position["discards"]):
        [card] = drawn(1, now)
        (fitting if is_such(card, node.cards, now) else others).append(card)
        number -= is_such(card, node.cards, now)
    into_hand(fitting, now)
    now.position["discards"] += others


def draw_some(node: DrawSome, now: Running) -> Run:
    """Look at some cards, keep so many of those that fit, or up to so many, discard the others, or buy each of them."""
    looked_at = drawn_in_full(amount(node.amount, now), now)
    cards = [card for card in looked_at if is_such(card, node.cards, now)]
    keep = len(cards) if isinstance(node.keep, All) else amount(node.keep, now)
    chosen = list(cards)
    if node.up_to or len(cards) > keep:
        chosen = yield from chosen_of(cards, keep, ["none"] * node.up_to, now)
    into_hand(chosen, now)
    unfit = [card for card in looked_at if card not in cards]
    others = [card for card in cards if card not in chosen] + unfit
    if node.buys_others:
        yield from buy_or_discard(others, now)
    else:
        now.position["discards"] += others


def chosen_of(
    cards: list[str], most: int, stop: list[str], now: Running
) -> Generator[Question, str, list[str]]:
    """One after the other; who may stop can say so each time."""
    left, chosen = list(cards), list[str]()
    while left and len(chosen) < most:
        card = yield from choose_card(stop + left, now)
        if card == "none":
            break
        left.remove(card)
        chosen.append(card)
    return chosen


def draw_to_buy(node: DrawToBuy, now: Running) -> Run:
    """Look at cards one by one: buy each at the price of a card, or discard it."""
    yield from buy_or_discard(drawn_in_full(amount(node.amount, now), now), now)


def buy_or_discard(cards: list[str], now: Running) -> Run:
    """Who cannot pay discards."""
    for card in cards:
        price = value("card_price", now)
        funds = sum(now.me["gauges"].get(g, 0) for g in {MONEY, *pays_for(MONEY, now)})
        keys = [f"discard:{card}"] + [f"buy:{card}"] * (funds >= price)
        key = yield from ask(now.player, "buy", keys)
        if key.startswith("buy:"):
            now.me["hand"].append(card)
            tell_of(now, Happened("buys", now.player, card, much=1))
            yield from pay_money(price, {}, now)
        else:
            now.position["discards"].append(card)


def reveal(node: Reveal, now: Running) -> None:
    """Cards are laid open; they are discarded when the block is done."""
    turned = drawn_in_full(amount(node.amount, now), now)
    now.revealed += turned
    now.spoken = turned[-1] if turned else ""


def left_to_chance(node: Discard | Transfer, chooses: bool) -> None:
    """`at random`: where there are more cards than go, nobody knows which."""
    if node.at_random and chooses:
        raise Unknowable("a card of a hand")


def discard(node: Discard, now: Running) -> Run:
    """Such cards of one's own choice out of the hand; there must be so many. If there are no more, there is no choice."""
    number = amount(node.amount, now)
    such = [card for card in now.me["hand"] if is_such(card, node.cards, now)]
    must(len(such) >= number)
    left_to_chance(node, 0 < number < len(such))
    chooses, now.spoken = number < len(such), ""
    gone: list[str] = []
    for _ in range(number):
        card = (yield from choose_card(such, now)) if chooses else such[0]
        such.remove(card)
        now.me["hand"].remove(card)
        now.position["discards"].append(card)
        now.spoken = card
        gone.append(card)
    tell_of_cards(now, "discards", gone)
