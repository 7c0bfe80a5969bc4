"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/terralabs_research.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotTerralabsResearch(AutomaCorporation):
    """Decrease your TR 8 steps. Effect: When the action phase comes, add a project card to the action deck. Effect: When the action phase comes, if it is generation 9 or later, add a project card to the action deck."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_terralabs_research", "MarsBot: Terralabs Research", "C38", -1, (TAG_SCIENCE,)
        )
        self.listens = (EVENT_ACTION_PHASE,)
        self.touches = {
            WHEN_PLAYED: (0, 1 << COUNTER_RATING, 0),
            WHENEVER: (0, 0, 0),
            WHENEVER + 1: (0, 0, 0),
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, COUNTER_RATING, 8)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, COUNTER_RATING, 8)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_BRING_PROJECT, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_BRING_PROJECT, "")
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_BRING_PROJECT, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_BRING_PROJECT, "")
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, action_phase(event))
        if generation(game) >= 9:
            respond(game, self, WHENEVER + 1, owner, event, action_phase(event))
