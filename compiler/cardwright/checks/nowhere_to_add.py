"""`nowhere-to-add`: a resource is put where nothing can hold it. In: a deck. Out: a finding for each such step."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.diagnostics import Diagnostic, error
from cardwright.rules.nodes import Add, Card, Noun

ELSEWHERE = ("any_card", "another_card", "played_card", "your_cards", "each_card")


def _holders(deck: Deck, noun: Noun) -> list[Card]:
    return [card for card in deck.cards if noun in card.nouns_in("holds")]


def findings(deck: Deck) -> Iterator[Diagnostic]:
    for card, step in deck.all_steps:
        if not (isinstance(step, Add) and step.resource and step.holder.kind in ELSEWHERE):
            continue
        holders = _holders(deck, step.resource)
        if step.holder.kind == "another_card":
            holders = [holder for holder in holders if holder.id != card.id]
        if not holders:
            yield error(
                "nowhere-to-add",
                f"No card can hold `{step.resource.id}`",
                step.span,
                "nowhere to put it",
                body="A resource lies only on a card that says `holds`, and no card of these sets holds this one.",
                help=f"Write a card with `holds {step.resource.id}`, or add another resource.",
            )
