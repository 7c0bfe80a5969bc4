"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/pristar.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TOKEN_WHITE_CUBE
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotPristar(AutomaCorporation):
    """When it would raise a global parameter: remove 1 white cube from this card to gain 6 M€ and raise your TR 1 step. Effect: When the action phase comes, if there are no white cubes on this card, add a white cube to this card."""

    def __init__(self) -> None:
        super().__init__("marsbot_pristar", "MarsBot: Pristar", "C36", TOKEN_WHITE_CUBE)
        self.listens = (EVENT_ACTION_PHASE,)
        self.touches = {
            WHENEVER: (FACET_TOKENS, 0, 0),
            WHEN_NAMED: (
                1 << COUNTER_RATING | 1 << RESOURCE_MEGACREDIT,
                FACET_TOKENS,
                FACET_TOKENS,
            ),
        }

    def whenever(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_pay_from_card(game, player, self.index, 1):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            pay_from_this_card(game, frame, 1)
            increase(game, frame, COUNTER_RATING, 1)
            gain(game, frame, RESOURCE_MEGACREDIT, 6)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if count_on_card(game, owner, self.index) < 1:
            respond(game, self, WHENEVER, owner, event, action_phase(event))
