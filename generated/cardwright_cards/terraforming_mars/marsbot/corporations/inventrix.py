"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/inventrix.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotInventrix(AutomaCorporation):
    """Put Lobbyists out of the game. Effect: When you play a card with a requirement, you gain 2 M€. Effect: When the action phase comes, add Do It Right to the action deck."""

    def __init__(self) -> None:
        super().__init__("marsbot_inventrix", "MarsBot: Inventrix", "C05")
        self.listens = (EVENT_PLAYS_CARD, EVENT_ACTION_PHASE)
        self.touches = {
            WHEN_PLAYED: (0, 0, 0),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (0, 0, 0),
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_perform(game, player, DEED_DESTROY, "|bonus_card lobbyists|")

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not perform_deed(game, frame, DEED_DESTROY, "|bonus_card lobbyists|")
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_BRING, "|bonus_card do_it_right|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_BRING, "|bonus_card do_it_right|")
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_card(game, owner, event, YOURS, self.index, 0)
        )
        respond(game, self, WHENEVER + 1, owner, event, action_phase(event))

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return has_requirement(card)
