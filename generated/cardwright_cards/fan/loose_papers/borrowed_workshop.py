"""Written by the compiler from cards/fan/loose_papers/borrowed_workshop.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BorrowedWorkshop(ProjectCard):
    """Use the action of one of an opponent's cards if you can (even if it was used before, but not of one on which resources can lie)."""

    def __init__(self) -> None:
        super().__init__(
            "borrowed_workshop", "Borrowed Workshop", "LP01", 5, QUALITY_EVENT, (TAG_BUILDING,)
        )
        self.touches = {
            WHEN_PLAYED: (
                FACET_EVERYTHING,
                FACET_EVERYTHING,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE | FACET_ANYBODY,
            )
        }
        self.carries_out = True

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not use_action_of_others(game, frame, -1, OPPONENTS)
        return True
