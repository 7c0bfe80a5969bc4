"""Written by the compiler from cards/fan/high_towers/sea_gardens.card: change that file instead."""

from cardwright_cards.fan.high_towers.nouns import TILE_FLOATING_GARDEN, TILE_TOWER
from cardwright_runtime.terraforming_mars.names import *


@final
class SeaGardens(ProjectCard):
    """Action: Spend 4 plants to place a floating garden. Effect: When any tower is placed on a city tile, gain 2 M€."""

    def __init__(self) -> None:
        super().__init__("sea_gardens", "Sea Gardens", "W02", 12, QUALITY_ACTIVE, (TAG_PLANT,))
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            ACTION: (FACET_TILES, 1 << RESOURCE_PLANT, FACET_TILES | FACET_CHOICE),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }
        self.sets_off = {ACTION: ((FACET_TILES, TILE_FLOATING_GARDEN, TILE_OCEAN),)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_PLANT, 4) and can_place(
            game,
            player,
            TILE_FLOATING_GARDEN,
            areas_of_tiles(game, player, TILE_OCEAN, EVERYONE) & beside_own(game, player),
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_PLANT, 4)
            return not place(
                game,
                frame,
                TILE_FLOATING_GARDEN,
                areas_of_tiles(game, player, TILE_OCEAN, EVERYONE) & beside_own(game, player),
            )
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            places_tile_on(owner, event, EVERYONE, TILE_TOWER, where_tiles_lie(game, TILE_CITY)),
        )
