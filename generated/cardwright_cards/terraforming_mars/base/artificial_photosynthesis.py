"""Written by the compiler from cards/terraforming_mars/base/artificial_photosynthesis.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ArtificialPhotosynthesis(ProjectCard):
    """Increase your plant production 1 step or your energy production 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "artificial_photosynthesis",
            "Artificial Photosynthesis",
            "115",
            12,
            QUALITY_AUTOMATED,
            (TAG_SCIENCE,),
        )
        self.touches = {
            WHEN_PLAYED: (1 << PRODUCTION_PLANT | 1 << PRODUCTION_ENERGY, 0, FACET_CHOICE)
        }
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1]):
                return False
        if frame.chosen == 0:
            increase(game, frame, PRODUCTION_PLANT, 1)
        elif frame.chosen == 1:
            increase(game, frame, PRODUCTION_ENERGY, 2)
        return True
