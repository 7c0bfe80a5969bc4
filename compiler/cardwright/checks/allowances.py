"""Findings that a card allows. In: all findings and the cards. Out: the others, and `unused-allow` for lines that allow nothing."""

from collections.abc import Iterable, Iterator

from cardwright.checks.deck import Deck
from cardwright.diagnostics import Diagnostic, Edit, Fix, warning
from cardwright.rules.nodes import Allow, Card


def _is_in(finding: Diagnostic, card: Card) -> bool:
    span = finding.primary.span
    return span.path == card.path and card.span.start <= span.start <= card.span.end


def without_allowed(deck: Deck, findings: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    left = list(findings)
    unused: list[Diagnostic] = []
    for card in deck.cards:
        for allow in card.allows:
            kept = [f for f in left if f.slug != allow.slug or not _is_in(f, card)]
            if len(kept) == len(left):
                unused.append(_unused(card, allow))
            left = kept
    return (*left, *unused)


def _unused(card: Card, allow: Allow) -> Diagnostic:
    return warning(
        "unused-allow",
        f"`{card.id}` allows `{allow.slug}`, which does not occur",
        allow.span,
        "allows nothing",
        help="Delete this line.",
        fix=Fix("Delete the line", (Edit(allow.span, ""),)),
    )
