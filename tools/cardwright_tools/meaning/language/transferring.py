"""Cards that change hands. In: a step. Out: cards in another hand, or before another player."""

from collections.abc import Generator

from cardwright.rules.nodes import (
    CardKind,
    PutBeneath,
    TakeFromBeneath,
    Transfer,
    TransferCard,
)
from cardwright_tools.meaning.language.adding import choose_card
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.asking import Question, Run, ask, must
from cardwright_tools.meaning.language.cards import is_such
from cardwright_tools.meaning.language.drawing import left_to_chance
from cardwright_tools.meaning.language.leaving import in_play, lift, lift_from
from cardwright_tools.meaning.language.others import players
from cardwright_tools.meaning.language.position import NOBODY, Player
from cardwright_tools.meaning.language.running import Running


def transfer(node: Transfer, now: Running) -> Run:
    """Cards of one's own choice into another hand, or what there is."""
    whom = yield from receiver(node, now)
    if whom is None:
        return
    number = amount(node.amount, now)
    such = [card for card in now.me["hand"] if is_such(card, node.cards, now)]
    chooses = number < len(such)
    left_to_chance(node, 0 < number < len(such))
    for _ in range(min(number, len(such))):
        card = (yield from choose_card(such, now)) if chooses else such[0]
        such.remove(card)
        now.me["hand"].remove(card)
        whom["hand"].append(card)


def receiver(
    node: Transfer | TransferCard, now: Running
) -> Generator[Question, str, Player | None]:
    """Nobody gives to himself. Whoever gets it is `that player` afterwards."""
    seats = [seat for seat in players(node.players, now) if seat != now.player]
    now.whom = NOBODY
    if not seats:
        return None
    key = yield from ask(now.player, "player", [f"player:{seat}" for seat in seats])
    now.whom = int(key.removeprefix("player:"))
    return now.position["players"][now.whom]


def transfer_card(node: TransferCard, now: Running) -> Run:
    """One card. Out of a hand, or revealed, it comes into the other hand; in play it lies before the other player as it lay
    before this one: used or not, with what lies on it."""
    card = now.it if node.it else now.card
    revealed = node.it and card in now.lying_revealed
    lying = now.me["hand"] + [below for _, below in now.me["beneath"]]
    must(revealed or (node.it and card in lying) or in_play(card, now))
    if node.it:
        now.spoken = card
    whom = yield from receiver(node, now)
    if whom is None:
        return
    if revealed or lift(card, now.me):
        whom["hand"].append(card)
        return
    mine_and_theirs = (
        (now.me["hand"], whom["hand"]),
        (now.me["tableau"], whom["tableau"]),
        (now.me["events"], whom["events"]),
    )
    for mine, theirs in mine_and_theirs:
        if card in mine:
            mine.remove(card)
            theirs.append(card)
    if card in now.me["resources"]:
        whom["resources"][card] = now.me["resources"].pop(card)
    whom["beneath"] += [(card, other) for other in lift_from(card, now.me)]
    whom["used"] += [used for used in now.me["used"] if used == card]
    now.me["used"] = [used for used in now.me["used"] if used != card]


def put_beneath(node: PutBeneath, now: Running) -> Run:
    """Cards of one's own choice out of the hand beneath this card, or what there is; nothing where it does not lie before its player.
    Or the card that was spoken of, revealed or out of the hand."""
    if node.amount is None:
        card = now.it
        must(card in now.lying_revealed or card in now.me["hand"])
        if now.card in now.me["tableau"]:
            now.me["hand"] = [other for other in now.me["hand"] if other != card]
            now.me["beneath"].append((now.card, card))
    elif now.card in now.me["tableau"]:
        hand = now.me["hand"]
        for card in (yield from so_many(amount(node.amount, now), hand, node.cards, now)):
            hand.remove(card)
            now.me["beneath"].append((now.card, card))


def take_from_beneath(node: TakeFromBeneath, now: Running) -> Run:
    lying = [card for on, card in now.me["beneath"] if on == now.card]
    for card in (yield from so_many(amount(node.amount, now), lying, node.cards, now)):
        now.me["beneath"].remove((now.card, card))
        now.me["hand"].append(card)


Cards = Generator[Question, str, list[str]]


def so_many(number: int, lying: list[str], described: CardKind, now: Running) -> Cards:
    """Of the cards that the description fits so many of one's own choice, or what there is."""
    such, chosen = [card for card in lying if is_such(card, described, now)], list[str]()
    while such and len(chosen) < number:
        left = number - len(chosen)
        card = (yield from choose_card(such, now)) if left < len(such) else such[0]
        such.remove(card)
        chosen.append(card)
    return chosen
