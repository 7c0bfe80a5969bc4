"""Written by the compiler from cards/terraforming_mars/turmoil_promos/jovian_tax_rights.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil_promos.nouns import COUNTER_COLONY
from cardwright_runtime.terraforming_mars.names import *


@final
class JovianTaxRights(GlobalEvent):
    """Resolved: each player does this in turn: increase their M€ production 1 step for each colony they have, and gain 1 titanium for each influence they have."""

    def __init__(self) -> None:
        super().__init__("jovian_tax_rights", "Jovian Tax Rights", "", "scientists", "unity")
        self.touches = {
            WHEN_NAMED: (
                1 << PRODUCTION_MEGACREDIT | 1 << RESOURCE_TITANIUM,
                1 << PRODUCTION_MEGACREDIT | 1 << RESOURCE_TITANIUM | FACET_ANYBODY,
                1 << COUNTER_COLONY
                | FACET_BODIES
                | 1 << PRODUCTION_MEGACREDIT
                | 1 << RESOURCE_TITANIUM
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            UNITS: (
                1 << PRODUCTION_MEGACREDIT | 1 << RESOURCE_TITANIUM,
                0,
                1 << COUNTER_COLONY | FACET_BODIES,
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
        increase(game, frame, PRODUCTION_MEGACREDIT, gauge(game, player, COUNTER_COLONY))
        gain(game, frame, RESOURCE_TITANIUM, influence(game, player))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
