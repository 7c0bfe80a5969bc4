"""Cards that leave play. In: a step. Out: a card in the discard pile, or back in hand."""

from cardwright.rules.nodes import CardKind, DiscardPlayed, TakeBack, TakeCard
from cardwright_tools.meaning.language.adding import choose_card
from cardwright_tools.meaning.language.asking import Run, must
from cardwright_tools.meaning.language.cards import is_such
from cardwright_tools.meaning.language.altering import tell_of_cards
from cardwright_tools.meaning.language.position import Player
from cardwright_tools.meaning.language.running import Running


def leave(card: str, now: Running) -> None:
    """Its tags, what lies on it and its effects are gone with it, what lies beneath it is discarded; tiles stay (ruling `what-leaves`)."""
    pile = now.me["tableau"] if card in now.me["tableau"] else now.me["events"]
    pile.remove(card)
    now.position["discards"] += lift_from(card, now.me)
    now.me["resources"].pop(card, None)
    now.me["used"] = [used for used in now.me["used"] if used != card]


def lift_from(card: str, player: Player) -> list[str]:
    """What lies beneath it."""
    lying = [other for on, other in player["beneath"] if on == card]
    player["beneath"] = [pair for pair in player["beneath"] if pair[0] != card]
    return lying


def lift(card: str, player: Player) -> bool:
    """Out from beneath whatever it lies; whether it lay so."""
    before = len(player["beneath"])
    player["beneath"] = [pair for pair in player["beneath"] if pair[1] != card]
    return len(player["beneath"]) < before


def discard_this(now: Running) -> None:
    must(now.card in now.me["tableau"] and now.book.quality(now.card) != "corporation")
    leave(now.card, now)
    now.position["discards"].append(now.card)


def discard_played(node: DiscardPlayed, now: Running) -> Run:
    """Another of one's own cards in play goes to the discard pile."""
    yield from one_leaves(node.cards, now.position["discards"], now)


def take_back(node: TakeBack, now: Running) -> Run:
    yield from one_leaves(node.cards, now.me["hand"], now)


def take_card(node: TakeCard, now: Running) -> None:
    """Into the hand: a card that lies revealed, one's own in play, but no corporation, or one that lies beneath."""
    card = now.it if node.it else now.card
    if node.it and card in now.lying_revealed:
        now.me["hand"].append(card)
        tell_of_cards(now, "draws", [card])
    elif node.it and lift(card, now.me):
        now.me["hand"].append(card)
    else:
        must(in_play(card, now) and (node.it or card in now.me["tableau"]))
        leave(card, now)
        now.me["hand"].append(card)
    if node.it:
        now.spoken = card


def discard_it(now: Running) -> None:
    """Out of the hand, out of play, or from beneath one's own card."""
    card = now.it
    if card in now.me["hand"]:
        now.me["hand"].remove(card)
        now.position["discards"].append(card)
        tell_of_cards(now, "discards", [card])
    elif lift(card, now.me):
        now.position["discards"].append(card)
    else:
        must(in_play(card, now))
        leave(card, now)
        now.position["discards"].append(card)
    now.spoken = card


def in_play(card: str, now: Running) -> bool:
    """Before its player, open or face down, and no corporation."""
    lies = card in now.me["tableau"] or card in now.me["events"]
    return lies and now.book.quality(card) != "corporation"


def one_leaves(described: CardKind, pile: list[str], now: Running) -> Run:
    """Another of one's own cards, an event that lies face down as well; never a corporation."""
    lying = [card for card in now.me["tableau"] + now.me["events"] if card != now.card]
    cards = [card for card in lying if now.book.quality(card) != "corporation"]
    such = [card for card in cards if is_such(card, described, now)]
    now.spoken = ""
    if such:
        card = yield from choose_card(such, now)
        leave(card, now)
        now.spoken = card
        pile.append(card)
