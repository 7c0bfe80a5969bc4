"""`nothing-to-repeat`: no card does what would be repeated. In: a deck. Out: a finding for each such step."""

from collections.abc import Iterator

from cardwright.checks.all_cards import AllCards
from cardwright.checks.deck import Deck
from cardwright.checks.gist import Gist, gathered, key_of
from cardwright.findings import Finding, error
from cardwright.findings.words import with_article
from cardwright.rules.nodes import Card, Decrease, Increase, Noun, Repeat


@gathered
def changes(_: Card, deck: Deck) -> list[str]:
    """The families whose gauges it moves."""
    moved = (
        step.gauge.family
        for _, step in deck.nodes_of(Increase, Decrease)
        if isinstance(step, Increase | Decrease)
    )
    return sorted({key_of(family) for family in moved if family is not None})


@gathered
def repeats(_: Card, deck: Deck) -> Iterator[Repeat]:
    return (step for _, step in deck.nodes_of(Repeat))


def _some_changes(deck: AllCards, repeat: Repeat) -> bool:
    family, quality = key_of(repeat.family), repeat.cards.quality
    return any(
        family in moved and _is_of(deck, gist, quality) for gist, moved in deck.told(changes)
    )


def _is_of(deck: AllCards, gist: Gist, quality: Noun | None) -> bool:
    """A card of any tag, type or kind where none is asked for; else of that one."""
    if quality is None:
        return True
    card = deck.card(gist)
    return quality in (card.kind, *(noun for f in card.fields for noun in f.values))


def findings(deck: AllCards) -> Iterator[Finding]:
    for _, repeated in deck.told(repeats):
        for repeat in repeated:
            if not _some_changes(deck, repeat):
                yield error(
                    "nothing-to-repeat",
                    f"No such card changes {with_article(repeat.family.id)}",
                    repeat.span,
                    "there is nothing to repeat",
                    help=f"Write such a card that changes {with_article(repeat.family.id)}, or repeat those of other cards.",
                )
