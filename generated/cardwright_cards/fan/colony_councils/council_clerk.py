"""Written by the compiler from cards/fan/colony_councils/council_clerk.card: change that file instead."""

from cardwright_cards.fan.colony_councils.nouns import BODY_COUNCILS
from cardwright_runtime.terraforming_mars.names import *


@final
class CouncilClerk(ProjectCard):
    """Requires that Councils is not dominant. Action: If you are party leader, gain 1 M€ for each influence you have. Or: If no player is party leader, send 1 delegate from the lobby."""

    def __init__(self) -> None:
        super().__init__("council_clerk", "Council Clerk", "Q03", 4, QUALITY_ACTIVE)
        self.touches = {
            ACTION: (
                1 << RESOURCE_MEGACREDIT | FACET_BODIES,
                FACET_BODIES,
                FACET_BODIES | FACET_CHOICE,
            )
        }

    def requirements_met(self, game: Game, player: Player) -> bool:
        return not in_state(game, BODY_COUNCILS, STATE_DOMINANT)

    def can_act(self, game: Game, player: Player) -> bool:
        return (
            holds_office(game, player, OFFICE_PARTY_LEADER)
            or nobody_holds(game, OFFICE_PARTY_LEADER)
            and can_send(game, player, 1, POOL_LOBBY)
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if holds_office(game, player, OFFICE_PARTY_LEADER):
                options.append(0)
            if nobody_holds(game, OFFICE_PARTY_LEADER) and can_send(game, player, 1, POOL_LOBBY):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 4
            gain(game, frame, RESOURCE_MEGACREDIT, influence(game, player))
        if frame.step == 3:
            frame.step = 4
            return not send(game, frame, 1, POOL_LOBBY)
        return True
