"""Written by the compiler from cards/terraforming_mars/corporate_era/sabotage.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Sabotage(ProjectCard):
    """Remove up to 3 titanium, 4 steel, or 7 M€ from any player."""

    def __init__(self) -> None:
        super().__init__("sabotage", "Sabotage", "121", 1, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                0,
                1 << RESOURCE_TITANIUM
                | FACET_ANYBODY
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_TITANIUM
                | FACET_ANYBODY
                | FACET_CHOICE
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_MEGACREDIT,
            )
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1, 2]):
                return False
        if frame.step == 1:
            frame.step = 5
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
            elif frame.chosen == 2:
                frame.step = 4
        if frame.step == 2:
            frame.step = 5
            return not remove_up_to(game, frame, RESOURCE_TITANIUM, 3)
        if frame.step == 3:
            frame.step = 5
            return not remove_up_to(game, frame, RESOURCE_STEEL, 4)
        if frame.step == 4:
            frame.step = 5
            return not remove_up_to(game, frame, RESOURCE_MEGACREDIT, 7)
        return True
