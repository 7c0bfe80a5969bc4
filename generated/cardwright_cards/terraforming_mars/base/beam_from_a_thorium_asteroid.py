"""Written by the compiler from cards/terraforming_mars/base/beam_from_a_thorium_asteroid.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BeamFromAThoriumAsteroid(ProjectCard):
    """Requires a Jovian tag. Increase your heat production 3 steps and your energy production 3 steps. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "beam_from_a_thorium_asteroid",
            "Beam From A Thorium Asteroid",
            "058",
            32,
            QUALITY_AUTOMATED,
            (TAG_JOVIAN, TAG_SPACE, TAG_POWER),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_HEAT | 1 << PRODUCTION_ENERGY, 0, 0)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_JOVIAN, YOURS) >= 1

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 3)
        increase(game, frame, PRODUCTION_ENERGY, 3)
        return True
