"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/phobolog.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TOKEN_WHITE_CUBE, TRACK_SPACE_TRACK
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotPhobolog(AutomaCorporation):
    """Effect: When you reach a white cube, resolve the top bonus card."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_phobolog",
            "MarsBot: PhoboLog",
            "C07",
            -1,
            (TAG_SPACE,),
            (),
            (),
            (
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                7,
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                10,
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                13,
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                15,
            ),
            (),
            (),
            0,
            -1,
            TAG_SPACE,
            2,
            1,
        )
        self.listens = (EVENT_PERFORMS,)
        self.touches = {WHENEVER: (0, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_RESOLVE_BONUS, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_RESOLVE_BONUS, "")
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
