"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/interface_hyperlink.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_INTERFACE_HYPERLINK
from cardwright_runtime.terraforming_mars.names import *


@final
class InterfaceHyperlink(BonusCard):
    """When turned over: put this card out of the game and resolve the best two of as many top project cards as the energy track says."""

    def __init__(self) -> None:
        super().__init__(
            "interface_hyperlink",
            "Interface Hyperlink",
            "B30",
            BONUS_CARD_INTERFACE_HYPERLINK,
            "bonus deck",
            "",
            "C46",
        )
        self.touches = {WHEN_NAMED: (0, 0, 0)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if can_perform(game, player, DEED_DESTROY_THIS, "") and can_perform(
                game, player, DEED_RESOLVE_BEST, "|track energy_track|"
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if perform_deed(game, frame, DEED_DESTROY_THIS, ""):
                return False
        if frame.step == 2:
            frame.step = 3
            return not perform_deed(game, frame, DEED_RESOLVE_BEST, "|track energy_track|")
        return True
