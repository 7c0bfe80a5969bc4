"""The oracle's words for things. In: a table of rules. Out: our number for each of its names, its name for each of ours."""

import re
from collections.abc import Sequence

from cardwright_runtime.terraforming_mars import nouns
from cardwright_runtime.terraforming_mars.noun_facts import OFF_MAP
from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.table import Table

RESOURCES = ("megacredits", "steel", "titanium", "plants", "energy", "heat")
OCEAN, GREENERY, CITY = "ocean", "greenery", "city"
PLAIN_TILES = {OCEAN: nouns.TILE_OCEAN, GREENERY: nouns.TILE_GREENERY, CITY: nouns.TILE_CITY}

# The map's first space is 03: the two before it lie off the map.
_FIRST_ON_MAP = 3
SPACES = tuple(f"{number:02}" for number in range(1, 64))


class UnknownName(Exception):
    """No rule of the chosen sets is called so."""


def letters(name: str) -> str:
    """A name without what is spelt differently from list to list."""
    return re.sub(r"[^a-z0-9]+", "", name.casefold())


def area_of_space(space: str) -> int:
    if space not in SPACES:
        raise UnknownName(f"There is no space `{space}`: they are `{SPACES[0]}` to `{SPACES[-1]}`.")
    number = int(space)
    return number - _FIRST_ON_MAP if number >= _FIRST_ON_MAP else OFF_MAP + number - 1


def space_of_area(area: int) -> str:
    number = area - OFF_MAP + 1 if area >= OFF_MAP else area + _FIRST_ON_MAP
    return f"{number:02}"


class Names:
    """Cards, corporations, milestones, awards and projects of a table, by name."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._spelt: dict[int, str] = {}
        self._cards = {letters(card.name): card.index for card in table.cards if card.index >= 0}
        self._milestones = _numbers(table.milestones)
        self._awards = _numbers(table.awards)
        self._parties = {letters(table.rules[body].name): body for body in table.bodies}
        self._events = {letters(table.rules[event].name): event for event in table.global_events}
        self._projects = {
            letters(project.key.rpartition(".")[2]): project.index for project in table.projects
        }
        self._tiles = {
            letters(name.removeprefix("TILE_")): number
            for name, number in vars(nouns).items()
            if name.startswith("TILE_")
        }
        self._tile_names = {
            self._tiles[spelt]: table.cards[number].name
            for spelt, number in self._cards.items()
            if spelt in self._tiles
        }
        self._tile_names.update({number: name for name, number in PLAIN_TILES.items()})

    def card(self, name: str) -> int:
        number = _found(self._cards, name)
        self._spelt[number] = name
        return number

    def milestone(self, name: str) -> int:
        return _found(self._milestones, name)

    def award(self, name: str) -> int:
        return _found(self._awards, name)

    def project(self, name: str) -> int:
        return _found(self._projects, name)

    def party(self, name: str) -> int:
        return _found(self._parties, name)

    def event(self, name: str) -> int:
        number = _found(self._events, name)
        self._spelt[number] = name
        return number

    def tile(self, name: str) -> int:
        return _found(self._tiles, name)

    def knows(self, name: str) -> bool:
        spelt = letters(name)
        return spelt in self._cards or spelt in self._tiles or spelt in self._events

    def name(self, rule: int) -> str:
        """As the oracle spelt it, where it did."""
        return self._spelt.get(rule) or self.table.rules[rule].name

    def tile_name(self, tile: int) -> str:
        return self._tile_names[tile]


def _numbers(rules: Sequence[Rule]) -> dict[str, int]:
    return {letters(rule.name): rule.index for rule in rules}


def _found(numbers: dict[str, int], name: str) -> int:
    number = numbers.get(letters(name))
    if number is None:
        raise UnknownName(f"There is no rule called `{name}` in the chosen sets.")
    return number


def is_event(card: Card) -> bool:
    return card.quality == nouns.QUALITY_EVENT
