"""Written by the compiler from cards/fan/counting_houses/clearance_sale.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ClearanceSale(ProjectCard):
    """Discard half of your cards (rounded down) from hand and gain 3 M€ for each generation so far (counting at most 4)."""

    def __init__(self) -> None:
        super().__init__("clearance_sale", "Clearance Sale", "CH02", 4, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, FACET_HAND, FACET_CHOICE | FACET_HAND)
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_discard(
            game, player, self.index, -1, most_to_discard(game, player, self.index, -1) // 2
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if discard(game, frame, most_to_discard(game, player, self.index, -1) // 2, -1):
                return False
        gain(game, frame, RESOURCE_MEGACREDIT, 3 * min(generation(game), 4))
        return True
