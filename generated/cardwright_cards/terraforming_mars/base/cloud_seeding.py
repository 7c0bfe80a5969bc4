"""Written by the compiler from cards/terraforming_mars/base/cloud_seeding.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CloudSeeding(ProjectCard):
    """Requires 3 ocean tiles. Decrease your M€ production 1 step and any heat production 1 step. Increase your plant production 2 steps."""

    def __init__(self) -> None:
        super().__init__("cloud_seeding", "Cloud Seeding", "004", 11, QUALITY_AUTOMATED)
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_PLANT,
                1 << PRODUCTION_MEGACREDIT | 1 << PRODUCTION_HEAT | FACET_ANYBODY,
                1 << PRODUCTION_HEAT | FACET_ANYBODY | FACET_CHOICE,
            )
        }
        self.needed = 2
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            count_tiles(game, player, TILE_OCEAN, EVERYONE) + value(game, player, VALUE_LEEWAY) >= 3
        )

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_decrease(game, player, PRODUCTION_MEGACREDIT, 1)
        return can_decrease_any(game, player, PRODUCTION_HEAT, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            decrease(game, frame, PRODUCTION_MEGACREDIT, 1)
            if decrease_any(game, frame, PRODUCTION_HEAT, 1):
                return False
        increase(game, frame, PRODUCTION_PLANT, 2)
        return True
