"""`duplicate-name`: two items of one kind share a name, or have names that nobody can tell apart. In: a deck. Out: one finding for each later item."""

from collections.abc import Iterator

from cardwright.checks.all_cards import AllCards
from cardwright.checks.deck import Deck
from cardwright.checks.duplicate_id import repeated
from cardwright.checks.gist import gathered
from cardwright.findings import Finding, Label, error
from cardwright.rules.nodes import Card
from cardwright.source.visible import passes_for


@gathered
def replaces(card: Card, _: Deck) -> tuple[str, ...]:
    """The id of the item in whose place it comes: only one of the two is ever in a game."""
    found = card.field("replaces")
    return tuple(map(str, found.values)) if found is not None else ()


def findings(deck: AllCards) -> Iterator[Finding]:
    replaced = {id(gist): ids for gist, ids in deck.told(replaces)}
    for earlier, later in repeated(deck, lambda gist: passes_for(gist.name)):
        if later.id == earlier.id or earlier.id in replaced.get(id(later), ()):
            continue
        kind = deck.vocabulary.kind(later.kind)
        yield error(
            "duplicate-name",
            f'Two {kind.many if kind else "items"} are called "{later.name}"',
            later.span(later.start, later.end),
            "this name is taken",
            secondary=(Label(earlier.span(earlier.start, earlier.end), "the other one"),),
            body="Players tell them apart by their names.",
            help="Rename one of them.",
        )
