"""Written by the compiler from cards/terraforming_mars/corporate_era/hired_raiders.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class HiredRaiders(ProjectCard):
    """Steal up to 2 steel or 3 M€ from any player."""

    def __init__(self) -> None:
        super().__init__("hired_raiders", "Hired Raiders", "124", 1, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_STEEL | 1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_STEEL | FACET_ANYBODY | 1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_STEEL | FACET_ANYBODY | FACET_CHOICE | 1 << RESOURCE_MEGACREDIT,
            )
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1]):
                return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 4
            return not steal_up_to(game, frame, RESOURCE_STEEL, 2)
        if frame.step == 3:
            frame.step = 4
            return not steal_up_to(game, frame, RESOURCE_MEGACREDIT, 3)
        return True
