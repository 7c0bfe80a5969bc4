"""Written by the compiler from cards/fan/colony_councils/ice_theft.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class IceTheft(GlobalEvent):
    """Resolved: take an ocean tile off the board and lower temperature 1 step. Whoever has the second most city tiles, unless several have the most, gains 2 resources of any kind."""

    def __init__(self) -> None:
        super().__init__("ice_theft", "Ice Theft", "", "councils", "reds")
        self.touches = {
            WHEN_NAMED: (
                1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_TITANIUM
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_ENERGY
                | 1 << RESOURCE_HEAT,
                FACET_TILES
                | FACET_TRACKS
                | 1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_TITANIUM
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_ENERGY
                | 1 << RESOURCE_HEAT
                | FACET_ANYBODY,
                FACET_TILES
                | FACET_CHOICE
                | FACET_TRACKS
                | 1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_TITANIUM
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_ENERGY
                | 1 << RESOURCE_HEAT
                | FACET_ANYBODY,
            ),
            UNITS: (
                1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_TITANIUM
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_ENERGY
                | 1 << RESOURCE_HEAT,
                0,
                FACET_CHOICE,
            ),
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if take_tile(game, frame, TILE_OCEAN):
                return False
        if frame.step == 1:
            frame.step = 2
            lower_track(game, frame, TRACK_TEMPERATURE, 1)
            return not by_players(
                game, frame, UNITS, with_second_most(game, player, self, False, 0), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not gain_any(game, frame, 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return count_tiles(game, player, TILE_CITY, YOURS)
