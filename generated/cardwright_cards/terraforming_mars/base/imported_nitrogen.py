"""Written by the compiler from cards/terraforming_mars/base/imported_nitrogen.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ImportedNitrogen(ProjectCard):
    """Increase your TR 1 step. Gain 4 plants, and add 2 animals to another of your cards and 3 microbes to another of your cards."""

    def __init__(self) -> None:
        super().__init__(
            "imported_nitrogen",
            "Imported Nitrogen",
            "163",
            23,
            QUALITY_EVENT,
            (TAG_EARTH, TAG_SPACE),
        )

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (1 << COUNTER_RATING | 1 << RESOURCE_PLANT | FACET_TOKENS, 0, FACET_CHOICE)
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            increase(game, frame, COUNTER_RATING, 1)
            gain(game, frame, RESOURCE_PLANT, 4)
            if add_to_another_card(game, frame, TOKEN_ANIMAL, 2):
                return False
        if frame.step == 1:
            frame.step = 2
            if add_to_another_card(game, frame, TOKEN_MICROBE, 3):
                return False
        return True
