"""A game in the oracle's words. In: a game. Out: everything that a difference can speak of."""

from cardwright_runtime.terraforming_mars.board import areas_of
from cardwright_runtime.terraforming_mars.game import Game, area_of, owner_of, tile_of
from cardwright_runtime.terraforming_mars.nouns import PRODUCTION
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_tools.conformance.names import OCEAN, RESOURCES, Names, space_of_area
from cardwright_tools.conformance.politics import politics_of
from cardwright_tools.conformance.scenario import Json


def snapshot(game: Game, names: Names, colours: tuple[str, ...]) -> Json:
    taken: Json = {
        "temp": game.temperature,
        "oxy": game.oxygen,
        "oceans": game.oceans.bit_count(),
        "gen": game.generation,
        "deck": len(game.deck) - game.deck_top,
        "tiles": _tiles(game, names, colours),
        "claims": [
            [space_of_area(area), colours[player.index]]
            for player in game.players
            for area in areas_of(player.reserved)
        ],
        "discarded": [names.name(card) for card in game.discards],
        "milestones": [_claimed(entry, names, colours) for entry in game.milestones],
        "awards": [_claimed(entry, names, colours) for entry in game.awards],
    }
    if game.table.bodies:
        taken["turmoil"] = politics_of(game, names, colours)
    for player in game.players:
        taken[colours[player.index]] = _player(player, names)
    return taken


def _tiles(game: Game, names: Names, colours: tuple[str, ...]) -> list[list[str | None]]:
    tiles: list[list[str | None]] = [
        [space_of_area(area), OCEAN, None] for area in areas_of(game.oceans)
    ]
    for packed in game.placed:
        owner = owner_of(packed)
        name = names.tile_name(tile_of(packed))
        tiles.append([space_of_area(area_of(packed)), name, colours[owner] if owner >= 0 else None])
    return tiles


def _claimed(entry: int, names: Names, colours: tuple[str, ...]) -> list[str]:
    return [names.name(entry // 8), colours[entry % 8]]


def _player(player: Player, names: Names) -> Json:
    return {
        "res": {name: player.gauge(number) for number, name in enumerate(RESOURCES)},
        "prod": {name: player.gauge(number + PRODUCTION) for number, name in enumerate(RESOURCES)},
        "tr": player.rating,
        "hand": [names.name(card) for card in player.hand],
        "played": [names.name(card) for card in player.tableau + player.events],
        "cards": {
            names.name(card): held for card, held in zip(player.holders, player.held, strict=True)
        },
    }
