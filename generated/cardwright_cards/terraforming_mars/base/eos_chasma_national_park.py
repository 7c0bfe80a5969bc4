"""Written by the compiler from cards/terraforming_mars/base/eos_chasma_national_park.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_CHOICE, FACET_TOKENS
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    PRODUCTION_MEGACREDIT,
    QUALITY_AUTOMATED,
    RESOURCE_PLANT,
    TAG_BUILDING,
    TAG_PLANT,
    TOKEN_ANIMAL,
    TRACK_TEMPERATURE,
    VALUE_LEEWAY,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import REPEATED, WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import (
    add_to_card,
    gain,
    increase,
    track_level,
    value,
)
from typing import final


@final
class EosChasmaNationalPark(ProjectCard):
    """Requires temperature at −12 °C or higher. Increase your M€ production 2 steps. Gain 3 plants and add 1 animal to one of your cards. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "eos_chasma_national_park",
            "Eos Chasma National Park",
            "026",
            "base",
            16,
            QUALITY_AUTOMATED,
            (TAG_PLANT, TAG_BUILDING),
            -1,
        )

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_MEGACREDIT | 1 << RESOURCE_PLANT | FACET_TOKENS,
                0,
                FACET_CHOICE,
            ),
            REPEATED: (1 << PRODUCTION_MEGACREDIT, 0, 0),
        }
        self.required = 1
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= -12

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            increase(game, frame, PRODUCTION_MEGACREDIT, 2)
            gain(game, frame, RESOURCE_PLANT, 3)
            if add_to_card(game, frame, TOKEN_ANIMAL, 1):
                return False
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True

    def points(self, game: Game, player: Player) -> int:
        return 1
