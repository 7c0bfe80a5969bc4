"""Written by the compiler from cards/terraforming_mars/corporate_era/indentured_workers.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_EVENT
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import discount_cards, until_next_card
from typing import final


@final
class IndenturedWorkers(ProjectCard):
    """For the next card you play this generation, you pay 8 M€ less. −1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "indentured_workers",
            "Indentured Workers",
            "195",
            "corporate_era",
            0,
            QUALITY_EVENT,
            (),
            -1,
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (0, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        until_next_card(game, frame)
        return True

    def enter_for_next_card(self, game: Game, player: Player) -> None:
        discount_cards(player, 8)

    def leave_after_next_card(self, game: Game, player: Player) -> None:
        discount_cards(player, -8)

    def points(self, game: Game, player: Player) -> int:
        return -1
