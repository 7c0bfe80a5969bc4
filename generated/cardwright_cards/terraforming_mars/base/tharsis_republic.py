"""Written by the compiler from cards/terraforming_mars/base/tharsis_republic.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TharsisRepublic(Corporation):
    """You start with 40 M€. As your first action in the game, place a city tile. Effect: When any city tile is placed ON MARS, increase your M€ production 1 step. Effect: When you place a city tile, gain 3 M€."""

    def __init__(self) -> None:
        super().__init__("tharsis_republic", "Tharsis Republic", "R31", (TAG_BUILDING,))
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            FIRST_ACTION: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            WHENEVER: (1 << PRODUCTION_MEGACREDIT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }
        self.sets_off = {FIRST_ACTION: ((FACET_TILES, TILE_CITY, AREA_LAND),)}

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 40)

    def first_action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_place(
                game,
                player,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
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
            places_tile_on_map(game, owner, event, EVERYONE, TILE_CITY),
        )
        respond(game, self, WHENEVER + 1, owner, event, places_tile(owner, event, YOURS, TILE_CITY))
