"""A number for each option that games of one kind can ever offer. In: a table; then option keys. Out: numbers, the same in all such games.

A network or a table of values needs one place for each thing that can be chosen. `keys` lists them, in an order that depends
on the sets, the packs, the board and the number of players alone.
"""

from typing import Final

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.cards import (
    Award,
    Body,
    Card,
    Corporation,
    Milestone,
    Project,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import RESOURCES
from cardwright_runtime.terraforming_mars.noun_facts import AREAS, OFF_MAP
from cardwright_runtime.terraforming_mars.nouns import defined_by
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.table import Table

WORDS: Final = ("pass", "end_turn", "stop", "yes", "no", "neutral", "card:none")
# What may be chosen about a card, and about a corporation besides.
OF_CARDS: Final = ("play", "action", "buy", "discard", "keep", "card")
OF_CORPORATIONS: Final = ("corporation", "first_action")
# Amounts and numbers of options go so far.
MOST_AMOUNT: Final = 255
MOST_OPTION: Final = 15
# Any card whose resources pay: which one is asked about, the question says.
CARD_THAT_PAYS: Final = "card"


class ActionNumbers:
    """Of all games at tables of this kind: `keys[number]` is the key, with `pay:card:2` for what any card pays."""

    def __init__(self, table: Table) -> None:
        resources = list(RESOURCES) + _resources_of_packs(table)
        self._pays = {f"pay:{resource}" for resource in resources}
        self.keys = tuple(dict.fromkeys(_general_keys(table, resources) + _keys_of_rules(table)))
        self._numbers = {key: number for number, key in enumerate(self.keys)}

    def number(self, key: str) -> int:
        what, _, amount = key.rpartition(":")
        if what.startswith("pay:") and what not in self._pays:
            key = f"pay:{CARD_THAT_PAYS}:{amount}"
        if key not in self._numbers:
            raise GameError(f"No option of games of this kind has the key `{key}`.")
        return self._numbers[key]

    def legal(self, game: Game) -> list[int]:
        """The numbers of the options that are offered now, in their order: `game.choose(legal.index(number))`."""
        decision = game.decision
        if decision is None:
            return []
        return [self.number(option.key) for option in decision.options]


def _resources_of_packs(table: Table) -> list[str]:
    brought = table.sets + table.packs
    nouns = [noun for pack in dict.fromkeys(brought) for noun in defined_by(pack)]
    return [noun for category, noun in nouns if category == "resource"]


def _general_keys(table: Table, resources: list[str]) -> list[str]:
    """What speaks of no rule."""
    keys = list(WORDS)
    areas = list(range(table.board.size))
    areas += [AREAS[kind].place for kind in table.order_of("area") if AREAS[kind].place >= OFF_MAP]
    keys += [f"area:{table.board.area_name(area)}" for area in areas]
    keys += [f"player:{player}" for player in range(table.player_count)]
    keys += [f"option:{number}" for number in range(MOST_OPTION + 1)]
    keys += [f"amount:{amount}" for amount in range(MOST_AMOUNT + 1)]
    keys += [f"resource:{resource}" for resource in resources]
    for paid in resources + [CARD_THAT_PAYS]:
        keys += [f"pay:{paid}:{amount}" for amount in range(MOST_AMOUNT + 1)]
    return keys


def _keys_of_rules(table: Table) -> list[str]:
    keys: list[str] = []
    for rule in table.rules:
        keys += _keys_of(rule, table.player_count)
    for rule in table.rules:
        # Which of several effects comes first.
        for block in sorted(rule.touches):
            keys += [f"{rule.key}:{block}:player:{player}" for player in range(table.player_count)]
    return keys


def _keys_of(rule: Rule, players: int) -> list[str]:
    name = rule.key.rpartition(".")[2]
    if isinstance(rule, Body):
        body = rule.key.replace(".", ":")
        holders = [f"{body}:player:{player}" for player in range(players)]
        return [f"action:{name}", body, f"{body}:neutral"] + holders
    if isinstance(rule, Card):
        more = OF_CORPORATIONS if isinstance(rule, Corporation) else ()
        return [f"{what}:{name}" for what in OF_CARDS + more]
    if isinstance(rule, Project):
        return [f"project:{name}" if rule.standard and rule.cost else name]
    if isinstance(rule, Milestone):
        return [f"milestone:{name}"]
    if isinstance(rule, Award):
        return [f"award:{name}"]
    return []
