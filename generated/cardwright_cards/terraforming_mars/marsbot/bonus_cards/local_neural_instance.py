"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/local_neural_instance.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_LOCAL_NEURAL_INSTANCE
from cardwright_runtime.terraforming_mars.names import *


@final
class LocalNeuralInstance(BonusCard):
    """When turned over: put this card out of the game. Do the first of these that is possible: place a tile by its own preferences (Local neural instance); otherwise resolve the top project card."""

    def __init__(self) -> None:
        super().__init__(
            "local_neural_instance",
            "Local Neural Instance",
            "B07",
            BONUS_CARD_LOCAL_NEURAL_INSTANCE,
            "bonus deck",
        )
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 5
            if can_perform(game, player, DEED_DESTROY_THIS, "") and (
                can_perform(game, player, DEED_LAY, "|placement neural_instance|")
                or can_perform(game, player, DEED_RESOLVE_PROJECT, "")
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if perform_deed(game, frame, DEED_DESTROY_THIS, ""):
                return False
        if frame.step == 2:
            frame.step = 4
            if can_perform(game, player, DEED_LAY, "|placement neural_instance|"):
                frame.step = 3
        if frame.step == 3:
            frame.step = 5
            return not perform_deed(game, frame, DEED_LAY, "|placement neural_instance|")
        if frame.step == 4:
            frame.step = 5
            return not perform_deed(game, frame, DEED_RESOLVE_PROJECT, "")
        return True
