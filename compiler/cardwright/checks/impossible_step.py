"""`impossible-step`: it can never be carried out in full. In: a deck. Out: a finding for each such step."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.diagnostics import Diagnostic, error
from cardwright.rules.nodes import Amount, DrawSome, Fixed, Lower, Place, Raise, Repeat, Step


def _most(amount: Amount) -> int:
    return amount.number if isinstance(amount, Fixed) else 0


def _problem(deck: Deck, step: Step) -> str:
    match step:
        case DrawSome(amount=amount, keep=keep) if keep > _most(amount) > 0:
            return f"only {_most(amount)} are drawn"
        case Raise(track=track, amount=amount) | Lower(track=track, amount=amount):
            entry = deck.entry(track)
            if entry and entry.has("goal"):
                length = abs(entry.number_in("goal") - entry.number_in("start"))
                steps = length // entry.number_in("step", 1)
                return f"it has {steps} steps" if _most(amount) > steps else ""
        case Place(tile=tile, count=count):
            entry = deck.entry(tile)
            supply = entry.number_in("supply") if entry else 0
            return f"there are {supply}" if 0 < supply < count else ""
        case Repeat(family=family) if not _some_changes(deck, step):
            return f"no such card changes a {family.id}"
    return ""


def _some_changes(deck: Deck, step: Repeat) -> bool:
    wanted = step.cards.quality
    return any(
        getattr(getattr(other, "gauge", None), "family", None) == step.family
        for card, other in deck.all_steps
        if wanted is None or wanted in card.nouns_in("tags")
    )


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
