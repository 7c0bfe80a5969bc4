"""`unused-holding`: a card can hold resources and never speaks of them. In: a deck. Out: a warning for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.checks.points_without_holding import spots_on_card
from cardwright.findings import Finding, warning
from cardwright.rules.nodes import Card, CardPays, Protect


def findings(deck: Deck) -> Iterator[Finding]:
    for card in deck.cards:
        holds = card.field("holds")
        if holds is not None and not card.python and not _is_spoken_of(card):
            yield warning(
                "unused-holding",
                f"`{card.id}` holds {card.text_in('holds')} and says nothing of it",
                holds.span,
                "never added, counted or spent here",
                help="Write what the resources on it are for, or delete the field.",
            )


def _is_spoken_of(card: Card) -> bool:
    held = {*card.nouns_in("holds")}
    return any(
        isinstance(node, CardPays)
        or any(spots_on_card(node))
        or (isinstance(node, Protect) and held & {gauge.noun for gauge in node.gauges})
        for node in card.walk()
    )
