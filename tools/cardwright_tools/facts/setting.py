"""What the notation repeats on every card but our cards leave to the vocabulary. In: rules.Cards and vocabulary. Out: Setting."""

from collections.abc import Iterable
from dataclasses import dataclass

from cardwright.rules.nodes import Area, Card, Lies
from cardwright.vocabulary import Vocabulary
from cardwright_tools.facts.lasting import Loosened
from cardwright_tools.facts.words import word_of


@dataclass(frozen=True, slots=True)
class Setting:
    """`tile_areas`: where a tile lies by itself. `reserved`: area -> what it is kept for. `names`: of areas with one.

    `loosened`: value -> the requirements it loosens. `normally`: value -> what it is as long as no card changes it.
    """

    tile_areas: dict[str, Area]
    off_map: frozenset[str]
    reserved: dict[str, str]
    names: dict[str, str]
    loosened: Loosened
    normally: dict[str, int]


def setting_of(cards: Iterable[Card], vocabulary: Vocabulary) -> Setting:
    tile_areas = {
        card.id: clause.area
        for card in cards
        for clause in card.clauses
        if isinstance(clause, Lies)
    }
    areas = vocabulary.of_category("area")
    named = {
        entry.noun.id: entry.one.removesuffix(" area") for entry in areas if entry.has("named")
    }
    return Setting(
        tile_areas,
        frozenset(entry.noun.id for entry in areas if entry.has("off_map")),
        {**_kept_for_a_tile(tile_areas), **{area: id_of(name) for area, name in named.items()}},
        named,
        _loosened(vocabulary),
        {entry.noun.id: entry.number_in("normally") for entry in vocabulary.of_category("value")},
    )


def id_of(name: str) -> str:
    """The word that the notation has for what is called so."""
    return name.lower().replace(" ", "_")


def _kept_for_a_tile(tile_areas: dict[str, Area]) -> dict[str, str]:
    """A kind of area on which one tile lies, and no other by its own rule, is reserved for that tile."""
    kinds = [area.noun.id for area in tile_areas.values()]
    return {
        area.noun.id: tile for tile, area in tile_areas.items() if kinds.count(area.noun.id) == 1
    }


def _loosened(vocabulary: Vocabulary) -> Loosened:
    values = vocabulary.of_category("value")
    return {
        entry.noun.id: [word_of(noun) for noun in entry.nouns_in("loosens")]
        for entry in values
        if entry.has("loosens")
    }
