"""Written by the compiler from cards/terraforming_mars/marsbot_guests/st_joseph_of_cupertino_mission.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot_guests.nouns import TILE_CATHEDRAL
from cardwright_runtime.terraforming_mars.names import *


@final
class StJosephOfCupertinoMission(ProjectCard):
    """Action: Spend 5 M€ (steel may be used) to place a cathedral. For each city tile there, its owner does this: do the first of these that is possible: if they have at least 2 M€, advance the least advanced track and lose 2 M€; otherwise they may spend 2 M€ to draw a card. 1 VP for each cathedral in play."""

    def __init__(self) -> None:
        super().__init__(
            "st_joseph_of_cupertino_mission",
            "St. Joseph of Cupertino Mission",
            "X65",
            7,
            QUALITY_ACTIVE,
        )
        self.touches = {
            ACTION: (
                FACET_TILES | FACET_HAND,
                1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_STEEL
                | FACET_HAND
                | FACET_DECK
                | FACET_ANYBODY,
                FACET_IN_FORCE
                | FACET_TILES
                | FACET_CHOICE
                | 1 << RESOURCE_MEGACREDIT
                | FACET_DECK
                | FACET_HAND
                | FACET_ANYBODY,
            ),
            UNITS: (
                FACET_HAND,
                1 << RESOURCE_MEGACREDIT | FACET_DECK,
                1 << RESOURCE_MEGACREDIT | FACET_IN_FORCE | FACET_DECK | FACET_CHOICE,
            ),
        }
        self.sets_off = {ACTION: ((FACET_TILES, TILE_CATHEDRAL, TILE_CITY),)}
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_using(game, player, RESOURCE_MEGACREDIT, 5, (RESOURCE_STEEL,)) and can_place(
            game, player, TILE_CATHEDRAL, areas_of_tiles(game, player, TILE_CITY, EVERYONE)
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_using(game, frame, RESOURCE_MEGACREDIT, 5, (RESOURCE_STEEL,)):
                return False
        if frame.step == 1:
            frame.step = 2
            if place(
                game, frame, TILE_CATHEDRAL, areas_of_tiles(game, player, TILE_CITY, EVERYONE)
            ):
                return False
        if frame.step == 2:
            frame.step = 3
            return not by_players(
                game,
                frame,
                UNITS,
                owners_of_each(game, player, TILE_CITY, area_of_that_tile(frame)),
                frame.player,
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if (
                gauge(game, player, RESOURCE_MEGACREDIT) >= 2
                and can_lose(game, player, RESOURCE_MEGACREDIT, 2)
                and can_perform(game, player, DEED_ADVANCE_LOWEST, "")
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if perform_deed(game, frame, DEED_ADVANCE_LOWEST, ""):
                return False
        if frame.step == 2:
            frame.step = 7
            lose(game, frame, RESOURCE_MEGACREDIT, 2)
        if frame.step == 3:
            frame.step = 7
            if can_pay_money(game, player, RESOURCE_MEGACREDIT, 2) and can_draw(game, 1):
                frame.step = 4
                if ask_whether(game, frame):
                    return False
        if frame.step == 4:
            frame.step = 7
            if frame.chosen == 1:
                frame.step = 5
        if frame.step == 5:
            frame.step = 6
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 2):
                return False
        if frame.step == 6:
            frame.step = 7
            draw(game, frame, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def points(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, TILE_CATHEDRAL, EVERYONE)
