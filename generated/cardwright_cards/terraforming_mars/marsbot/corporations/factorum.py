"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/factorum.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    TOKEN_STORED_MONEY,
    TRACK_BUILDING_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotFactorum(AutomaCorporation):
    """Effect: When you raise the building track, add a stored M€ to this card. Effect: When the action phase comes, add Supply & Demand to the action deck."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_factorum", "MarsBot: Factorum", "C20", TOKEN_STORED_MONEY, (TAG_POWER,)
        )
        self.listens = (EVENT_TRACK_UP, EVENT_ACTION_PHASE)
        self.touches = {WHENEVER: (FACET_TOKENS, 0, 0), WHENEVER + 1: (0, 0, 0)}

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_BRING, "|bonus_card supply_and_demand|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_BRING, "|bonus_card supply_and_demand|")
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, raises(owner, event, YOURS, TRACK_BUILDING_TRACK, 0)
        )
        respond(game, self, WHENEVER + 1, owner, event, action_phase(event))
