"""Written by the compiler from cards/terraforming_mars/base/symbiotic_fungus.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_CHOICE, FACET_TOKENS
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    QUALITY_ACTIVE,
    TAG_MICROBE,
    TOKEN_MICROBE,
    TRACK_TEMPERATURE,
    VALUE_LEEWAY,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import ACTION
from cardwright_runtime.terraforming_mars.steps import add_to_another_card, track_level, value
from typing import final


@final
class SymbioticFungus(ProjectCard):
    """Requires temperature at −14 °C or higher. Action: Add 1 microbe to another of your cards."""

    def __init__(self) -> None:
        super().__init__(
            "symbiotic_fungus",
            "Symbiotic Fungus",
            "133",
            "base",
            4,
            QUALITY_ACTIVE,
            (TAG_MICROBE,),
            -1,
        )

    def describe(self) -> None:
        self.touches = {ACTION: (FACET_TOKENS, 0, FACET_CHOICE)}
        self.required = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= -14

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if add_to_another_card(game, frame, TOKEN_MICROBE, 1):
                return False
        return True
