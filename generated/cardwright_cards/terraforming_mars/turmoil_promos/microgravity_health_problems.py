"""Written by the compiler from cards/terraforming_mars/turmoil_promos/microgravity_health_problems.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil_promos.nouns import COUNTER_COLONY
from cardwright_runtime.terraforming_mars.names import *


@final
class MicrogravityHealthProblems(GlobalEvent):
    """Resolved: each player loses 3 M€ for each colony they have (counting at most 5, minus influence)."""

    def __init__(self) -> None:
        super().__init__(
            "microgravity_health_problems",
            "Microgravity Health Problems",
            "",
            "mars_first",
            "scientists",
        )
        self.touches = {
            WHEN_NAMED: (
                0,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                1 << COUNTER_COLONY
                | FACET_BODIES
                | 1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            UNITS: (
                0,
                1 << RESOURCE_MEGACREDIT,
                1 << COUNTER_COLONY | FACET_BODIES | 1 << RESOURCE_MEGACREDIT,
            ),
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
        lose(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            3 * max(0, min(gauge(game, player, COUNTER_COLONY), 5) - influence(game, player)),
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
