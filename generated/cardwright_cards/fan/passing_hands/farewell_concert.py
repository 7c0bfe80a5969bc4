"""Written by the compiler from cards/fan/passing_hands/farewell_concert.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class FarewellConcert(ProjectCard):
    """Action: Gain 9 M€ and return this card to your hand."""

    def __init__(self) -> None:
        super().__init__("farewell_concert", "Farewell Concert", "PH10", 8, QUALITY_ACTIVE)
        self.touches = {
            ACTION: (1 << RESOURCE_MEGACREDIT | FACET_HAND, FACET_TOKENS | FACET_OPEN, 0)
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_leave(game, player, self.index)

    def action(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 9)
        take_this_card(game, frame)
        return True
