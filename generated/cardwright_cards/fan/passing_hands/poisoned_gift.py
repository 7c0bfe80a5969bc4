"""Written by the compiler from cards/fan/passing_hands/poisoned_gift.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PoisonedGift(ProjectCard):
    """Give any opponent 1 card from your hand. Then that player loses 3 M€."""

    def __init__(self) -> None:
        super().__init__("poisoned_gift", "Poisoned Gift", "PH09", 1, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                0,
                FACET_HAND | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_HAND | FACET_CHOICE | FACET_ANYBODY | 1 << RESOURCE_MEGACREDIT,
            ),
            UNITS: (0, 1 << RESOURCE_MEGACREDIT, 1 << RESOURCE_MEGACREDIT),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if transfer(game, frame, 1, -1, everyone_or_opponents(game, player, True)):
                return False
        if frame.step == 1:
            frame.step = 2
            return not by_players(game, frame, UNITS, that_player(frame.whom), frame.player)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        lose(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
