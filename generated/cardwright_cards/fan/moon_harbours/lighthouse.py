"""Written by the compiler from cards/fan/moon_harbours/lighthouse.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Lighthouse(ProjectCard):
    """Requires 3 city tiles next to no ocean tile. Place a city tile next to no city tile and with a placement bonus and gain 2 M€ for each ocean tile adjacent to that tile. Gain 1 plant for each greenery tile with a placement bonus of plant. For each greenery tile adjacent to that tile, its owner gains 3 M€. Effect: When any city tile is placed adjacent to one of your greenery tiles, gain 1 heat."""

    def __init__(self) -> None:
        super().__init__("lighthouse", "Lighthouse", "B02", 9, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHEN_PLAYED: (
                FACET_TILES | 1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_PLANT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                FACET_TILES | FACET_CHOICE | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
            ),
            WHENEVER: (1 << RESOURCE_HEAT, 0, 0),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_CITY, AREA_LAND),)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return tiles_on(game, player, TILE_CITY, EVERYONE, beside_none(game, TILE_OCEAN)) >= 3

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_CITY,
            areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY) & with_any_bonus(game),
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND)
                & beside_none(game, TILE_CITY)
                & with_any_bonus(game),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            gain(
                game,
                frame,
                RESOURCE_MEGACREDIT,
                2 * tiles_on(game, player, TILE_OCEAN, EVERYONE, beside_that_tile(game, frame)),
            )
            gain(
                game,
                frame,
                RESOURCE_PLANT,
                tiles_on(game, player, TILE_GREENERY, EVERYONE, with_bonus(game, RESOURCE_PLANT)),
            )
            return not by_players(
                game,
                frame,
                UNITS,
                owners_of_each(game, player, TILE_GREENERY, beside_that_tile(game, frame)),
                frame.player,
            )
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            places_tile_on(
                owner,
                event,
                EVERYONE,
                TILE_CITY,
                beside_tiles_of(game, owner, TILE_GREENERY, 1, YOURS),
            ),
        )
