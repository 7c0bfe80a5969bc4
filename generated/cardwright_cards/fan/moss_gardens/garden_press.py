"""Written by the compiler from cards/fan/moss_gardens/garden_press.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GardenPress(ProjectCard):
    """Remove up to 1 microbe from any player and take 3 plants from the store."""

    def __init__(self) -> None:
        super().__init__("garden_press", "Garden Press", "J05", 10, QUALITY_EVENT, (TAG_PLANT,))
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_PLANT,
                FACET_TOKENS | FACET_ANYBODY,
                FACET_TOKENS | FACET_ANYBODY | FACET_CHOICE,
            )
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if remove_tokens_up_to(game, frame, TOKEN_MICROBE, 1):
                return False
        gain(game, frame, RESOURCE_PLANT, 3)
        return True
