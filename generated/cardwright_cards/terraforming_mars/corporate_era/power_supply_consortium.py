"""Written by the compiler from cards/terraforming_mars/corporate_era/power_supply_consortium.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_ANYBODY
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_ENERGY,
    QUALITY_AUTOMATED,
    TAG_POWER,
    YOURS,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import count_tags, decrease_any, increase
from typing import final


@final
class PowerSupplyConsortium(ProjectCard):
    """Requires 2 power tags. Increase your energy production 1 step and decrease any player's energy production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "power_supply_consortium",
            "Power Supply Consortium",
            "160",
            "corporate_era",
            5,
            QUALITY_AUTOMATED,
            (TAG_POWER,),
            -1,
        )

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 1 << PRODUCTION_ENERGY | FACET_ANYBODY)
        }
        self.required = 1
        self.repeated_block = WHEN_PLAYED
        self.has_requirement = True

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_POWER, YOURS) >= 2

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            increase(game, frame, PRODUCTION_ENERGY, 1)
            if decrease_any(game, frame, PRODUCTION_ENERGY, 1):
                return False
        return True
