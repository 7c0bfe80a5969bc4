"""Plain English for options and messages. In: a game and numbers. Out: words, made only when somebody looks."""

from typing import Final

from cardwright_runtime.terraforming_mars.cards import Project
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    COUNTER_FREE_CARDS,
    FIRST_COUNTER_OF_PACKS,
    FIRST_RESOURCE_OF_PACKS,
    PRODUCTION,
    defined,
    packs_of,
)
from cardwright_runtime.terraforming_mars.payment import card_cost, project_cost

RESOURCES: Final = ("megacredit", "steel", "titanium", "plant", "energy", "heat")
COUNTED: Final = ("megacredit", "plant")
COUNTERS: Final = {COUNTER_FREE_CARDS: "free card"}
COLOURS: Final = ("blue", "red", "yellow", "green", "black")


def money_label(amount: int) -> str:
    return "1 megacredit" if amount == 1 else f"{amount} megacredits"


def gauge_name(gauge: int) -> str:
    """`plant`, `plant production`; the rating by its own name."""
    if gauge < PRODUCTION:
        return RESOURCES[gauge]
    if gauge < 2 * PRODUCTION:
        return f"{RESOURCES[gauge - PRODUCTION]} production"
    if gauge >= FIRST_COUNTER_OF_PACKS:
        return noun_name("counter", gauge - FIRST_COUNTER_OF_PACKS)
    if gauge >= FIRST_RESOURCE_OF_PACKS:
        return pack_gauge_name(gauge - FIRST_RESOURCE_OF_PACKS)
    return COUNTERS.get(gauge, "terraform rating")


def noun_name(category: str, place: int) -> str:
    """A noun by its place among those of packs."""
    return defined(category)[place].replace("_", " ")


def pack_gauge_name(place: int) -> str:
    """Packs' gauges lie in blocks: resources, then their productions."""
    block, offset = divmod(place, 2 * PRODUCTION)
    name = noun_name("resource", block * PRODUCTION + offset % PRODUCTION)
    return f"{name} production" if offset >= PRODUCTION else name


def gauge_order(gauge: int) -> tuple[str, str, int]:
    """The gauges of the game first, then those of packs: in the same order however the packs were loaded."""
    if gauge >= FIRST_COUNTER_OF_PACKS:
        return packs_of("counter")[gauge - FIRST_COUNTER_OF_PACKS], "counter", gauge
    if gauge < FIRST_RESOURCE_OF_PACKS:
        return "", "", gauge
    block, offset = divmod(gauge - FIRST_RESOURCE_OF_PACKS, 2 * PRODUCTION)
    return packs_of("resource")[block * PRODUCTION + offset % PRODUCTION], "resource", gauge


def amount_label(gauge: int, amount: int) -> str:
    """`3 plants`, `1 steel production`."""
    name = gauge_name(gauge)
    if name in COUNTED and abs(amount) != 1:
        name += "s"
    return f"{amount} {name}"


def player_name(game: Game, player: int) -> str:
    return COLOURS[player] if player < len(COLOURS) else f"player {player + 1}"


def play_label(game: Game, player: int, card: int) -> str:
    rule = game.table.cards[card]
    return f"play {rule.name} for {money_label(card_cost(game, game.players[player], rule))}"


def project_label(game: Game, player: int, project: Project) -> str:
    if project.cost == 0:
        return project.name.lower()
    price = money_label(project_cost(game.players[player], project))
    return f"standard project {project.name} for {price}"
