"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/ecoline.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TOKEN_STORED_PLANT
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotEcoline(AutomaCorporation):
    """Effect: When the action phase comes, add Rapid Sprouting to the action deck."""

    def __init__(self) -> None:
        super().__init__("marsbot_ecoline", "MarsBot: Ecoline", "C02", TOKEN_STORED_PLANT)
        self.listens = (EVENT_ACTION_PHASE,)
        self.touches = {WHENEVER: (0, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_BRING, "|bonus_card rapid_sprouting|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_BRING, "|bonus_card rapid_sprouting|")
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, action_phase(event))
