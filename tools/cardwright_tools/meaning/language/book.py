"""All that is printed and never changes: cards, nouns, the map. In: the rules of a game. Out: what is said of a card, a tile, an area."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

from cardwright.rules.nodes import (
    Card,
    CardKind,
    OnSomeCards,
    Done,
    ForATime,
    Gauge,
    ItIs,
    Noun,
    PaysForProject,
    PlaysCard,
    Whenever,
    answers_for_others,
    whenevers_of,
)
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
class Printed:
    """What is asked of a card again and again. `holds` is empty where no resource can lie on it."""

    quality: str
    tags: tuple[str, ...]
    holds: str
    answers: tuple[Whenever, ...]
    for_a_time: tuple[ForATime, ...]
    """All that holds for a time, in the order in which it is written."""
    for_others: tuple[Whenever, ...]
    """What answers for whoever carried out a step that is not its own player's."""
    may_wait: bool
    """An event lies face down, and waits for nothing but what it said for a time."""
    asks: tuple[bool, ...]
    """Of each answer, whether it asks what set it off."""


@dataclass(frozen=True)
class Book:
    """`items` by kind of noun and id: `card algae`, `track oxygen`, `tile city`."""

    items: dict[tuple[str, str], Card]
    nouns: Vocabulary
    map: dict[str, Place]
    sets: frozenset[str]
    board: str
    counts_done: dict[str, tuple[Done, ...]]
    """Cards, corporations and projects that count what was done, with what they count."""
    added: str = ""
    """The card of which this book knows more than others that share its pages."""
    pages: dict[str, Printed] = field(default_factory=dict)
    """Cards that somebody looked at."""

    def with_card(self, card: Card) -> "Book":
        """The same with one more card, or with another one in its place."""
        others = {
            name: counted
            for name, counted in self.counts_done.items()
            if name != name_in_game(card)
        }
        items = {**self.items, (card.kind.id, card.id): card}
        counts = {**others, **counts_of([card])}
        book = replace(self, items=items, counts_done=counts, added=name_in_game(card))
        # What the vocabulary says is the same for all cards.
        vars(book).update(_entries=self._entries, _areas=self._areas)
        return book

    def prizes(self, kind: str) -> list[Card]:
        """Milestones or awards of the board; what another takes the place of is not on the table."""
        every = [item for (of, _), item in self.items.items() if of == kind]
        found = [item for item in every if self.board in [n.id for n in item.nouns_in("board")]]
        said = [field for item in found if (field := item.field("replaces"))]
        gone = [value for field in said for value in field.values]
        return [item for item in found if item.id not in gone]

    @cached_property
    def _own_page(self) -> dict[str, Printed]:
        """Of the card that was added, which another book may know otherwise."""
        return {}

    @cached_property
    def _entries(self) -> dict[tuple[str, str], Entry]:
        return {(e.noun.category, e.noun.id): e for e in reversed(self.nouns.entries)}

    @cached_property
    def _areas(self) -> dict[str, tuple[str, ...]]:
        """Kinds of area that somebody asked for."""
        return {}

    def on_the_table(self, category: str) -> list[Entry]:
        """Nouns of the game and of the sets that are played."""
        every = self.nouns.of_category(category)
        return [e for e in every if e.layer.level != "set" or e.layer.id in self.sets]

    def areas(self, noun: str) -> tuple[str, ...]:
        """All of that kind, that one area, or all of that map; a board off the map is all the areas that count as it."""
        if noun not in self._areas:
            said = self.said_of("area", noun)
            whole_map = said.has("board")
            on_map = [area for area, place in self.map.items() if whole_map or noun in place.kinds]
            self._areas[noun] = tuple(self._off_map(noun) if said.has("off_map") else on_map)
        return self._areas[noun]

    def _off_map(self, noun: str) -> list[str]:
        every = [entry for entry in self.nouns.of_category("area") if entry.has("off_map")]
        those = [entry.noun.id for entry in every if not entry.has("board")]
        return [area for area in those if noun in self.all_that_it_is(area)]

    def all_that_it_is(self, area: str) -> list[str]:
        """An area off the map, and all that it counts as."""
        found = [area]
        for one in found:
            found += [other.id for other in self.said_of("area", one).nouns_in("counts_as")]
        return found

    @cached_property
    def off_map(self) -> list[str]:
        """Areas off the map, in the order in which they are declared; those of packs go by their words."""
        areas = self.nouns.of_category("area")
        return [entry.noun.id for entry in areas if entry.has("off_map") and entry.noun.native]

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
        return self._entries[category, id]

    def tile_is(self, tile: str, wanted: str | None) -> bool:
        """A tile is itself and all that it counts as; every tile is `tile` (None), but what only marks its area."""
        if wanted is None:
            return not self.said_of("tile", tile).has("marks")
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
        return self.printed(card).holds

    def tags(self, card: str) -> tuple[str, ...]:
        return self.printed(card).tags

    def quality(self, card: str) -> str:
        """Its type, as a corporation has none printed."""
        return self.printed(card).quality

    def printed(self, card: str) -> Printed:
        pages = self.pages if card != self.added else self._own_page
        if card not in pages:
            pages[card] = printed_on(self.card(card))
        return pages[card]

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


