"""Written by the compiler from cards/terraforming_mars/corporate_era/invention_contest.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class InventionContest(ProjectCard):
    """Look at the top 3 cards from the deck. Take 1 of them into hand and discard the other 2."""

    def __init__(self) -> None:
        super().__init__(
            "invention_contest", "Invention Contest", "192", 2, QUALITY_EVENT, (TAG_SCIENCE,)
        )
        self.touches = {WHEN_PLAYED: (FACET_HAND, FACET_DECK, FACET_CHOICE)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 3)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not draw_some(game, frame, 3, 1, -1, False)
        return True
