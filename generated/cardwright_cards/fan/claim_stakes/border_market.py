"""Written by the compiler from cards/fan/claim_stakes/border_market.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BorderMarket(ProjectCard):
    """Effect: When you place a tile adjacent to a tile of an opponent, gain 1 M€ for each tile your OPPONENTS own adjacent to that tile. Effect: When an opponent places a city tile next to none of your greenery tiles, gain 1 heat."""

    def __init__(self) -> None:
        super().__init__("border_market", "Border Market", "ST06", 8, QUALITY_ACTIVE, (TAG_EARTH,))
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, FACET_TILES),
            WHENEVER + 1: (1 << RESOURCE_HEAT, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            tiles_on(game, player, ANY_TILE, OPPONENTS, beside_that_tile(game, frame)),
        )
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 1)
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
            places_tile_on(
                owner, event, YOURS, ANY_TILE, beside_tiles_of(game, owner, ANY_TILE, 1, OPPONENTS)
            ),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            places_tile_on(
                owner,
                event,
                OPPONENTS,
                TILE_CITY,
                beside_no_tile_of(game, owner, TILE_GREENERY, YOURS),
            ),
        )
