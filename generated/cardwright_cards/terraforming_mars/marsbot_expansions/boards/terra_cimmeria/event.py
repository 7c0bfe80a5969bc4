"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/boards/terra_cimmeria/event.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TAG_EVENT_SYMBOL, TRACK_EVENT_TRACK
from cardwright_runtime.terraforming_mars.names import *


@final
class TerraCimmeriaEvent(AutomaTrack):
    """Whoever raises it to 1 gets this bonus: advance on the same track again. Whoever raises it to 3 gets this bonus: place an ocean tile. Whoever raises it to 4 gets this bonus: place a greenery tile. Whoever raises it to 5 gets this bonus: advance on the same track again. Whoever raises it to 7 gets this bonus: advance on the same track again. Whoever raises it to 8 gets this bonus: place an ocean tile. Whoever raises it to 9 gets this bonus: raise your TR 3 steps. Whoever raises it to 10 gets this bonus: fund an award free of charge. Whoever raises it to 12 gets this bonus: raise your TR 4 steps. Whoever raises it to 13 gets this bonus: raise temperature 1 step. Whoever raises it to 14 gets this bonus: place a greenery tile. Whoever raises it to 15 gets this bonus: advance on the same track again. Whoever raises it to 16 gets this bonus: raise temperature 1 step, twice. Whoever raises it to 18 gets this bonus: raise your TR 5 steps."""

    def __init__(self) -> None:
        super().__init__(
            "terra_cimmeria_event",
            "Event on Terra Cimmeria",
            TRACK_EVENT_TRACK,
            "terra_cimmeria",
            (TAG_EVENT_SYMBOL,),
            RESOURCE_MEGACREDIT,
            (1, 3, 4, 5, 7, 8, 9, 10, 12, 13, 14, 15, 16, 18),
        )
        self.touches = {
            REACHES: (0, 0, 0),
            REACHES + 1: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REACHES + 2: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REACHES + 3: (0, 0, 0),
            REACHES + 4: (0, 0, 0),
            REACHES + 5: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REACHES + 6: (1 << COUNTER_RATING, 0, 0),
            REACHES + 7: (0, 0, 0),
            REACHES + 8: (1 << COUNTER_RATING, 0, 0),
            REACHES + 9: (FACET_TRACKS, 0, 0),
            REACHES + 10: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REACHES + 11: (0, 0, 0),
            REACHES + 12: (FACET_TRACKS, 0, 0),
            REACHES + 13: (1 << COUNTER_RATING, 0, 0),
        }
        self.sets_off = {
            REACHES + 1: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),),
            REACHES + 2: ((FACET_TILES, TILE_GREENERY, AREA_LAND),),
            REACHES + 5: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),),
            REACHES + 9: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),),
            REACHES + 10: ((FACET_TILES, TILE_GREENERY, AREA_LAND),),
            REACHES
            + 12: ((FACET_TRACKS, TRACK_TEMPERATURE, 1), (FACET_TRACKS, TRACK_TEMPERATURE, 1)),
        }

    def reaches_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_ADVANCE_AGAIN, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_ADVANCE_AGAIN, "")
        return True

    def reaches_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def reaches_3(self, game: Game, frame: Frame) -> bool:
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
            if can_perform(game, player, DEED_ADVANCE_AGAIN, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_ADVANCE_AGAIN, "")
        return True

    def reaches_6(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def reaches_7(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 3)
        return True

    def reaches_8(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_FUND_AWARD, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_FUND_AWARD, "")
        return True

    def reaches_9(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 4)
        return True

    def reaches_10(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
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
        if frame.step == 0:
            frame.step = 1
            if raise_track(game, frame, TRACK_TEMPERATURE, 1):
                return False
        if frame.step == 1:
            frame.step = 2
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True

    def reaches_14(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 5)
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
