"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/corporations/morning_star_inc.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TOKEN_SILVER_CUBE
from cardwright_cards.terraforming_mars.marsbot_expansions.nouns import TRACK_VENUS_TRACK
from cardwright_cards.terraforming_mars.turmoil.nouns import TAG_VENUS
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotMorningStarInc(AutomaCorporation):
    """Put Lobbyists (Venus) out of the game and shuffle Venusian Lobby into the bonus deck. Effect: When you reach a silver cube, gain 5 M€."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_morning_star_inc",
            "MarsBot: Morning Star Inc.",
            "C27",
            -1,
            (TAG_VENUS, TAG_VENUS),
            (),
            (),
            (
                TOKEN_SILVER_CUBE,
                TRACK_VENUS_TRACK,
                5,
                TOKEN_SILVER_CUBE,
                TRACK_VENUS_TRACK,
                6,
                TOKEN_SILVER_CUBE,
                TRACK_VENUS_TRACK,
                7,
                TOKEN_SILVER_CUBE,
                TRACK_VENUS_TRACK,
                8,
                TOKEN_SILVER_CUBE,
                TRACK_VENUS_TRACK,
                9,
                TOKEN_SILVER_CUBE,
                TRACK_VENUS_TRACK,
                11,
                TOKEN_SILVER_CUBE,
                TRACK_VENUS_TRACK,
                12,
            ),
            (),
            (),
            0,
            -1,
            -1,
            0,
            0,
            "venus",
        )
        self.listens = (EVENT_PERFORMS,)
        self.touches = {WHEN_PLAYED: (0, 0, 0), WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}
        self.needed = 2

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_perform(game, player, DEED_DESTROY, "|bonus_card lobbyists_with_venus|")
        return can_perform(game, player, DEED_SHUFFLE_IN, "|bonus_card venusian_lobby|")

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if perform_deed(game, frame, DEED_DESTROY, "|bonus_card lobbyists_with_venus|"):
                return False
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_SHUFFLE_IN, "|bonus_card venusian_lobby|")
        return True

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
