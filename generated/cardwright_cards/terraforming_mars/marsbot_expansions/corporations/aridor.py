"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/corporations/aridor.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    TOKEN_BLACK_CUBE,
    TOKEN_WHITE_CUBE,
    TRACK_BUILDING_TRACK,
    TRACK_EARTH_TRACK,
    TRACK_ENERGY_TRACK,
    TRACK_EVENT_TRACK,
    TRACK_PLANT_TRACK,
    TRACK_SCIENCE_TRACK,
    TRACK_SPACE_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotAridor(AutomaCorporation):
    """Put one more colony tile into play. Effect: When you reach a white cube or a black cube, raise the event track 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_aridor",
            "MarsBot: Aridor",
            "C30",
            -1,
            (),
            (CRITERION_LEAST_ADVANCED_TRACK,),
            (),
            (
                TOKEN_WHITE_CUBE,
                TRACK_BUILDING_TRACK,
                3,
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                3,
                TOKEN_WHITE_CUBE,
                TRACK_SCIENCE_TRACK,
                3,
                TOKEN_WHITE_CUBE,
                TRACK_ENERGY_TRACK,
                3,
                TOKEN_WHITE_CUBE,
                TRACK_ENERGY_TRACK,
                6,
                TOKEN_BLACK_CUBE,
                TRACK_EARTH_TRACK,
                3,
                TOKEN_BLACK_CUBE,
                TRACK_EARTH_TRACK,
                6,
                TOKEN_BLACK_CUBE,
                TRACK_PLANT_TRACK,
                3,
                TOKEN_BLACK_CUBE,
                TRACK_PLANT_TRACK,
                6,
            ),
            (),
            (),
            0,
            -1,
            -1,
            0,
            0,
            "colonies",
        )
        self.listens = (EVENT_PERFORMS,)
        self.touches = {WHEN_PLAYED: (0, 0, 0), WHENEVER: (FACET_TRACKS, 0, 0)}
        self.sets_off = {WHENEVER: ((FACET_TRACKS, TRACK_EVENT_TRACK, 1),)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_perform(game, player, DEED_OPEN_COLONY, "")

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not perform_deed(game, frame, DEED_OPEN_COLONY, "")
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_EVENT_TRACK, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            performs_on(owner, event, YOURS, TRIGGER_REACH, "|token white_cube|")
            + performs_on(owner, event, YOURS, TRIGGER_REACH, "|token black_cube|"),
        )
