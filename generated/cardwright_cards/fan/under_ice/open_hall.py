"""Written by the compiler from cards/fan/under_ice/open_hall.card: change that file instead."""

from cardwright_cards.fan.under_ice.nouns import AREA_CAVERN, PROJECT_OPEN_HALL, TILE_HALL
from cardwright_runtime.terraforming_mars.names import *


@final
class OpenHall(Project):
    """Action: Spend 19 M€ to place a hall and increase your M€ production 1 step."""

    def __init__(self) -> None:
        super().__init__("open_hall", "Open Hall", PROJECT_OPEN_HALL, 19, KIND_STANDARD_PROJECT)
        self.touches = {
            ACTION: (
                FACET_TILES | 1 << PRODUCTION_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | FACET_TILES | FACET_CHOICE,
            )
        }
        self.sets_off = {ACTION: ((FACET_TILES, TILE_HALL, AREA_CAVERN),)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_place(
            game, player, TILE_HALL, areas(game, player, AREA_CAVERN) & beside_none(game, TILE_HALL)
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 19):
                return False
        if frame.step == 1:
            frame.step = 2
            if place(
                game,
                frame,
                TILE_HALL,
                areas(game, player, AREA_CAVERN) & beside_none(game, TILE_HALL),
            ):
                return False
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True
