"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/improved_energy_templates.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ImprovedEnergyTemplates(GlobalEvent):
    """Resolved: each player increases their energy production 1 step for every 2 power tags plus influence they have."""

    def __init__(self) -> None:
        super().__init__(
            "improved_energy_templates", "Improved Energy Templates", "", "scientists", "kelvinists"
        )
        self.touches = {
            WHEN_NAMED: (
                1 << PRODUCTION_ENERGY,
                1 << PRODUCTION_ENERGY | FACET_ANYBODY,
                FACET_OPEN | FACET_BODIES | 1 << PRODUCTION_ENERGY | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (1 << PRODUCTION_ENERGY, 0, FACET_OPEN | FACET_BODIES),
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
        increase(
            game,
            frame,
            PRODUCTION_ENERGY,
            (count_tags(game, player, TAG_POWER, YOURS) + influence(game, player)) // 2,
        )
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
