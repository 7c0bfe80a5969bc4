"""Written by the compiler from cards/fan/aurora_gardens/northern_lights.card: change that file instead."""

from cardwright_cards.fan.polar_stations.nouns import TAG_POLAR, TOKEN_CORE_SAMPLE
from cardwright_runtime.terraforming_mars.names import *


@final
class NorthernLights(ProjectCard):
    """Add 2 core samples to one of your cards, or gain 4 energy."""

    def __init__(self) -> None:
        super().__init__(
            "northern_lights", "Northern Lights", "G03", 6, QUALITY_EVENT, (TAG_POLAR,)
        )
        self.touches = {
            WHEN_PLAYED: (FACET_TOKENS | 1 << RESOURCE_ENERGY, 0, FACET_TOKENS | FACET_CHOICE)
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1]):
                return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 4
            return not add_to_card(game, frame, TOKEN_CORE_SAMPLE, 2, -1)
        if frame.step == 3:
            frame.step = 4
            gain(game, frame, RESOURCE_ENERGY, 4)
        return True
