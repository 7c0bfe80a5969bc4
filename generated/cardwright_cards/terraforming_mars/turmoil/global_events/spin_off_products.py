"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/spin_off_products.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SpinOffProducts(GlobalEvent):
    """Resolved: each player gains 2 M€ for each science tag they have (counting at most 5, plus influence)."""

    def __init__(self) -> None:
        super().__init__("spin_off_products", "Spin-Off Products", "", "greens", "scientists")
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
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            2 * (min(count_tags(game, player, TAG_SCIENCE, YOURS), 5) + influence(game, player)),
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
