"""`nowhere-to-add`: a resource is put where nothing can hold it. In: a deck. Out: a finding for each such step."""

from collections.abc import Iterator

from cardwright.checks.all_cards import AllCards
from cardwright.checks.deck import Deck
from cardwright.checks.gist import Gist, gathered, key_of
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Add, Card
from cardwright.source import Span

ELSEWHERE = ("any_card", "another_card", "played_card")


@gathered
def holds(card: Card, _: Deck) -> Iterator[str]:
    """The resources that it can hold."""
    return (key_of(noun) for noun in card.nouns_in("holds"))


@gathered
def adds(_: Card, deck: Deck) -> Iterator[tuple[str, str, int, int]]:
    """What it puts elsewhere: on what kind of holder, the resource, and where that is written."""
    for _, step in deck.nodes_of(Add):
        if step.holder.kind in ELSEWHERE and step.resource:
            place = step.span
            yield step.holder.kind, key_of(step.resource), place.start, place.end


def findings(deck: AllCards) -> Iterator[Finding]:
    holders: dict[str, list[Gist]] = {}
    for holder, held in deck.told(holds):
        for resource in held:
            holders.setdefault(resource, []).append(holder)
    for gist, added in deck.told(adds):
        for kind, resource, start, end in added:
            there = holders.get(resource, [])
            if not there or kind == "another_card" and there == [gist]:
                yield _finding(resource.split(" ")[1], gist.span(start, end), bool(there))


def _finding(resource: str, place: Span, is_held_here: bool) -> Finding:
    other = "other " if is_held_here else ""
    return error(
        "nowhere-to-add",
        f"No {other}card can hold `{resource}`",
        place,
        "nowhere to put it",
        body="A resource lies only on a card that says `holds`, and no such card of these sets holds this one.",
        help=f"Write a card with `holds {resource}`, or add another resource.",
    )
