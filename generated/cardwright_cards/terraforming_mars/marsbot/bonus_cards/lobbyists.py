"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/lobbyists.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_LOBBYISTS
from cardwright_runtime.terraforming_mars.names import *


@final
class Lobbyists(BonusCard):
    """When turned over: do the first of these that is possible: if temperature is at most 2 steps from its next bonus or its goal, raise temperature 2 steps and put this card out of the game; if oxygen is at most 2 steps from its next bonus or its goal, place a greenery tile, raise oxygen 1 step, and put this card out of the game; if there are at most 8 ocean tiles, place an ocean tile ADJACENT TO AT LEAST 2 OTHER OCEAN TILES and put this card out of the game; otherwise raise the global parameter furthest from its goal."""

    def __init__(self) -> None:
        super().__init__("lobbyists", "Lobbyists", "B06", BONUS_CARD_LOBBYISTS, "bonus deck")
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
            frame.step = 10
            if (
                track_within(game, TRACK_TEMPERATURE, 2)
                and can_perform(game, player, DEED_DESTROY_THIS, "")
                or track_within(game, TRACK_OXYGEN, 2)
                and can_place(
                    game,
                    player,
                    TILE_GREENERY,
                    prefer(
                        areas(game, player, AREA_LAND) & beside_own(game, player),
                        areas(game, player, AREA_LAND),
                    ),
                )
                and can_perform(game, player, DEED_DESTROY_THIS, "")
                or count_tiles(game, player, TILE_OCEAN, EVERYONE) < 9
                and can_place(
                    game,
                    player,
                    TILE_OCEAN,
                    areas(game, player, AREA_OCEAN_AREA) & beside_number(game, TILE_OCEAN, 2),
                )
                and can_perform(game, player, DEED_DESTROY_THIS, "")
                or can_perform(game, player, DEED_RAISE_FURTHEST, "")
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 9
            if track_within(game, TRACK_TEMPERATURE, 2) and can_perform(
                game, player, DEED_DESTROY_THIS, ""
            ):
                frame.step = 2
            elif (
                track_within(game, TRACK_OXYGEN, 2)
                and can_place(
                    game,
                    player,
                    TILE_GREENERY,
                    prefer(
                        areas(game, player, AREA_LAND) & beside_own(game, player),
                        areas(game, player, AREA_LAND),
                    ),
                )
                and can_perform(game, player, DEED_DESTROY_THIS, "")
            ):
                frame.step = 4
            elif (
                count_tiles(game, player, TILE_OCEAN, EVERYONE) < 9
                and can_place(
                    game,
                    player,
                    TILE_OCEAN,
                    areas(game, player, AREA_OCEAN_AREA) & beside_number(game, TILE_OCEAN, 2),
                )
                and can_perform(game, player, DEED_DESTROY_THIS, "")
            ):
                frame.step = 7
        if frame.step == 2:
            frame.step = 3
            if raise_track(game, frame, TRACK_TEMPERATURE, 2):
                return False
        if frame.step == 3:
            frame.step = 10
            return not perform_deed(game, frame, DEED_DESTROY_THIS, "")
        if frame.step == 4:
            frame.step = 5
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
        if frame.step == 5:
            frame.step = 6
            if raise_track(game, frame, TRACK_OXYGEN, 1):
                return False
        if frame.step == 6:
            frame.step = 10
            return not perform_deed(game, frame, DEED_DESTROY_THIS, "")
        if frame.step == 7:
            frame.step = 8
            if place(
                game,
                frame,
                TILE_OCEAN,
                areas(game, player, AREA_OCEAN_AREA) & beside_number(game, TILE_OCEAN, 2),
            ):
                return False
        if frame.step == 8:
            frame.step = 10
            return not perform_deed(game, frame, DEED_DESTROY_THIS, "")
        if frame.step == 9:
            frame.step = 10
            return not perform_deed(game, frame, DEED_RAISE_FURTHEST, "")
        return True
