"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/solar_flare.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SolarFlare(GlobalEvent):
    """Resolved: each player loses 3 M€ for each space tag they have (counting at most 5, minus influence)."""

    def __init__(self) -> None:
        super().__init__("solar_flare", "Solar Flare", "", "unity", "kelvinists")
        self.touches = {
            WHEN_NAMED: (
                0,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_OPEN | FACET_BODIES | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (
                0,
                1 << RESOURCE_MEGACREDIT,
                FACET_OPEN | FACET_BODIES | 1 << RESOURCE_MEGACREDIT,
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
            3
            * max(0, min(count_tags(game, player, TAG_SPACE, YOURS), 5) - influence(game, player)),
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
