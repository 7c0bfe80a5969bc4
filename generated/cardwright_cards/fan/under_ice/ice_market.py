"""Written by the compiler from cards/fan/under_ice/ice_market.card: change that file instead."""

from cardwright_cards.fan.under_ice.nouns import AREA_DEEP_CAVERN, AREA_UNDER_ICE
from cardwright_runtime.terraforming_mars.names import *


@final
class IceMarket(ProjectCard):
    """Requires 1 city tile ON UNDER-ICE. Effect: When any tile is placed on a deep cavern, gain 3 M€. Effect: When any city tile is placed ON MARS, gain 1 M€. 1 VP for each city tile ON UNDER-ICE."""

    def __init__(self) -> None:
        super().__init__("ice_market", "Ice Market", "U02", 10, QUALITY_ACTIVE, (TAG_EARTH,))
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }
        self.scores = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return tiles_on(game, player, TILE_CITY, EVERYONE, all_of_kind(game, AREA_UNDER_ICE)) >= 1

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            places_tile_on(owner, event, EVERYONE, ANY_TILE, all_of_kind(game, AREA_DEEP_CAVERN)),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            places_tile_on_map(game, owner, event, EVERYONE, TILE_CITY),
        )

    def points(self, game: Game, player: Player) -> int:
        return tiles_on(game, player, TILE_CITY, EVERYONE, all_of_kind(game, AREA_UNDER_ICE))
