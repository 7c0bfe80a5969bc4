"""Written by the compiler from cards/terraforming_mars/corporate_era/tardigrades.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Tardigrades(ProjectCard):
    """Action: Add 1 microbe to this card. 1 VP per 4 microbes on this card."""

    def __init__(self) -> None:
        super().__init__(
            "tardigrades", "Tardigrades", "049", 4, QUALITY_ACTIVE, (TAG_MICROBE,), TOKEN_MICROBE
        )
        self.touches = {ACTION: (FACET_TOKENS, 0, 0)}
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 4
