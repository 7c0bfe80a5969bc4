"""Written by the compiler from cards/fan/neighbours/settlers_guild.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SettlersGuild(ProjectCard):
    """Requires 2 city tiles in play. Effect: When you place a city tile, each opponent does this in turn: lose 1 energy; if they have at least 2 city tiles, spend 2 M€ to gain 1 steel. Gain 1 plant."""

    def __init__(self) -> None:
        super().__init__(
            "settlers_guild", "Settlers' Guild", "N05", 14, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHENEVER: (
                1 << RESOURCE_STEEL | 1 << RESOURCE_PLANT,
                1 << RESOURCE_STEEL
                | 1 << RESOURCE_ENERGY
                | 1 << RESOURCE_MEGACREDIT
                | FACET_ANYBODY,
                FACET_IN_FORCE
                | 1 << RESOURCE_MEGACREDIT
                | FACET_TILES
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_ENERGY
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            UNITS: (
                1 << RESOURCE_STEEL,
                1 << RESOURCE_ENERGY | 1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | 1 << RESOURCE_MEGACREDIT | FACET_TILES | 1 << RESOURCE_ENERGY,
            ),
        }

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tiles(game, player, TILE_CITY, EVERYONE) >= 2

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, True), frame.player
            ):
                return False
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 5
            lose(game, frame, RESOURCE_ENERGY, 1)
            if count_tiles(game, player, TILE_CITY, YOURS) >= 2:
                frame.step = 1
        if frame.step == 1:
            frame.step = 4
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, 2):
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 2):
                return False
        if frame.step == 3:
            frame.step = 4
            gain(game, frame, RESOURCE_STEEL, 1)
        if frame.step == 4:
            frame.step = 5
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, places_tile(owner, event, YOURS, TILE_CITY))
