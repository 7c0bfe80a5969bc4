"""`impossible-step`: it can never be carried out in full. In: a deck. Out: a finding for each such step."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck, blocks_in, blocks_of
from cardwright.findings import Finding, error
from cardwright.rules.nodes import (
    Amount,
    Card,
    DiscardThis,
    DrawSome,
    Fixed,
    Lower,
    Node,
    Noun,
    Perform,
    Place,
    Raise,
    Step,
    ValueOf,
)


def _most(amount: Amount) -> int:
    return amount.number if isinstance(amount, Fixed) else 0


def _never(node: Node, label: str, help: str) -> Finding:
    return error(
        "impossible-step",
        "This step can never be carried out in full",
        node.span,
        label,
        help=help,
    )


def _problem(step: Step) -> str:
    match step:
        case DrawSome(amount=amount, keep=keep) if _most(keep) > _most(amount) > 0:
            return f"only {_most(amount)} are drawn"
    return ""


def _change(step: Step) -> tuple[Noun, int] | None:
    """Of what there is so much, and how much of it this step takes; what it gives back is less than nothing."""
    match step:
        case Raise(track=track, amount=amount):
            return track, _most(amount)
        case Lower(track=track, amount=amount):
            return track, -_most(amount)
        case Place(tile=tile, amount=amount):
            return tile, _most(amount)
    return None


def _length(deck: Deck, track: Noun) -> int:
    """How many steps a track has; 0 where nobody knows."""
    entry = deck.entry(track)
    if entry is None or not entry.has("goal"):
        return 0
    length = abs(entry.number_in("goal") - entry.number_in("start"))
    return length // (abs(entry.number_in("step", 1)) or 1)


def _in_block(deck: Deck, block: tuple[Step, ...]) -> Iterator[tuple[Step, str]]:
    """Steps of one block are all carried out, so that they add up."""
    changed: dict[Noun, int] = {}
    for step in block:
        if problem := _problem(step):
            yield step, problem
        if change := _change(step):
            noun, amount = change
            before = changed.get(noun, 0)
            changed[noun] = before + amount
            entry = deck.entry(noun)
            supply = entry.number_in("supply") if entry else 0
            there = supply or _length(deck, noun)
            if 0 < there < abs(before + amount):
                changed[noun] = before
                yield step, _too_many(there, abs(before), "" if supply else " steps")


def _too_many(there: int, before: int, of: str) -> str:
    whole = f"it has {there}{of}" if of else f"there are {there}"
    return f"{whole}, and {before} went before" if before else whole


def _leaving(deck: Deck, card: Card) -> Iterator[Finding]:
    """Only what a player has played lies before him as a card that can go."""
    kind = deck.vocabulary.kinds.get(card.kind.id)
    if kind is None or "when_played" in kind.clauses:
        return
    for node in card.walk():
        if isinstance(node, DiscardThis):
            yield _never(
                node,
                "what was never played stays",
                "Say a limit instead: `action once per game`, `whenever ..., once per game`.",
            )


def _of_nothing(deck: Deck, card: Card) -> Iterator[Finding]:
    """A value that is 0 for everybody is no price."""
    for node in card.walk():
        entry = deck.entry(node.value) if isinstance(node, ValueOf) else None
        if entry is not None and not entry.number_in("normally"):
            yield _never(node, "it is 0", "Name a value that is more for everybody, or a number.")


def _not_its_own(deck: Deck, card: Card) -> Iterator[Finding]:
    """A deed of the game itself is for the kinds of item that say so."""
    kind = deck.vocabulary.kinds.get(card.kind.id)
    if kind is None:
        return
    for node in card.walk():
        if isinstance(node, Perform) and node.trigger.category not in ("trigger", *kind.performs):
            yield _never(
                node,
                f"no {kind.one} does this",
                "Say what its player does instead: `cardwright explain perform`.",
            )


def findings(deck: Deck) -> Iterator[Finding]:
    blocks = (
        block for card in deck.cards for _, steps in blocks_of(card) for block in blocks_in(steps)
    )
    for card in deck.cards:
        yield from _leaving(deck, card)
        yield from _not_its_own(deck, card)
        yield from _of_nothing(deck, card)
    for step, problem in (found for block in blocks for found in _in_block(deck, block)):
        yield _never(step, problem, "Ask for no more than there is.")
