"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/recyclon.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    TOKEN_WHITE_CUBE,
    TRACK_BUILDING_TRACK,
    TRACK_PLANT_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotRecyclon(AutomaCorporation):
    """Effect: When you reach a white cube, raise the plant track 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_recyclon",
            "MarsBot: Recyclon",
            "C23",
            -1,
            (TAG_MICROBE,),
            (),
            (TAG_BUILDING,),
            (
                TOKEN_WHITE_CUBE,
                TRACK_BUILDING_TRACK,
                3,
                TOKEN_WHITE_CUBE,
                TRACK_BUILDING_TRACK,
                6,
                TOKEN_WHITE_CUBE,
                TRACK_BUILDING_TRACK,
                9,
                TOKEN_WHITE_CUBE,
                TRACK_BUILDING_TRACK,
                12,
                TOKEN_WHITE_CUBE,
                TRACK_BUILDING_TRACK,
                15,
                TOKEN_WHITE_CUBE,
                TRACK_BUILDING_TRACK,
                18,
            ),
        )
        self.listens = (EVENT_PERFORMS,)
        self.touches = {WHENEVER: (FACET_TRACKS, 0, 0)}
        self.sets_off = {WHENEVER: ((FACET_TRACKS, TRACK_PLANT_TRACK, 1),)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_PLANT_TRACK, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            performs_on(owner, event, YOURS, TRIGGER_REACH, "|token white_cube|"),
        )
