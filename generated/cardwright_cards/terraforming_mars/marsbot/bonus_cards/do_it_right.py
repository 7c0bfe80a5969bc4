"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/do_it_right.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_DO_IT_RIGHT
from cardwright_runtime.terraforming_mars.names import *


@final
class DoItRight(BonusCard):
    """When turned over: do the first of these that is possible: if temperature is at most 2 steps from its next bonus or its goal, raise temperature 2 steps; if oxygen is at most 2 steps from its next bonus or its goal, place a greenery tile and raise oxygen 1 step; if there are at most 8 ocean tiles, place an ocean tile ADJACENT TO AT LEAST 2 OTHER OCEAN TILES."""

    def __init__(self) -> None:
        super().__init__(
            "do_it_right", "Do It Right", "B25", BONUS_CARD_DO_IT_RIGHT, "action deck", "", "C05"
        )
        self.touches = {
            WHEN_NAMED: (FACET_TRACKS | FACET_TILES, 0, FACET_TRACKS | FACET_TILES | FACET_CHOICE)
        }
        self.sets_off = {
            WHEN_NAMED: (
                (FACET_TRACKS, TRACK_TEMPERATURE, 2),
                (FACET_TILES, TILE_GREENERY, AREA_LAND),
                (FACET_TRACKS, TRACK_OXYGEN, 1),
                (FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),
            )
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 5
            if track_within(game, TRACK_TEMPERATURE, 2):
                frame.step = 1
            elif track_within(game, TRACK_OXYGEN, 2) and can_place(
                game,
                player,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            ):
                frame.step = 2
            elif count_tiles(game, player, TILE_OCEAN, EVERYONE) < 9 and can_place(
                game,
                player,
                TILE_OCEAN,
                areas(game, player, AREA_OCEAN_AREA) & beside_number(game, TILE_OCEAN, 2),
            ):
                frame.step = 4
        if frame.step == 1:
            frame.step = 5
            return not raise_track(game, frame, TRACK_TEMPERATURE, 2)
        if frame.step == 2:
            frame.step = 3
            if place(
                game,
                frame,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            ):
                return False
        if frame.step == 3:
            frame.step = 5
            return not raise_track(game, frame, TRACK_OXYGEN, 1)
        if frame.step == 4:
            frame.step = 5
            return not place(
                game,
                frame,
                TILE_OCEAN,
                areas(game, player, AREA_OCEAN_AREA) & beside_number(game, TILE_OCEAN, 2),
            )
        return True
