"""Written by the compiler from cards/fan/colony_councils/opinion_poll.card: change that file instead."""

from cardwright_cards.fan.colony_councils.nouns import BODY_COUNCILS
from cardwright_runtime.terraforming_mars.names import *


@final
class OpinionPoll(ProjectCard):
    """Requires that Councils is ruling or that you have 2 delegates in Councils. Take back any delegate that does not lead and gain 1 M€ for each delegate anyone has in Councils."""

    def __init__(self) -> None:
        super().__init__("opinion_poll", "Opinion Poll", "Q01", 3, QUALITY_EVENT)
        self.touches = {
            UNITS: (0, FACET_BODIES, FACET_BODIES | FACET_CHOICE),
            UNITS + 1: (1 << RESOURCE_MEGACREDIT, 0, FACET_BODIES),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            in_state(game, BODY_COUNCILS, STATE_RULING)
            or count_pieces(game, player, BODY_COUNCILS, YOURS) >= 2
        )

    def possible(self, game: Game, player: Player) -> bool:
        return can_recall(game)

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_recall(game)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not recall(game, frame)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_pieces(game, player, BODY_COUNCILS, EVERYONE))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
