"""`nowhere-to-place`: no map has a place for the tile. In: a deck. Out: a finding for each area that exists nowhere."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.diagnostics import Diagnostic, error
from cardwright.rules.nodes import Area, AreaRule, Noun
from cardwright.rules.nodes.card import FieldValue

NEIGHBOURS = 6


def _printed_areas(deck: Deck) -> list[tuple[FieldValue, ...]]:
    """What the rows of all boards say of each area."""
    return [
        group
        for card in deck.cards
        for field in card.fields
        if field.name == "row"
        for group in field.groups
    ]


def _also(deck: Deck, noun: Noun) -> set[Noun]:
    """The noun and the areas that count as it."""
    entries = deck.vocabulary.of_category(noun.category)
    return {noun, *(e.noun for e in entries if noun in e.nouns_in("counts_as"))}


def _exists(deck: Deck, noun: Noun, printed: list[tuple[FieldValue, ...]]) -> bool:
    entry = deck.entry(noun)
    if entry and any(entry.has(flag) for flag in ("off_map", "fallback", "board")):
        return True
    return any(_also(deck, noun) & set(area) for area in printed)


def _rule_problem(
    rule: AreaRule, area: Area, deck: Deck, printed: list[tuple[FieldValue, ...]]
) -> str:
    if rule.kind == "beside_some" and rule.number > NEIGHBOURS:
        return f"an area has {NEIGHBOURS} neighbours at most"
    if rule.kind == "with_bonus":
        here = [group for group in printed if _also(deck, area.noun) & set(group)]
        if not any(set(rule.bonuses) & set(group) for group in here):
            return "no board prints such a bonus there"
    return ""


def _problem(deck: Deck, area: Area, printed: list[tuple[FieldValue, ...]]) -> str:
    if not _exists(deck, area.noun, printed):
        return "no board has such an area"
    problems = (_rule_problem(rule, area, deck, printed) for rule in area.rules)
    return next((problem for problem in problems if problem), "")


def findings(deck: Deck) -> Iterator[Diagnostic]:
    printed = _printed_areas(deck)
    if not printed:
        return
    for _, node in deck.all_nodes:
        if isinstance(node, Area) and (problem := _problem(deck, node, printed)):
            yield error(
                "nowhere-to-place",
                "There is no place for this on any map",
                node.span,
                problem,
                help="Name an area that a board of these sets has.",
            )