def printed_on(card: Card) -> Printed:
    qualities, holds = card.nouns_in("quality"), card.nouns_in("holds")
    quality = qualities[0].id if qualities else card.kind.id
    answers = whenevers_of(card)
    for_a_time = tuple(node for node in card.walk() if isinstance(node, ForATime))
    return Printed(
        quality,
        tuple(tag.id for tag in card.nouns_in("tags")),
        holds[0].id if holds else "",
        answers,
        for_a_time,
        answers_for_others(card),
        may_wait=bool(answers or for_a_time) and quality != "event",
        asks=tuple(map(asks_what_it_is, answers)),
    )


def asks_what_it_is(answer: Whenever) -> bool:
    """`if it is greenery` stands there."""
    nodes = (answer.condition, *answer.steps)
    found = (inner for node in nodes if node is not None for inner in node.walk())
    return any(isinstance(inner, ItIs) and bool(inner.things) for inner in found)


def counts_of(cards: Iterable[Card]) -> dict[str, tuple[Done, ...]]:
    """What each of them counts of what was done; nothing of those that count none."""
    found = {name_in_game(card): tuple(dict.fromkeys(done_in(card))) for card in cards}
    return {name: counted for name, counted in found.items() if counted}


def done_in(card: Card) -> Iterator[Done]:
    for node in card.walk():
        counted = done_with(node) if isinstance(node, OnSomeCards) else node
        if isinstance(counted, Done):
            yield counted


def done_with(effect: OnSomeCards) -> Done | None:
    """What uses up an effect of which there are only so many: cards that are played, standard projects that are paid for."""
    if effect.limit is None:
        return None
    on = CardKind() if isinstance(effect.on, Noun) and effect.on.id == "card" else effect.on
    used = PlaysCard("you", on) if isinstance(on, CardKind) else PaysForProject("you", (on,))
    return Done(used, effect.limit.period)


def name_in_game(card: Card) -> str:
    """Cards and corporations are called by their ids alone."""
    match card.kind.id:
        case "standard_project" | "conversion":
            return f"project.{card.id}"
        case "milestone" | "award" as kind:
            return f"{kind}.{card.id}"
    return card.id


def name_of(gauge: Gauge) -> str:
    """`plant`, `plant production`, `rating`."""
    return f"{gauge.noun.id} {gauge.family.id}" if gauge.family else gauge.noun.id


def book_of(cards: Iterable[Card], nouns: Vocabulary, board: str, sets: Iterable[str]) -> Book:
    items = {(card.kind.id, card.id): card for card in cards}
    area_map = map_of(items["board", board], nouns)
    return Book(items, nouns, area_map, frozenset(sets), board, counts_of(items.values()))


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
