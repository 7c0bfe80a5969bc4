"""Findings that a card allows. In: all findings and the cards. Out: the others, and `unused-allow` for lines that allow nothing."""

from collections.abc import Container, Iterable, Iterator

from cardwright.checks.all_cards import AllCards
from cardwright.checks.deck import Deck
from cardwright.checks.gist import Gist, gathered
from cardwright.findings import Finding, warning
from cardwright.rules.nodes import Card
from cardwright.source import Span

ALWAYS_TOLD = ("python-escape",)
"""What whoever gets a pack must know; its author cannot keep it from him."""


@gathered
def allows(card: Card, _: Deck) -> Iterator[tuple[str, int, int]]:
    """What it allows, and where that is written."""
    return ((each.slug, each.span.start, each.span.end) for each in card.allows)


def without_allowed(
    deck: AllCards, findings: Iterable[Finding], waiting: Container[str] = ()
) -> tuple[Finding, ...]:
    """Of checks that are still `waiting` for a card to be read nobody knows yet what they would find."""
    allowed = {(id(gist), slug) for gist, told in deck.told(allows) for slug, *_ in told}
    left: list[Finding] = []
    used: set[tuple[int, str]] = set()
    for finding in findings:
        gist = deck.at(finding.primary.span)
        if finding.slug not in ALWAYS_TOLD and (id(gist), finding.slug) in allowed:
            used.add((id(gist), finding.slug))
        else:
            left.append(finding)
    unused = (
        _unused(gist, slug, gist.span(start, end))
        for gist, told in deck.told(allows)
        for slug, start, end in told
        if not gist.damaged and slug not in waiting and (id(gist), slug) not in used
    )
    return (*left, *unused)


def _unused(gist: Gist, slug: str, place: Span) -> Finding:
    return warning(
        "unused-allow",
        f"`{gist.id}` allows `{slug}`, which "
        + ("is always told" if slug in ALWAYS_TOLD else "does not occur"),
        place,
        "allows nothing",
        help="Delete this line.",
    )
