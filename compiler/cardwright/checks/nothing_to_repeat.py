"""`nothing-to-repeat`: no card does what would be repeated. In: a deck. Out: a finding for each such step."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Card, Decrease, Increase, Noun, Repeat


def _some_changes(deck: Deck, repeat: Repeat) -> bool:
    return any(
        isinstance(step, Increase | Decrease)
        and step.gauge.family == repeat.family
        and _is_of(card, repeat.cards.quality)
        for card, step in deck.nodes_of(Increase, Decrease)
    )


def _is_of(card: Card, quality: Noun | None) -> bool:
    """A card of any tag, type or kind where none is asked for; else of that one."""
    return quality in (None, card.kind, *(noun for f in card.fields for noun in f.values))


def findings(deck: Deck) -> Iterator[Finding]:
    for _, repeat in deck.nodes_of(Repeat):
        if not _some_changes(deck, repeat):
            yield error(
                "nothing-to-repeat",
                f"No such card changes a {repeat.family.id}",
                repeat.span,
                "there is nothing to repeat",
                help=f"Write such a card that changes a {repeat.family.id}, or repeat those of other cards.",
            )
