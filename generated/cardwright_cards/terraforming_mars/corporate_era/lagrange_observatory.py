"""Written by the compiler from cards/terraforming_mars/corporate_era/lagrange_observatory.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_DECK, FACET_HAND
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_AUTOMATED, TAG_SCIENCE, TAG_SPACE
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import can_draw, draw
from typing import final


@final
class LagrangeObservatory(ProjectCard):
    """Draw 1 card. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "lagrange_observatory",
            "Lagrange Observatory",
            "196",
            "corporate_era",
            9,
            QUALITY_AUTOMATED,
            (TAG_SCIENCE, TAG_SPACE),
            -1,
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (FACET_HAND, FACET_DECK, 0)}
        self.needed = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        draw(game, frame, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return 1
