"""Written by the compiler from cards/terraforming_mars/marsbot_hellas_and_elysium/boards/hellas/space.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TRACK_SPACE_TRACK
from cardwright_runtime.terraforming_mars.names import *


@final
class HellasSpace(AutomaTrack):
    """Whoever raises it to 1 gets this bonus: advance on the same track again. Whoever raises it to 3 gets this bonus: raise temperature 1 step. Whoever raises it to 5 gets this bonus: place an ocean tile. Whoever raises it to 6 gets this bonus: place a city tile. Whoever raises it to 8 gets this bonus: claim a milestone free of charge. Whoever raises it to 9 gets this bonus: raise temperature 1 step. Whoever raises it to 11 gets this bonus: raise your TR 3 steps. Whoever raises it to 12 gets this bonus: place an ocean tile. Whoever raises it to 14 gets this bonus: raise temperature 1 step. Whoever raises it to 16 gets this bonus: raise your TR 4 steps. Whoever raises it to 18 gets this bonus: raise your TR 6 steps."""

    def __init__(self) -> None:
        super().__init__(
            "hellas_space",
            "Space on Hellas",
            TRACK_SPACE_TRACK,
            "hellas",
            (TAG_SPACE,),
            RESOURCE_TITANIUM,
            (1, 3, 5, 6, 8, 9, 11, 12, 14, 16, 18),
        )
        self.touches = {
            REACHES: (0, 0, 0),
            REACHES + 1: (FACET_TRACKS, 0, 0),
            REACHES + 2: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REACHES + 3: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REACHES + 4: (0, 0, 0),
            REACHES + 5: (FACET_TRACKS, 0, 0),
            REACHES + 6: (1 << COUNTER_RATING, 0, 0),
            REACHES + 7: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            REACHES + 8: (FACET_TRACKS, 0, 0),
            REACHES + 9: (1 << COUNTER_RATING, 0, 0),
            REACHES + 10: (1 << COUNTER_RATING, 0, 0),
        }
        self.sets_off = {
            REACHES + 1: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),),
            REACHES + 2: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),),
            REACHES + 3: ((FACET_TILES, TILE_CITY, AREA_LAND),),
            REACHES + 5: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),),
            REACHES + 7: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),),
            REACHES + 8: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),),
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
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True

    def reaches_3(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def reaches_4(self, game: Game, frame: Frame) -> bool:
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

    def reaches_5(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_CLAIM_MILESTONE, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_CLAIM_MILESTONE, "")
        return True

    def reaches_6(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True

    def reaches_7(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 3)
        return True

    def reaches_8(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def reaches_9(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True

    def reaches_10(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 4)
        return True

    def reaches_11(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 6)
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
        return self.reaches_1(game, frame)
