"""Written by the compiler from cards/fan/under_ice/grand_opening.card: change that file instead."""

from cardwright_cards.fan.under_ice.nouns import AREA_UNDER_ICE, PROJECT_GRAND_OPENING
from cardwright_runtime.terraforming_mars.names import *


@final
class GrandOpening(Project):
    """Action: Once per game, spend 6 M€ to raise your TR 1 step and gain 1 M€ for each city tile ON UNDER-ICE."""

    def __init__(self) -> None:
        super().__init__(
            "grand_opening", "Grand Opening", PROJECT_GRAND_OPENING, 6, KIND_STANDARD_PROJECT
        )
        self.touches = {
            ACTION: (
                1 << COUNTER_RATING | 1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | FACET_TILES,
            )
        }
        self.action_times = 1
        self.action_period = PERIOD_GAME

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 6):
                return False
        increase(game, frame, COUNTER_RATING, 1)
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            tiles_on(game, player, TILE_CITY, EVERYONE, all_of_kind(game, AREA_UNDER_ICE)),
        )
        return True
