"""`impossible-step`: it can never be carried out in full. In: a deck. Out: a finding for each such step."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.diagnostics import Diagnostic, error
from cardwright.rules.nodes import (
    Amount,
    Card,
    DrawSome,
    Fixed,
    Lower,
    Noun,
    Place,
    Raise,
    RaiseFurthest,
    Repeat,
    Step,
    TakeBack,
)


def _most(amount: Amount) -> int:
    return amount.number if isinstance(amount, Fixed) else 0


def _problem(deck: Deck, step: Step) -> str:
    match step:
        case DrawSome(amount=amount, keep=keep) if keep > _most(amount) > 0:
            return f"only {_most(amount)} are drawn"
        case Raise(track=track, amount=amount) | Lower(track=track, amount=amount):
            return _too_far(deck, (track,), amount)
        case RaiseFurthest(tracks=tracks, amount=amount):
            return _too_far(deck, tracks, amount)
        case Place(tile=tile, count=count) | TakeBack(tile=tile, count=count):
            entry = deck.entry(tile)
            supply = entry.number_in("supply") if entry else 0
            return f"there are {supply}" if 0 < supply < count else ""
        case Repeat(family=family) if not _some_changes(deck, step):
            return f"no such card changes a {family.id}"
    return ""


def _too_far(deck: Deck, tracks: tuple[Noun, ...], amount: Amount) -> str:
    """Longer than the longest of the tracks."""
    lengths = []
    for track in tracks:
        entry = deck.entry(track)
        if entry is None or not entry.has("goal"):
            return ""
        length = abs(entry.number_in("goal") - entry.number_in("start"))
        lengths.append(length // (abs(entry.number_in("step", 1)) or 1))
    longest = max(lengths, default=0)
    return f"it has {longest} steps" if _most(amount) > longest else ""


def _some_changes(deck: Deck, step: Repeat) -> bool:
    return any(
        getattr(getattr(other, "gauge", None), "family", None) == step.family
        for card, other in deck.all_steps
        if _is_of(card, step.cards.quality)
    )


def _is_of(card: Card, quality: Noun | None) -> bool:
    """A card of any tag, type or kind where none is asked for; else of that one."""
    return quality in (None, card.kind, *(noun for f in card.fields for noun in f.values))


def findings(deck: Deck) -> Iterator[Diagnostic]:
    for _, step in deck.all_steps:
        if problem := _problem(deck, step):
            yield error(
                "impossible-step",
                "This step can never be carried out in full",
                step.span,
                problem,
                help="Ask for no more than there is.",
            )
