"""Written by the compiler from cards/fan/moon_harbours/harbour_office.card: change that file instead."""

from cardwright_cards.fan.moon_harbours.nouns import (
    AREA_MOON_HARBOURS,
    COUNTER_FLEET,
    TILE_SETTLEMENT,
    TILE_SHIP,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class HarbourOffice(ProjectCard):
    """Requires that you have a settlement. Gain 1 ship in the fleet and place a settlement on a moon harbour. Effect: When an opponent places a ship on moon harbour, gain 1 M€ for each settlement you own there. 1 VP per 2 settlements you own on moon harbour."""

    def __init__(self) -> None:
        super().__init__(
            "harbour_office", "Harbour Office", "B01", 12, QUALITY_ACTIVE, (TAG_SPACE,)
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHEN_PLAYED: (1 << COUNTER_FLEET | FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, FACET_TILES),
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_SETTLEMENT, AREA_MOON_HARBOURS),)}
        self.scores = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tiles(game, player, TILE_SETTLEMENT, YOURS) >= 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_SETTLEMENT, areas(game, player, AREA_MOON_HARBOURS))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            increase(game, frame, COUNTER_FLEET, 1)
            return not place(game, frame, TILE_SETTLEMENT, areas(game, player, AREA_MOON_HARBOURS))
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            tiles_on(game, player, TILE_SETTLEMENT, YOURS, area_of_that_tile(frame)),
        )
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            places_tile_on(
                owner, event, OPPONENTS, TILE_SHIP, all_of_kind(game, AREA_MOON_HARBOURS)
            ),
        )

    def points(self, game: Game, player: Player) -> int:
        return (
            tiles_on(game, player, TILE_SETTLEMENT, YOURS, all_of_kind(game, AREA_MOON_HARBOURS))
            // 2
        )
