"""Written by the compiler from cards/terraforming_mars/corporate_era/virus.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_ANYBODY, FACET_CHOICE, FACET_TOKENS
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    QUALITY_EVENT,
    RESOURCE_PLANT,
    TAG_MICROBE,
    TOKEN_ANIMAL,
)
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import (
    choose_option,
    remove_tokens_up_to,
    remove_up_to,
)
from typing import final


@final
class Virus(ProjectCard):
    """Remove up to 2 animals from the cards of any one player or up to 5 plants from any player."""

    def __init__(self) -> None:
        super().__init__(
            "virus", "Virus", "050", "corporate_era", 1, QUALITY_EVENT, (TAG_MICROBE,), -1
        )

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (
                0,
                FACET_TOKENS | FACET_ANYBODY | 1 << RESOURCE_PLANT,
                FACET_TOKENS | FACET_ANYBODY | FACET_CHOICE | 1 << RESOURCE_PLANT,
            )
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
            if remove_tokens_up_to(game, frame, TOKEN_ANIMAL, 2):
                return False
        if frame.step == 3:
            frame.step = 4
            if remove_up_to(game, frame, RESOURCE_PLANT, 5):
                return False
        return True
