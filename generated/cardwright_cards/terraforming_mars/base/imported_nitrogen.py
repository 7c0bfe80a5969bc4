"""Written by the compiler from cards/terraforming_mars/base/imported_nitrogen.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ImportedNitrogen(ProjectCard):
    """Raise your TR 1 step and gain 4 plants. Add 3 microbes to ANOTHER card and 2 animals to ANOTHER card."""

    def __init__(self) -> None:
        super().__init__(
            "imported_nitrogen",
            "Imported Nitrogen",
            "163",
            23,
            QUALITY_EVENT,
            (TAG_EARTH, TAG_SPACE),
        )
        self.touches = {
            UNITS: (
                1 << COUNTER_RATING | 1 << RESOURCE_PLANT | FACET_TOKENS,
                0,
                FACET_TOKENS | FACET_CHOICE,
            ),
            UNITS + 1: (FACET_TOKENS, 0, FACET_TOKENS | FACET_CHOICE),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            increase(game, frame, COUNTER_RATING, 1)
            gain(game, frame, RESOURCE_PLANT, 4)
            return not add_to_another_card(game, frame, TOKEN_MICROBE, 3, -1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not add_to_another_card(game, frame, TOKEN_ANIMAL, 2, -1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
