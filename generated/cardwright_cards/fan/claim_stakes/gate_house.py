"""Written by the compiler from cards/fan/claim_stakes/gate_house.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GateHouse(ProjectCard):
    """Place 1 city tile. Effect: When any tile is placed adjacent to this tile, gain 1 M€. If there are at least 2 greenery tiles adjacent to this tile, gain 1 plant."""

    def __init__(self) -> None:
        super().__init__("gate_house", "Gate House", "ST14", 15, QUALITY_ACTIVE, (TAG_CITY,))
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            WHENEVER: (1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_PLANT, 0, FACET_TILES),
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_CITY, AREA_LAND),)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game, player, TILE_CITY, areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY)
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        if count_beside_this_tile(game, player, self.index, TILE_GREENERY, EVERYONE) >= 2:
            gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            places_tile_on(
                owner, event, EVERYONE, ANY_TILE, areas_beside_this_tile(game, self.index)
            ),
        )
