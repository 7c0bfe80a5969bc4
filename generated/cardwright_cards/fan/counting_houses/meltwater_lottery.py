"""Written by the compiler from cards/fan/counting_houses/meltwater_lottery.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MeltwaterLottery(ProjectCard):
    """Requires −20 °C or warmer. Place 1 ocean tile for every 3 heat production you have (counting at most 6)."""

    def __init__(self) -> None:
        super().__init__(
            "meltwater_lottery", "Meltwater Lottery", "CH05", 18, QUALITY_EVENT, (TAG_SPACE,)
        )
        self.touches = {
            WHEN_PLAYED: (
                FACET_TILES,
                FACET_TILES | FACET_ANYBODY,
                FACET_TILES | FACET_CHOICE | 1 << PRODUCTION_HEAT | FACET_ANYBODY,
            ),
            UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
        }
        self.sets_off = {
            WHEN_PLAYED: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),),
            UNITS: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),),
        }
        self.so_often = (WHEN_PLAYED,)

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= -20

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game,
                frame,
                UNITS,
                so_often(player, min(gauge(game, player, PRODUCTION_HEAT), 6) // 3),
                frame.player,
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                frame.step = 1
                if place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                    return False
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
