"""Written by the compiler from cards/fan/colony_councils/councils.card: change that file instead."""

from cardwright_cards.fan.colony_councils.nouns import BODY_COUNCILS
from cardwright_runtime.terraforming_mars.names import *


@final
class Councils(Body):
    """This party takes power: each player gains 2 M€ for each city tile they own. Action: Spend 4 M€ to gain 1 resource of any kind."""

    def __init__(self) -> None:
        super().__init__("councils", "Councils", BODY_COUNCILS)
        self.touches = {
            ACTION: (
                1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_TITANIUM
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_ENERGY
                | 1 << RESOURCE_HEAT,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | FACET_CHOICE,
            ),
            WHEN_NAMED: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_TILES | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, FACET_TILES),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 4)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 4):
                return False
        if frame.step == 1:
            frame.step = 2
            return not gain_any(game, frame, 1)
        return True

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
        gain(game, frame, RESOURCE_MEGACREDIT, 2 * count_tiles(game, player, TILE_CITY, YOURS))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
