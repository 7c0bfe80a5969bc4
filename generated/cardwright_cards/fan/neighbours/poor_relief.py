"""Written by the compiler from cards/fan/neighbours/poor_relief.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PoorRelief(ProjectCard):
    """Requires 1 opponent with at least 2 city tiles. Gain 2 M€ for each player with at least 2 city tiles. Each opponent with at least 10 M€ loses 2 M€. Each player with at most 2 plants gains 2 plants."""

    def __init__(self) -> None:
        super().__init__("poor_relief", "Poor Relief", "N11", 8, QUALITY_AUTOMATED, (TAG_EARTH,))
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_PLANT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | 1 << RESOURCE_PLANT,
                FACET_ANYBODY
                | FACET_TILES
                | 1 << RESOURCE_MEGACREDIT
                | FACET_CHOICE
                | 1 << RESOURCE_PLANT,
            ),
            UNITS: (0, 1 << RESOURCE_MEGACREDIT, 1 << RESOURCE_MEGACREDIT),
            UNITS + 1: (1 << RESOURCE_PLANT, 0, 0),
        }

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_players(game, player, self, True, 2, 0) >= 1

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            gain(
                game, frame, RESOURCE_MEGACREDIT, 2 * count_players(game, player, self, False, 2, 0)
            )
            if by_players(
                game, frame, UNITS, with_so_many(game, player, self, True, 10, 1), frame.player
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            return not by_players(
                game, frame, UNITS + 1, with_at_most(game, player, self, False, 2, 2), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        lose(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 2)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        if number == 0:
            return count_tiles(game, player, TILE_CITY, YOURS)
        if number == 1:
            return gauge(game, player, RESOURCE_MEGACREDIT)
        return gauge(game, player, RESOURCE_PLANT)
