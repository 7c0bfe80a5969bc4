"""Written by the compiler from cards/fan/fine_print/side_contract.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SideContract(ProjectCard):
    """Increase your steel production 1 step, your titanium production 1 step, your plant production 1 step, your energy production 1 step, or your heat production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "side_contract", "Side Contract", "FP07", 6, QUALITY_AUTOMATED, (TAG_EARTH,)
        )
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_STEEL
                | 1 << PRODUCTION_TITANIUM
                | 1 << PRODUCTION_PLANT
                | 1 << PRODUCTION_ENERGY
                | 1 << PRODUCTION_HEAT,
                0,
                FACET_CHOICE,
            )
        }
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1, 2, 3, 4]):
                return False
        if frame.chosen == 0:
            increase(game, frame, PRODUCTION_STEEL, 1)
        elif frame.chosen == 1:
            increase(game, frame, PRODUCTION_TITANIUM, 1)
        elif frame.chosen == 2:
            increase(game, frame, PRODUCTION_PLANT, 1)
        elif frame.chosen == 3:
            increase(game, frame, PRODUCTION_ENERGY, 1)
        elif frame.chosen == 4:
            increase(game, frame, PRODUCTION_HEAT, 1)
        return True
