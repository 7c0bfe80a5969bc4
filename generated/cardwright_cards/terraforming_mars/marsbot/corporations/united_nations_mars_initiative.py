"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/united_nations_mars_initiative.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotUnitedNationsMarsInitiative(AutomaCorporation):
    """Shuffle Government Subsidy into the bonus deck and take the bonus card out of the first action deck. Effect: When the action phase comes, if it is generation 2 or later, add a bonus card to the action deck."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_united_nations_mars_initiative",
            "MarsBot: United Nations Mars Initiative",
            "C12",
        )
        self.listens = (EVENT_ACTION_PHASE,)
        self.touches = {WHEN_PLAYED: (0, 0, 0), WHENEVER: (0, 0, 0)}
        self.needed = 2

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_perform(game, player, DEED_SHUFFLE_IN, "|bonus_card government_subsidy|")
        return can_perform(game, player, DEED_SKIP_BONUS, "")

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if perform_deed(game, frame, DEED_SHUFFLE_IN, "|bonus_card government_subsidy|"):
                return False
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_SKIP_BONUS, "")
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_BRING_BONUS, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_BRING_BONUS, "")
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if generation(game) >= 2:
            respond(game, self, WHENEVER, owner, event, action_phase(event))
