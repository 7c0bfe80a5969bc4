"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/research_and_development.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_RESEARCH_AND_DEVELOPMENT
from cardwright_runtime.terraforming_mars.names import *


@final
class ResearchAndDevelopment(BonusCard):
    """When turned over: resolve the top project card."""

    def __init__(self) -> None:
        super().__init__(
            "research_and_development",
            "Research and Development",
            "B03",
            BONUS_CARD_RESEARCH_AND_DEVELOPMENT,
            "bonus deck",
        )
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_RESOLVE_PROJECT, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_RESOLVE_PROJECT, "")
        return True
