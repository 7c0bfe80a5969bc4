"""Written by the compiler from cards/terraforming_mars/base/local_heat_trapping.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_CHOICE, FACET_TOKENS
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    QUALITY_EVENT,
    RESOURCE_HEAT,
    RESOURCE_PLANT,
    TOKEN_ANIMAL,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import (
    add_to_another_card,
    can_pay,
    choose_option,
    gain,
    pay,
)
from typing import final


@final
class LocalHeatTrapping(ProjectCard):
    """Spend 5 heat to gain 4 plants, or add 2 animals to another of your cards."""

    def __init__(self) -> None:
        super().__init__(
            "local_heat_trapping", "Local Heat Trapping", "190", "base", 1, QUALITY_EVENT, (), -1
        )

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (1 << RESOURCE_PLANT | FACET_TOKENS, 1 << RESOURCE_HEAT, FACET_CHOICE)
        }
        self.needed = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_HEAT, 5)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay(game, frame, RESOURCE_HEAT, 5):
                return False
        if frame.step == 1:
            frame.step = 2
            if choose_option(game, frame, [0, 1]):
                return False
        if frame.step == 2:
            frame.step = 5
            if frame.chosen == 0:
                frame.step = 3
            elif frame.chosen == 1:
                frame.step = 4
        if frame.step == 3:
            frame.step = 5
            gain(game, frame, RESOURCE_PLANT, 4)
        if frame.step == 4:
            frame.step = 5
            if add_to_another_card(game, frame, TOKEN_ANIMAL, 2):
                return False
        return True
