"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/septem_tribus.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotSeptemTribus(AutomaCorporation):
    """Put Party Politics out of the game. Effect: When the action phase comes, add Gray Eminence to the action deck."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_septem_tribus",
            "MarsBot: Septem Tribus",
            "C37",
            -1,
            (),
            (),
            (),
            (),
            (),
            (),
            0,
            -1,
            -1,
            0,
            0,
            "turmoil",
        )
        self.listens = (EVENT_ACTION_PHASE,)
        self.touches = {WHEN_PLAYED: (0, 0, 0), WHENEVER: (0, 0, 0)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_perform(game, player, DEED_DESTROY, "|bonus_card party_politics|")

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not perform_deed(game, frame, DEED_DESTROY, "|bonus_card party_politics|")
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_BRING, "|bonus_card gray_eminence|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_BRING, "|bonus_card gray_eminence|")
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, action_phase(event))
