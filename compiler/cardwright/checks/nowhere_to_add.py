"""`nowhere-to-add`: a resource is put where nothing can hold it. In: a deck. Out: a finding for each such step."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Add, Card, Noun

ELSEWHERE = ("any_card", "another_card", "played_card")


def _has_holder(deck: Deck, card: Card, step: Add, noun: Noun) -> bool:
    holders = deck.held.get(noun, ())
    if step.holder.kind == "another_card":
        return any(holder is not card for holder in holders)
    return bool(holders)


def findings(deck: Deck) -> Iterator[Finding]:
    for card, step in deck.nodes_of(Add):
        if step.holder.kind not in ELSEWHERE:
            continue
        noun = step.resource
        if noun and not _has_holder(deck, card, step, noun):
            other = "other " if card in deck.held.get(noun, ()) else ""
            yield error(
                "nowhere-to-add",
                f"No {other}card can hold `{noun.id}`",
                step.span,
                "nowhere to put it",
                body="A resource lies only on a card that says `holds`, and no such card of these sets holds this one.",
                help=f"Write a card with `holds {noun.id}`, or add another resource.",
            )
