"""Written by the compiler from cards/terraforming_mars/base/biomass_combustors.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BiomassCombustors(ProjectCard):
    """Requires 6% oxygen. Decrease any plant production 1 step and increase your energy production 2 steps. −1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "biomass_combustors",
            "Biomass Combustors",
            "183",
            4,
            QUALITY_AUTOMATED,
            (TAG_POWER, TAG_BUILDING),
        )
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_ENERGY,
                1 << PRODUCTION_PLANT | FACET_ANYBODY,
                1 << PRODUCTION_PLANT | FACET_ANYBODY | FACET_CHOICE,
            )
        }
        self.printed_points = -1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 6

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease_any(game, player, PRODUCTION_PLANT, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if decrease_any(game, frame, PRODUCTION_PLANT, 1):
                return False
        increase(game, frame, PRODUCTION_ENERGY, 2)
        return True
