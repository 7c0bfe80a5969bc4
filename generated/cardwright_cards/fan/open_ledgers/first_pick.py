"""Written by the compiler from cards/fan/open_ledgers/first_pick.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class FirstPick(ProjectCard):
    """Look at the top 3 cards of the deck, take 1 card among them into your hand and either buy or discard each of the others."""

    def __init__(self) -> None:
        super().__init__("first_pick", "First Pick", "OL07", 2, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                FACET_HAND,
                FACET_DECK | 1 << RESOURCE_MEGACREDIT,
                FACET_CHOICE | 1 << RESOURCE_MEGACREDIT | FACET_IN_FORCE,
            )
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 3)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not draw_some_buy_others(game, frame, 3, 1, -1, False)
        return True
