"""Findings that a card allows. In: all findings and the cards. Out: the others, and `unused-allow` for lines that allow nothing."""

from collections import defaultdict
from collections.abc import Iterable

from cardwright.checks.deck import Deck, whole_line
from cardwright.diagnostics import Diagnostic, Edit, Fix, warning
from cardwright.rules.nodes import Allow, Card


def without_allowed(deck: Deck, findings: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    everything = tuple(findings)
    of_kind: dict[tuple[str, str], list[Diagnostic]] = defaultdict(list)
    for finding in everything:
        of_kind[finding.slug, finding.primary.span.path].append(finding)
    allowed: set[int] = set()
    unused: list[Diagnostic] = []
    for card in deck.cards:
        for allow in card.allows:
            here = [f for f in of_kind.get((allow.slug, card.path), ()) if _is_in(f, card)]
            allowed.update(map(id, here))
            if not here and not card.damaged:
                unused.append(_unused(deck, card, allow))
    return (*(f for f in everything if id(f) not in allowed), *unused)


def _is_in(finding: Diagnostic, card: Card) -> bool:
    return card.span.start <= finding.primary.span.start <= card.span.end


def _unused(deck: Deck, card: Card, allow: Allow) -> Diagnostic:
    source = deck.source(card.path)
    fix = Fix("Delete the line", (Edit(whole_line(source, allow.span), ""),)) if source else None
    return warning(
        "unused-allow",
        f"`{card.id}` allows `{allow.slug}`, which does not occur",
        allow.span,
        "allows nothing",
        help="Delete this line.",
        fix=fix,
    )
