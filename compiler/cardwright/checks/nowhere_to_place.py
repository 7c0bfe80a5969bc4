"""`nowhere-to-place`: no map has a place for the tile. In: a deck. Out: a finding for each area that exists nowhere."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from cardwright.checks.deck import Deck, nouns_of
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Area, AreaRule, Noun, Place

NEIGHBOURS = 6
ANYWHERE = ("off_map", "fallback", "board")
"""Areas of the rules, which no board needs to print."""


@dataclass(slots=True)
class _Boards:
    """What all boards print, and what is laid there as a marker; `beside` each kind of area, whatever counts as it."""

    deck: Deck
    printed: list[frozenset[Noun]]
    laid: frozenset[Noun]
    _beside: dict[Noun, frozenset[Noun]] = field(default_factory=dict)

    def beside(self, noun: Noun) -> frozenset[Noun]:
        """All that boards print on areas of that kind, the area included; empty where there is none."""
        if noun not in self._beside:
            also = self.deck.counting_as(noun)
            here = (area for area in self.printed if also & area)
            self._beside[noun] = frozenset().union(*here)
        return self._beside[noun]


def _boards(deck: Deck) -> _Boards:
    rows = (field for card in deck.cards for field in card.fields if field.name == "row")
    printed = [frozenset(nouns_of(group)) for row in rows for group in row.groups]
    placed = (step.tile for _, step in deck.nodes_of(Place))
    return _Boards(deck, printed, frozenset(noun for noun in placed if noun.category != "tile"))


def _problem(boards: _Boards, area: Area) -> str:
    kinds = (area.noun, *area.others)
    printed = frozenset[Noun]().union(*map(boards.beside, kinds))
    entries = (boards.deck.entry(noun) for noun in kinds)
    on_tiles = any(noun.category == "tile" for noun in kinds)
    found = any(e.has(flag) for e in entries if e for flag in ANYWHERE)
    if not printed and not on_tiles and not found:
        return "no board has such an area"
    if on_tiles:
        return _contradiction(boards, area)
    problems = [_rule_problem(boards, rule, printed) for rule in area.rules]
    return next((problem for problem in problems if problem), "") or _contradiction(boards, area)


def _contradiction(boards: _Boards, area: Area) -> str:
    """Beside none of them, and beside some: of the same tile, or of one that counts as it."""
    none = [rule for rule in area.rules if rule.kind == "beside_none"]
    for rule in area.rules:
        if rule.kind != "beside_some":
            continue
        if any(
            other.owner in (None, "everyone", rule.owner)
            and (not other.tile or rule.tile and rule.tile in boards.deck.counting_as(other.tile))
            for other in none
        ):
            return "beside such a tile and beside none"
    return ""


def _rule_problem(boards: _Boards, rule: AreaRule, printed: frozenset[Noun]) -> str:
    if rule.kind == "beside_some":
        supply = boards.deck.supply(rule.tile) if rule.tile else None
        if rule.number > NEIGHBOURS:
            return f"an area has {NEIGHBOURS} neighbours at most"
        if supply is not None and rule.number > supply:
            return f"there are {supply} of these tiles" if supply > 1 else "there is one such tile"
    if rule.kind == "with_bonus" and not (printed | boards.laid) & set(rule.bonuses):
        return "no board prints such a bonus there"
    return ""


def _reserved(deck: Deck, step: Place) -> str:
    """An area that takes only certain tiles takes no other one; on a tile lies only what covers it."""
    kinds = (step.area.noun, *step.area.others) if step.area else ()
    tiles = (deck.entry(kind) for kind in kinds if kind.category == "tile")
    if any(entry is not None and not entry.has("marks") for entry in tiles):
        laid = (deck.entry(noun) for noun in (step.tile, *step.others))
        if any(entry and not (entry.has("covers") or entry.has("marks")) for entry in laid):
            return "only a tile that `covers` or `marks` lies on another one"
    entry = deck.entry(step.area.noun) if step.area else None
    only = entry.nouns_in("only_for") if entry else ()
    allowed = {noun for tile in only for noun in deck.counting_as(tile)}
    if only and not allowed.issuperset((step.tile, *step.others)):
        return f"only for {' and '.join(f'`{tile.id}`' for tile in only)}"
    return ""


def _problems(deck: Deck, boards: _Boards) -> Iterator[tuple[Area, str]]:
    for _, area in deck.nodes_of(Area) if boards.printed else ():
        yield area, _problem(boards, area)
    for _, step in deck.nodes_of(Place):
        if step.area:
            yield step.area, _reserved(deck, step)


def findings(deck: Deck) -> Iterator[Finding]:
    boards = _boards(deck)
    for area, problem in _problems(deck, boards):
        if problem:
            yield error(
                "nowhere-to-place",
                "There is no place for this on any map",
                area.span,
                problem,
                help="Name an area that a board of these sets has.",
            )
