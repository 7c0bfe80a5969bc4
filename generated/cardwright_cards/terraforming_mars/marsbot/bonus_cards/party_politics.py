"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/party_politics.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_PARTY_POLITICS
from cardwright_runtime.terraforming_mars.names import *


@final
class PartyPolitics(BonusCard):
    """When turned over: send a delegate by preference and turn over a project card, and if its cost can be divided by 3, pay 5 M€ and send another delegate by preference."""

    def __init__(self) -> None:
        super().__init__(
            "party_politics",
            "Party Politics",
            "B21",
            BONUS_CARD_PARTY_POLITICS,
            "every action deck",
            "",
            "",
            "",
            "turmoil",
        )
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if can_perform(game, player, DEED_SEND_BY_PREFERENCE, "") and can_perform(
                game, player, DEED_SEND_SECOND, ""
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if perform_deed(game, frame, DEED_SEND_BY_PREFERENCE, ""):
                return False
        if frame.step == 2:
            frame.step = 3
            return not perform_deed(game, frame, DEED_SEND_SECOND, "")
        return True
