"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/nirgal_enterprises.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotNirgalEnterprises(AutomaCorporation):
    """Put Overachievement out of the game. Effect: When the action phase comes, if it is generation 2 or later and it is generation 5 or earlier, or it is generation 10 or later, if possible, claim a milestone free of charge. Effect: When the action phase comes, if it is generation 6 or later and it is generation 9 or earlier, if possible, fund an award free of charge. Effect: For you, the lead in every award is 2 higher."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_nirgal_enterprises",
            "MarsBot: Nirgal Enterprises",
            "C42",
            -1,
            (TAG_BUILDING, TAG_POWER, TAG_PLANT),
        )
        self.listens = (EVENT_ACTION_PHASE,)
        self.touches = {WHEN_PLAYED: (0, 0, 0), WHENEVER: (0, 0, 0), WHENEVER + 1: (0, 0, 0)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_perform(game, player, DEED_DESTROY, "|bonus_card overachievement|")

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not perform_deed(game, frame, DEED_DESTROY, "|bonus_card overachievement|")
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_CLAIM_MILESTONE, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_CLAIM_MILESTONE, "")
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_FUND_AWARD, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_FUND_AWARD, "")
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def enter(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_AWARD_LEAD, 2)

    def leave(self, game: Game, player: Player) -> None:
        change_value(player, VALUE_AWARD_LEAD, -2)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if generation(game) >= 2 and generation(game) <= 5 or generation(game) >= 10:
            respond(game, self, WHENEVER, owner, event, action_phase(event))
        if generation(game) >= 6 and generation(game) <= 9:
            respond(game, self, WHENEVER + 1, owner, event, action_phase(event))
