"""`never-ends`: the game waits for what no rules can bring about. In: a deck. Out: a finding for each such noun."""

from collections.abc import Iterator

from cardwright.checks.all_cards import AllCards
from cardwright.checks.deck import Deck, blocks_of, steps_in
from cardwright.checks.gist import gathered, key_of
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Card, Fixed, Noun, Place, Raise, WhenPlayed, WhenReaches
from cardwright.vocabulary import Entry

ONCE = (WhenPlayed, WhenReaches)
"""Clauses that happen once in a game; any other may come again as often as it is needed."""


@gathered
def brings(card: Card, _: Deck) -> Iterator[tuple[str, int | None, bool]]:
    """What it raises and places, how much of it, and whether only once; None for an amount that only a game knows."""
    for clause, steps in blocks_of(card):
        for step in steps_in(steps):
            if isinstance(step, Raise | Place):
                amount = step.amount.number if isinstance(step.amount, Fixed) else None
                brought = step.track if isinstance(step, Raise) else step.tile
                yield key_of(brought), amount, isinstance(clause, ONCE)


def _brought(deck: AllCards, wanted: Noun) -> int | None:
    """How much of it all rules together bring; None where nothing limits it."""
    if any(wanted in entry.nouns_in("raises") for entry in deck.vocabulary.entries):
        return None
    brought, key = 0, key_of(wanted)
    for _, told in deck.told(brings):
        for what, amount, once in told:
            if what == key:
                if amount is None or amount and not once:
                    return None
                brought += amount
    return brought


def _due(entry: Entry) -> int:
    """Steps of a track, or tiles of a supply."""
    length = entry.number_in("goal") - entry.number_in("start")
    return entry.number_in("supply") or length // entry.number_in("step", 1)


def _problem(deck: AllCards, entry: Entry) -> str:
    if not entry.has("goal") and not entry.has("supply"):
        return "it has no `supply`, so there is always one more"
    brought, due = _brought(deck, entry.noun), _due(entry)
    if brought is None or brought >= due:
        return ""
    return f"it takes {due}, and all cards together bring {brought}"


def findings(deck: AllCards) -> Iterator[Finding]:
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
