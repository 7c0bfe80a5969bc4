"""`nowhere-to-place`: no map has a place for the tile. In: a deck. Out: a finding for each area that exists nowhere."""

from collections.abc import Iterator
from functools import cached_property

from cardwright.checks.all_cards import AllCards
from cardwright.checks.deck import Deck, counting_as, nouns_of, supply
from cardwright.checks.gist import gathered, key_of
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Area, AreaRule, Card, Noun, Place
from cardwright.values import dataclass

NEIGHBOURS = 6
ANYWHERE = ("off_map", "fallback", "board")
"""Areas of the rules, which no board needs to print."""


@gathered
def areas(_: Card, deck: Deck) -> Iterator[Area]:
    return (area for _, area in deck.nodes_of(Area))


@gathered
def placed(_: Card, deck: Deck) -> Iterator[Place]:
    return (step for _, step in deck.nodes_of(Place))


@gathered
def prints(card: Card, _: Deck) -> Iterator[tuple[str, ...]]:
    """Of a board, what stands on each area."""
    rows = (field for field in card.fields if field.name == "row")
    return (tuple(map(key_of, nouns_of(group))) for row in rows for group in row.groups)


@dataclass(frozen=True)
class _Boards:
    """What all boards print, and what is laid there as a marker; nouns by their keys."""

    deck: AllCards

    @cached_property
    def printed(self) -> tuple[frozenset[str], ...]:
        """Each way to print an area once."""
        return tuple({frozenset(area) for _, told in self.deck.told(prints) for area in told})

    @cached_property
    def placed(self) -> tuple[Place, ...]:
        return tuple(step for _, steps in self.deck.told(placed) for step in steps)

    @cached_property
    def laid(self) -> frozenset[str]:
        tiles = (step.tile for step in self.placed)
        return frozenset(key_of(noun) for noun in tiles if noun.category != "tile")

    @cached_property
    def _beside(self) -> dict[Noun, frozenset[str]]:
        return {}

    def beside(self, noun: Noun) -> frozenset[str]:
        """All that boards print on areas of that kind, or of one that counts as it, the area included; empty where there is none."""
        if noun not in self._beside:
            also = set(map(key_of, counting_as(noun, self.deck.vocabulary)))
            here = (area for area in self.printed if also & area)
            self._beside[noun] = frozenset().union(*here)
        return self._beside[noun]


def _problem(boards: _Boards, area: Area) -> str:
    kinds = (area.noun, *area.others)
    printed = frozenset[str]().union(*map(boards.beside, kinds))
    entries = (boards.deck.vocabulary.entry_of(noun) for noun in kinds)
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
            and (
                not other.tile
                or rule.tile
                and rule.tile in counting_as(other.tile, boards.deck.vocabulary)
            )
            for other in none
        ):
            return "beside such a tile and beside none"
    return ""


def _rule_problem(boards: _Boards, rule: AreaRule, printed: frozenset[str]) -> str:
    if rule.kind == "beside_some":
        there = supply(rule.tile, boards.deck.vocabulary, rule.span.path) if rule.tile else None
        if rule.number > NEIGHBOURS:
            return f"an area has {NEIGHBOURS} neighbours at most"
        if there is not None and rule.number > there:
            return f"there are {there} of these tiles" if there > 1 else "there is one such tile"
    if rule.kind == "with_bonus" and not (printed | boards.laid) & set(map(key_of, rule.bonuses)):
        return "no board prints such a bonus there"
    return ""


def _reserved(deck: AllCards, step: Place) -> str:
    """An area that takes only certain tiles takes no other one; on a tile lies only what covers it."""
    kinds = (step.area.noun, *step.area.others) if step.area else ()
    tiles = (deck.vocabulary.entry_of(kind) for kind in kinds if kind.category == "tile")
    if any(entry is not None and not entry.has("marks") for entry in tiles):
        laid = (deck.vocabulary.entry_of(noun) for noun in (step.tile, *step.others))
        if any(entry and not (entry.has("covers") or entry.has("marks")) for entry in laid):
            return "only a tile that `covers` or `marks` lies on another one"
    entry = deck.vocabulary.entry_of(step.area.noun) if step.area else None
    only = entry.nouns_in("only_for") if entry else ()
    allowed = {noun for tile in only for noun in counting_as(tile, deck.vocabulary)}
    if only and not allowed.issuperset((step.tile, *step.others)):
        return f"only for {' and '.join(f'`{tile.id}`' for tile in only)}"
    return ""


def _problems(deck: AllCards) -> Iterator[tuple[Area, str]]:
    boards = _Boards(deck)
    if boards.printed:
        spoken_of = (area for _, told in deck.told(areas) for area in told)
        yield from ((area, _problem(boards, area)) for area in spoken_of)
    for step in boards.placed:
        if step.area:
            yield step.area, _reserved(deck, step)


def findings(deck: AllCards) -> Iterator[Finding]:
    for area, problem in _problems(deck):
        if problem:
            yield error(
                "nowhere-to-place",
                "There is no place for this on any map",
                area.span,
                problem,
                help="Name an area that a board of these sets has.",
            )
