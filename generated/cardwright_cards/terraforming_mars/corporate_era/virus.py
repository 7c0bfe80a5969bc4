"""Written by the compiler from cards/terraforming_mars/corporate_era/virus.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Virus(ProjectCard):
    """Remove up to 2 animals or 5 plants from any player."""

    def __init__(self) -> None:
        super().__init__("virus", "Virus", "050", 1, QUALITY_EVENT, (TAG_MICROBE,))
        self.touches = {
            WHEN_PLAYED: (
                0,
                FACET_TOKENS | FACET_ANYBODY | 1 << RESOURCE_PLANT,
                FACET_TOKENS | FACET_ANYBODY | FACET_CHOICE | 1 << RESOURCE_PLANT,
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
            return not remove_tokens_up_to(game, frame, TOKEN_ANIMAL, 2)
        if frame.step == 3:
            frame.step = 4
            return not remove_up_to(game, frame, RESOURCE_PLANT, 5)
        return True
