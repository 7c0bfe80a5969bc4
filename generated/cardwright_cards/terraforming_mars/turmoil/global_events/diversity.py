"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/diversity.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Diversity(GlobalEvent):
    """Resolved: each player does this in turn: if they have at least 9 different tags plus influence together, gain 10 M€."""

    def __init__(self) -> None:
        super().__init__("diversity", "Diversity", "", "scientists", "scientists")
        self.touches = {
            WHEN_NAMED: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_OPEN | FACET_BODIES | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, FACET_OPEN | FACET_BODIES),
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if count_different_tags(game, player) + influence(game, player) >= 9:
            gain(game, frame, RESOURCE_MEGACREDIT, 10)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
