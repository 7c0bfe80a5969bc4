"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/helion.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    TOKEN_BLACK_CUBE,
    TOKEN_WHITE_CUBE,
    TRACK_BUILDING_TRACK,
    TRACK_EARTH_TRACK,
    TRACK_ENERGY_TRACK,
    TRACK_PLANT_TRACK,
    TRACK_SCIENCE_TRACK,
    TRACK_SPACE_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotHelion(AutomaCorporation):
    """Effect: When you reach a white cube, resolve the top project card. Effect: When you reach a black cube, raise temperature 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_helion",
            "MarsBot: Helion",
            "C03",
            -1,
            (),
            (),
            (),
            (
                TOKEN_WHITE_CUBE,
                TRACK_BUILDING_TRACK,
                6,
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                9,
                TOKEN_WHITE_CUBE,
                TRACK_SCIENCE_TRACK,
                10,
                TOKEN_WHITE_CUBE,
                TRACK_ENERGY_TRACK,
                5,
                TOKEN_WHITE_CUBE,
                TRACK_ENERGY_TRACK,
                9,
                TOKEN_WHITE_CUBE,
                TRACK_PLANT_TRACK,
                11,
                TOKEN_BLACK_CUBE,
                TRACK_EARTH_TRACK,
                3,
                TOKEN_BLACK_CUBE,
                TRACK_EARTH_TRACK,
                6,
                TOKEN_BLACK_CUBE,
                TRACK_EARTH_TRACK,
                9,
                TOKEN_BLACK_CUBE,
                TRACK_EARTH_TRACK,
                12,
                TOKEN_BLACK_CUBE,
                TRACK_EARTH_TRACK,
                13,
                TOKEN_BLACK_CUBE,
                TRACK_EARTH_TRACK,
                14,
            ),
            (TOKEN_WHITE_CUBE,),
        )
        self.listens = (EVENT_PERFORMS,)
        self.touches = {WHENEVER: (0, 0, 0), WHENEVER + 1: (FACET_TRACKS, 0, 0)}
        self.sets_off = {WHENEVER + 1: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),)}

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_RESOLVE_PROJECT, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_RESOLVE_PROJECT, "")
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            performs_on(owner, event, YOURS, TRIGGER_REACH, "|token white_cube|"),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            performs_on(owner, event, YOURS, TRIGGER_REACH, "|token black_cube|"),
        )
