"""Written by the compiler from cards/fan/chosen_paths/toll_on_towns.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TollOnTowns(ProjectCard):
    """Effect: When any city tile is placed adjacent to a tile of yours, steal 2 M€ from the owner of that tile. If you are the first player, gain 1 plant."""

    def __init__(self) -> None:
        super().__init__("toll_on_towns", "Toll on Towns", "CP7", 11, QUALITY_ACTIVE, (TAG_CITY,))
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHENEVER: (
                1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_PLANT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
            )
        }

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if steal_from_each(
                game,
                frame,
                RESOURCE_MEGACREDIT,
                2,
                owners_of_each(game, player, ANY_TILE, area_of_that_tile(frame)),
            ):
                return False
        if is_first_player(game, player):
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
                owner, event, EVERYONE, TILE_CITY, beside_tiles_of(game, owner, ANY_TILE, 1, YOURS)
            ),
        )
