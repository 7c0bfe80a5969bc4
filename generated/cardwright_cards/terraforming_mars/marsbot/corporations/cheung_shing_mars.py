"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/cheung_shing_mars.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TOKEN_SILVER_CUBE, TRACK_BUILDING_TRACK
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotCheungShingMars(AutomaCorporation):
    """Effect: When you reach a silver cube, gain 5 M€."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_cheung_shing_mars",
            "MarsBot: Cheung Shing Mars",
            "C13",
            -1,
            (TAG_BUILDING,),
            (),
            (TAG_BUILDING,),
            (
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                4,
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                5,
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                6,
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                7,
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                8,
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                9,
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                10,
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                11,
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                12,
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                13,
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                14,
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                15,
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                16,
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                17,
                TOKEN_SILVER_CUBE,
                TRACK_BUILDING_TRACK,
                18,
            ),
        )
        self.listens = (EVENT_PERFORMS,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 5)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            performs_on(owner, event, YOURS, TRIGGER_REACH, "|token silver_cube|"),
        )
