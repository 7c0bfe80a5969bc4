"""Written by the compiler from cards/terraforming_mars/tracks.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Temperature(Track):
    """Whoever raises it to −24 °C gets this bonus: increase your heat production 1 step. Whoever raises it to −20 °C gets this bonus: increase your heat production 1 step. Whoever raises it to 0 °C gets this bonus: place an ocean tile."""

    def __init__(self) -> None:
        super().__init__("temperature", "temperature", TRACK_TEMPERATURE, -30, 8, 2, (-24, -20, 0))
        self.touches = {
            REACHES: (1 << PRODUCTION_HEAT, 0, 0),
            REACHES + 1: (1 << PRODUCTION_HEAT, 0, 0),
            REACHES + 2: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
        }
        self.sets_off = {REACHES + 2: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)}

    def reaches_1(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 1)
        return True

    def reaches_2(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 1)
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

    def reaches(self, game: Game, frame: Frame) -> bool:
        if frame.block == REACHES + 1:
            return self.reaches_2(game, frame)
        if frame.block == REACHES + 2:
            return self.reaches_3(game, frame)
        return self.reaches_1(game, frame)


@final
class Oxygen(Track):
    """Whoever raises it to 8% gets this bonus: raise temperature 1 step."""

    def __init__(self) -> None:
        super().__init__("oxygen", "oxygen", TRACK_OXYGEN, 0, 14, 1, (8,))
        self.touches = {REACHES: (FACET_TRACKS, 0, 0)}
        self.sets_off = {REACHES: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),)}

    def reaches(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True
