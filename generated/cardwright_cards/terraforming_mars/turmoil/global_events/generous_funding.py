"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/generous_funding.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GenerousFunding(GlobalEvent):
    """Resolved: each player gains 2 M€ for every 5 TR above 15 (counting at most 25), plus 2 for each influence they have."""

    def __init__(self) -> None:
        super().__init__("generous_funding", "Generous Funding", "", "kelvinists", "unity")
        self.touches = {
            WHEN_NAMED: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                1 << COUNTER_RATING
                | FACET_BODIES
                | 1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, 1 << COUNTER_RATING | FACET_BODIES),
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
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            2 * (min(gauge_above(game, player, COUNTER_RATING, 15), 25) // 5)
            + 2 * influence(game, player),
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
