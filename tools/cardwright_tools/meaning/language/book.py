"""All that is printed and never changes: cards, nouns, the map. In: the rules of a game. Out: what is said of a card, a tile, an area."""

from collections.abc import Iterable
from dataclasses import dataclass

from cardwright.rules.nodes import Card, Gauge, Noun
from cardwright.vocabulary import Vocabulary
from cardwright.vocabulary.entry import Entry

MONEY = "megacredit"


@dataclass(frozen=True, slots=True)
class Place:
    """One area of the map; `around` are the areas beside it."""

    kinds: tuple[str, ...]
    bonuses: tuple[str, ...]
    row: int
    around: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """`items` by kind of noun and id: `card algae`, `track oxygen`, `tile city`."""

    items: dict[tuple[str, str], Card]
    nouns: Vocabulary
    map: dict[str, Place]
    sets: frozenset[str]

    def card(self, id: str) -> Card:
        """A card of the deck, a corporation, or with `project.` before its id a project of the board."""
        is_project = id.startswith("project.")
        kinds = ("standard_project", "conversion") if is_project else ("card", "corporation")
        key = id.removeprefix("project.")
        found = self.items.get((kinds[0], key)) or self.items.get((kinds[1], key))
        assert found is not None, id
        return found

    def item(self, category: str, id: str) -> Card | None:
        return self.items.get((category, id))

    def said_of(self, category: str, id: str) -> Entry:
        """What the vocabulary says of a noun."""
        known = (entry for entry in self.nouns.of_category(category) if entry.noun.id == id)
        return next(known)

    def tile_is(self, tile: str, wanted: str | None) -> bool:
        """A tile is itself and all that it counts as; every tile is `tile` (None)."""
        also = (other.id for other in self.said_of("tile", tile).nouns_in("counts_as"))
        return wanted in (None, tile) or any(self.tile_is(other, wanted) for other in also)

    def hides(self, bonus: Noun) -> bool:
        """It lies face down as a marker."""
        return bonus.category == "bonus" and self.said_of("bonus", bonus.id).has("hides")

    def tile_says(self, tile: str, field: str) -> Entry | None:
        """Who says this of the tile: itself, or else a tile that it counts as."""
        entry = self.said_of("tile", tile)
        if entry.has(field):
            return entry
        found = (self.tile_says(other.id, field) for other in entry.nouns_in("counts_as"))
        return next((said for said in found if said is not None), None)

    def holds(self, card: str) -> str:
        """The resource that can lie on a card; empty where none can."""
        nouns = self.card(card).nouns_in("holds")
        return nouns[0].id if nouns else ""

    def tags(self, card: str) -> list[str]:
        return [noun.id for noun in self.card(card).nouns_in("tags")]

    def quality(self, card: str) -> str:
        """Its type, as a corporation has none printed."""
        found = self.card(card).nouns_in("quality")
        return found[0].id if found else self.card(card).kind.id

    def least(self, gauge: str) -> int:
        """How far down it may go: income to -5 (000 p. 6), everything else to 0."""
        noun, _, family = gauge.partition(" ")
        for entry in self.nouns.of_category("resource"):
            said = entry.field("least")
            if entry.noun.id == noun and family and said is not None:
                return next(v for v in said.values if isinstance(v, int))
        for entry in self.nouns.of_category("counter"):
            if entry.noun.id == noun:
                return entry.number_in("least")
        return 0


def name_of(gauge: Gauge) -> str:
    """`plant`, `plant production`, `rating`."""
    return f"{gauge.noun.id} {gauge.family.id}" if gauge.family else gauge.noun.id


def book_of(cards: Iterable[Card], nouns: Vocabulary, board: str, sets: Iterable[str]) -> Book:
    items = {(card.kind.id, card.id): card for card in cards}
    return Book(items, nouns, map_of(items["board", board], nouns), frozenset(sets))


def map_of(board: Card, nouns: Vocabulary) -> dict[str, Place]:
    """Areas by row and place, `3-1`: each row lies half an area beside the one above it."""
    rows = [field.groups for field in board.fields if field.name == "row"]
    said = {(row, at): group for row, groups in enumerate(rows) for at, group in enumerate(groups)}
    # From the middle of its row, in halves of an area.
    columns = {(row, at): 2 * at - len(rows[row]) for row, at in said}
    return {
        f"{row + 1}-{at + 1}": Place(
            kinds_of([v for v in group if isinstance(v, Noun)], nouns),
            bonuses_of(group),
            row,
            tuple(
                f"{other[0] + 1}-{other[1] + 1}"
                for other, column in columns.items()
                if (abs(other[0] - row), abs(column - columns[row, at])) in ((0, 2), (1, 1))
            ),
        )
        for (row, at), group in said.items()
    }


def kinds_of(said: list[Noun], nouns: Vocabulary) -> tuple[str, ...]:
    """What an area counts as. An area kept for certain tiles goes by its own name alone; one of no kind is land."""
    kinds = [noun for noun in said if noun.category == "area"]
    for noun in kinds:
        entry = next(e for e in nouns.of_category("area") if e.noun == noun)
        if entry.has("only_for"):
            return (noun.id,)
        kinds.extend(other for other in entry.nouns_in("counts_as") if other not in kinds)
    return tuple(noun.id for noun in kinds) or ("land",)


def bonuses_of(group: tuple[int | str | Noun, ...]) -> tuple[str, ...]:
    """`plant 2` gives a plant twice."""
    found: list[str] = []
    for value in group:
        if isinstance(value, Noun) and value.category != "area":
            found.append(value.id)
        elif isinstance(value, int):
            found.extend(found[-1:] * (value - 1))
    return tuple(found)
