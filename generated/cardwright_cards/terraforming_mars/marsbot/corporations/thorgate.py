"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/thorgate.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TOKEN_WHITE_CUBE, TRACK_ENERGY_TRACK
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotThorgate(AutomaCorporation):
    """Gain 10 M€. Effect: When you reach a white cube, resolve the first tag of the top project card and raise temperature 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_thorgate",
            "MarsBot: ThorGate",
            "C11",
            -1,
            (TAG_POWER,),
            (),
            (TAG_POWER,),
            (
                TOKEN_WHITE_CUBE,
                TRACK_ENERGY_TRACK,
                4,
                TOKEN_WHITE_CUBE,
                TRACK_ENERGY_TRACK,
                6,
                TOKEN_WHITE_CUBE,
                TRACK_ENERGY_TRACK,
                8,
                TOKEN_WHITE_CUBE,
                TRACK_ENERGY_TRACK,
                10,
            ),
        )
        self.listens = (EVENT_PERFORMS,)
        self.touches = {
            WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER: (FACET_TRACKS, 0, 0),
        }
        self.sets_off = {WHENEVER: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 10)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if can_perform(game, player, DEED_RESOLVE_FIRST_TAG, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if perform_deed(game, frame, DEED_RESOLVE_FIRST_TAG, ""):
                return False
        if frame.step == 2:
            frame.step = 3
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
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
