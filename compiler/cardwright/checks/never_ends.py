"""`never-ends`: the game waits for what no rules can bring about. In: a deck. Out: a finding for each such noun."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck, blocks_of, steps_in
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Fixed, Noun, Place, Raise, Step, WhenPlayed, WhenReaches
from cardwright.vocabulary import Entry

ONCE = (WhenPlayed, WhenReaches)
"""Clauses that happen once in a game; any other may come again as often as it is needed."""


def _brings(step: Step, wanted: Noun) -> int | None:
    """None for an amount that only a game knows."""
    match step:
        case Raise(track=track, amount=amount) if track == wanted:
            return amount.number if isinstance(amount, Fixed) else None
        case Place(tile=tile, amount=amount) if tile == wanted:
            return amount.number if isinstance(amount, Fixed) else None
    return 0


def _brought(deck: Deck, wanted: Noun) -> int | None:
    """How much of it all rules together bring; None where nothing limits it."""
    if any(wanted in entry.nouns_in("raises") for entry in deck.vocabulary.entries):
        return None
    brought = 0
    for card in deck.cards:
        for clause, steps in blocks_of(card):
            amounts = [_brings(step, wanted) for step in steps_in(steps)]
            if None in amounts or any(amounts) and not isinstance(clause, ONCE):
                return None
            brought += sum(amount or 0 for amount in amounts)
    return brought


def _due(entry: Entry) -> int:
    """Steps of a track, or tiles of a supply."""
    length = entry.number_in("goal") - entry.number_in("start")
    return entry.number_in("supply") or length // entry.number_in("step", 1)


def _problem(deck: Deck, entry: Entry) -> str:
    if not entry.has("goal") and not entry.has("supply"):
        return "it has no `supply`, so there is always one more"
    brought, due = _brought(deck, entry.noun), _due(entry)
    if brought is None or brought >= due:
        return ""
    return f"it takes {due}, and all cards together bring {brought}"


def findings(deck: Deck) -> Iterator[Finding]:
    for entry in deck.vocabulary.entries:
        field = entry.field("ends_game")
        if field is not None and (problem := _problem(deck, entry)):
            yield error(
                "never-ends",
                f"No game ends that waits for `{entry.noun.id}`",
                field.span,
                problem,
                help="Write rules that bring it about, an action for example; or take `ends_game` out.",
            )
