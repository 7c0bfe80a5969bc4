"""Written by the compiler from cards/fan/neighbours/orchard_keepers.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class OrchardKeepers(ProjectCard):
    """Requires 4% oxygen. Effect: When an opponent places a greenery tile, you may spend 5 plants to place a greenery tile adjacent to that tile. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "orchard_keepers", "Orchard Keepers", "N09", 16, QUALITY_ACTIVE, (TAG_PLANT,)
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHENEVER: (
                FACET_TILES,
                1 << RESOURCE_PLANT,
                FACET_TILES | FACET_CHOICE | 1 << RESOURCE_PLANT,
            )
        }
        self.sets_off = {WHENEVER: ((FACET_TILES, TILE_GREENERY, AREA_LAND),)}
        self.printed_points = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 4

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if can_pay(game, player, RESOURCE_PLANT, 5) and can_place(
                game,
                player,
                TILE_GREENERY,
                areas(game, player, AREA_LAND) & beside_that_tile(game, frame),
            ):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 3
            if frame.chosen == 1:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            pay(game, frame, RESOURCE_PLANT, 5)
            return not place(
                game,
                frame,
                TILE_GREENERY,
                areas(game, player, AREA_LAND) & beside_that_tile(game, frame),
            )
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, places_tile(owner, event, OPPONENTS, TILE_GREENERY)
        )
