"""`never-ends`: the game waits for what no rules can bring about, or for tiles that a map has no room for. In: a deck. Out: a finding for each such noun and map."""

from collections.abc import Iterator

from cardwright.checks.all_cards import AllCards
from cardwright.checks.deck import Deck, blocks_of, counting_as, nouns_of, steps_in
from cardwright.checks.gist import Gist, gathered, key_of
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Card, Fixed, Lies, Noun, Place, Raise, WhenPlayed, WhenReaches
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


@gathered
def lies(card: Card, _: Deck) -> Iterator[tuple[Noun, ...]]:
    """On areas of which kinds such a tile lies."""
    areas = (clause.area for clause in card.clauses if isinstance(clause, Lies))
    return ((area.noun, *area.others) for area in areas)


@gathered
def map_of_rows(card: Card, _: Deck) -> Iterator[tuple[str, ...]]:
    """What stands on each area of a map; a board beside it has other fields as well."""
    if all(field.name == "row" for field in card.fields):
        yield from (
            tuple(map(key_of, nouns_of(area))) for row in card.fields for area in row.groups
        )


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
        if field is None:
            continue
        problem = _problem(deck, entry)
        if problem:
            yield error(
                "never-ends",
                f"No game ends that waits for `{entry.noun.id}`",
                field.span,
                problem,
                help="Write rules that bring it about, an action for example; or take `ends_game` out.",
            )
        else:
            yield from _too_small(deck, entry)


def _too_small(deck: AllCards, entry: Entry) -> Iterator[Finding]:
    """Maps with less room than the game waits for."""
    kinds = _where_it_lies(deck, entry)
    for board, areas in deck.told(map_of_rows) if kinds else ():
        is_known = entry.layer in deck.vocabulary.layers.certain_for(board.path)
        there = sum(1 for area in areas if kinds & {*area})
        if is_known and there < _due(entry):
            yield error(
                "never-ends",
                f"No game ends on `{board.id}`: it waits for `{entry.noun.id}`",
                board.span(board.start, board.start + len(f"{board.kind} {board.id}")),
                f"there are {_due(entry)} of these tiles, and {there} areas for them",
                help=f"Give the map more areas on which `{entry.noun.id}` lies.",
            )


def _where_it_lies(deck: AllCards, entry: Entry) -> set[str]:
    """Keys of the kinds of area that the tile itself asks for, and of all that count as one."""
    said = (kinds for gist, told in deck.told(lies) if _is(gist, entry, deck) for kinds in told)
    return {
        key_of(kind)
        for kinds in said
        for noun in kinds
        for kind in counting_as(noun, deck.vocabulary)
    }


def _is(gist: Gist, entry: Entry, deck: AllCards) -> bool:
    same = (gist.kind, gist.id) == (entry.noun.category, entry.noun.id)
    return same and deck.vocabulary.layers.of(gist.path) == entry.layer
