"""Written by the compiler from cards/fan/second_harvest/grove_keepers.card: change that file instead."""

from cardwright_cards.fan.second_harvest.nouns import BONUS_RELIC, TILE_GROVE
from cardwright_runtime.terraforming_mars.names import *


@final
class GroveKeepers(ProjectCard):
    """Take 1 relic from a land area adjacent to a grove tile and place a grove tile on a land area. Whoever places a tile adjacent to a grove tile gains 1 plant. Effect: When anyone gains plants from a tile adjacent to the one they place, gain 1 M€. Effect: When anyone takes a relic from an area, gain 1 heat."""

    def __init__(self) -> None:
        super().__init__("grove_keepers", "Grove Keepers", "SH09", 7, QUALITY_ACTIVE, (TAG_PLANT,))
        self.listens = (EVENT_NEIGHBOUR, EVENT_MARKER)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_HEAT, 0, 0),
            UNITS: (FACET_EVERYTHING, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
        }
        self.sets_off = {UNITS + 1: ((FACET_TILES, TILE_GROVE, AREA_LAND),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_GROVE, areas(game, player, AREA_LAND))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS + 1:
            return can_place(game, player, TILE_GROVE, areas(game, player, AREA_LAND))
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not take_marker_on(
                game, frame, BONUS_RELIC, areas(game, player, AREA_LAND) & beside(game, TILE_GROVE)
            )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_GROVE, areas(game, player, AREA_LAND))
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            gains_from_neighbour(owner, event, EVERYONE, RESOURCE_PLANT, 0),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            takes_marker(owner, event, EVERYONE, (BONUS_RELIC,)),
        )
