"""Findings that a card allows. In: all findings and the cards. Out: the others, and `unused-allow` for lines that allow nothing."""

from collections.abc import Iterable

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, warning
from cardwright.rules.nodes import Allow, Card

ALWAYS_TOLD = ("python-escape",)
"""What whoever gets a pack must know; its author cannot keep it from him."""


def without_allowed(deck: Deck, findings: Iterable[Finding]) -> tuple[Finding, ...]:
    allowed = {(id(card), allow.slug) for card in deck.cards for allow in card.allows}
    left: list[Finding] = []
    used: set[tuple[int, str]] = set()
    for finding in findings:
        card = deck.card_at(finding.primary.span)
        if finding.slug not in ALWAYS_TOLD and (id(card), finding.slug) in allowed:
            used.add((id(card), finding.slug))
        else:
            left.append(finding)
    sound = (card for card in deck.cards if not card.damaged)
    unused = (
        _unused(card, a) for card in sound for a in card.allows if (id(card), a.slug) not in used
    )
    return (*left, *unused)


def _unused(card: Card, allow: Allow) -> Finding:
    return warning(
        "unused-allow",
        f"`{card.id}` allows `{allow.slug}`, which "
        + ("is always told" if allow.slug in ALWAYS_TOLD else "does not occur"),
        allow.span,
        "allows nothing",
        help="Delete this line.",
    )
