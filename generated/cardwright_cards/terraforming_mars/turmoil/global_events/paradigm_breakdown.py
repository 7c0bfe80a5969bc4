"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/paradigm_breakdown.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ParadigmBreakdown(GlobalEvent):
    """Resolved: each player does this in turn: discard 2 cards from hand and gain 2 M€ for each influence they have."""

    def __init__(self) -> None:
        super().__init__("paradigm_breakdown", "Paradigm Breakdown", "", "kelvinists", "reds")
        self.touches = {
            WHEN_NAMED: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_HAND | FACET_ANYBODY,
                FACET_CHOICE | FACET_BODIES | 1 << RESOURCE_MEGACREDIT | FACET_HAND | FACET_ANYBODY,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, FACET_HAND, FACET_CHOICE | FACET_BODIES | FACET_HAND),
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
        if frame.step == 0:
            frame.step = 1
            if discard(game, frame, 2, -1):
                return False
        gain(game, frame, RESOURCE_MEGACREDIT, 2 * influence(game, player))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
