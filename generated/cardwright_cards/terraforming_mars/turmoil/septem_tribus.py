"""Written by the compiler from cards/terraforming_mars/turmoil/septem_tribus.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import TAG_WILD
from cardwright_runtime.terraforming_mars.names import *


@final
class SeptemTribus(Corporation):
    """You start with 36 M€. Action: Gain 2 M€ for each party with delegates of yours."""

    def __init__(self) -> None:
        super().__init__("septem_tribus", "Septem Tribus", "R15", (TAG_WILD,))
        self.touches = {ACTION: (1 << RESOURCE_MEGACREDIT, 0, FACET_BODIES)}

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 36)

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, 2 * count_represented(game, player))
        return True
