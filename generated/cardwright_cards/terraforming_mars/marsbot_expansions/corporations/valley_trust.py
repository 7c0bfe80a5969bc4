"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/corporations/valley_trust.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TOKEN_WHITE_CUBE, TRACK_SCIENCE_TRACK
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotValleyTrust(AutomaCorporation):
    """Add a project card to the action deck. Effect: When you reach a white cube, resolve the top project card."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_valley_trust",
            "MarsBot: Valley Trust",
            "C16",
            -1,
            (),
            (),
            (TAG_SCIENCE,),
            (TOKEN_WHITE_CUBE, TRACK_SCIENCE_TRACK, 8, TOKEN_WHITE_CUBE, TRACK_SCIENCE_TRACK, 16),
            (),
            (),
            0,
            -1,
            -1,
            0,
            0,
            "prelude",
        )
        self.listens = (EVENT_PERFORMS,)
        self.touches = {WHEN_PLAYED: (0, 0, 0), WHENEVER: (0, 0, 0)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_perform(game, player, DEED_BRING_PROJECT, "")

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not perform_deed(game, frame, DEED_BRING_PROJECT, "")
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_RESOLVE_PROJECT, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_RESOLVE_PROJECT, "")
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
