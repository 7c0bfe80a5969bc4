"""Written by the compiler from cards/terraforming_mars/marsbot/boards/tharsis/earth.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TRACK_EARTH_TRACK
from cardwright_runtime.terraforming_mars.names import *


@final
class TharsisEarth(AutomaTrack):
    """Whoever raises it to 1 gets this bonus: place a city tile. Whoever raises it to 4 gets this bonus: raise your TR 3 steps. Whoever raises it to 5 gets this bonus: place a city tile. Whoever raises it to 7 gets this bonus: advance on the same track again. Whoever raises it to 8 gets this bonus: place a city tile. Whoever raises it to 9 gets this bonus: fund an award free of charge. Whoever raises it to 10 gets this bonus: advance on the same track again. Whoever raises it to 11 gets this bonus: place a city tile. Whoever raises it to 12 gets this bonus: place a greenery tile. Whoever raises it to 13 gets this bonus: raise your TR 4 steps. Whoever raises it to 14 gets this bonus: place a greenery tile. Whoever raises it to 15 gets this bonus: advance on the same track again. Whoever raises it to 17 gets this bonus: place a city tile. Whoever raises it to 18 gets this bonus: raise your TR 7 steps."""

    def __init__(self) -> None:
        super().__init__(
            "tharsis_earth",
            "Earth on Tharsis",
            TRACK_EARTH_TRACK,
            "tharsis",
            (TAG_EARTH, TAG_CITY),
            RESOURCE_HEAT,
            (1, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18),
        )
        self.touches = {
            REACHES: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REACHES + 1: (1 << COUNTER_RATING, 0, 0),
            REACHES + 2: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REACHES + 3: (0, 0, 0),
            REACHES + 4: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REACHES + 5: (0, 0, 0),
            REACHES + 6: (0, 0, 0),
            REACHES + 7: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REACHES + 8: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REACHES + 9: (1 << COUNTER_RATING, 0, 0),
            REACHES + 10: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REACHES + 11: (0, 0, 0),
            REACHES + 12: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REACHES + 13: (1 << COUNTER_RATING, 0, 0),
        }
        self.sets_off = {
            REACHES: ((FACET_TILES, TILE_CITY, AREA_LAND),),
            REACHES + 2: ((FACET_TILES, TILE_CITY, AREA_LAND),),
            REACHES + 4: ((FACET_TILES, TILE_CITY, AREA_LAND),),
            REACHES + 7: ((FACET_TILES, TILE_CITY, AREA_LAND),),
            REACHES + 8: ((FACET_TILES, TILE_GREENERY, AREA_LAND),),
            REACHES + 10: ((FACET_TILES, TILE_GREENERY, AREA_LAND),),
            REACHES + 12: ((FACET_TILES, TILE_CITY, AREA_LAND),),
        }

    def reaches_1(self, game: Game, frame: Frame) -> bool:
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

    def reaches_2(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 3)
        return True

    def reaches_3(self, game: Game, frame: Frame) -> bool:
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

    def reaches_4(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_ADVANCE_AGAIN, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_ADVANCE_AGAIN, "")
        return True

    def reaches_5(self, game: Game, frame: Frame) -> bool:
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

    def reaches_6(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_FUND_AWARD, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_FUND_AWARD, "")
        return True

    def reaches_7(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_ADVANCE_AGAIN, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_ADVANCE_AGAIN, "")
        return True

    def reaches_8(self, game: Game, frame: Frame) -> bool:
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

    def reaches_9(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_place(
                game,
                player,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not place(
                game,
                frame,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            )
        return True

    def reaches_10(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 4)
        return True

    def reaches_11(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_place(
                game,
                player,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not place(
                game,
                frame,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            )
        return True

    def reaches_12(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_ADVANCE_AGAIN, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_ADVANCE_AGAIN, "")
        return True

    def reaches_13(self, game: Game, frame: Frame) -> bool:
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

    def reaches_14(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 7)
        return True

    def reaches(self, game: Game, frame: Frame) -> bool:
        if frame.block == REACHES + 1:
            return self.reaches_2(game, frame)
        if frame.block == REACHES + 2:
            return self.reaches_3(game, frame)
        if frame.block == REACHES + 3:
            return self.reaches_4(game, frame)
        if frame.block == REACHES + 4:
            return self.reaches_5(game, frame)
        if frame.block == REACHES + 5:
            return self.reaches_6(game, frame)
        if frame.block == REACHES + 6:
            return self.reaches_7(game, frame)
        if frame.block == REACHES + 7:
            return self.reaches_8(game, frame)
        if frame.block == REACHES + 8:
            return self.reaches_9(game, frame)
        if frame.block == REACHES + 9:
            return self.reaches_10(game, frame)
        if frame.block == REACHES + 10:
            return self.reaches_11(game, frame)
        if frame.block == REACHES + 11:
            return self.reaches_12(game, frame)
        if frame.block == REACHES + 12:
            return self.reaches_13(game, frame)
        if frame.block == REACHES + 13:
            return self.reaches_14(game, frame)
        return self.reaches_1(game, frame)
