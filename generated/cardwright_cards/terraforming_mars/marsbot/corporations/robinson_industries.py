"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/robinson_industries.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotRobinsonIndustries(AutomaCorporation):
    """Gain 10 M€. Effect: When the action phase comes, add Diversification to the action deck."""

    def __init__(self) -> None:
        super().__init__("marsbot_robinson_industries", "MarsBot: Robinson Industries", "C15")
        self.listens = (EVENT_ACTION_PHASE,)
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, 0), WHENEVER: (0, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 10)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_BRING, "|bonus_card diversification|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_BRING, "|bonus_card diversification|")
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, action_phase(event))
