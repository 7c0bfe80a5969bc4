"""Written by the compiler from cards/terraforming_mars/base/asteroid_mining.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class AsteroidMining(ProjectCard):
    """Increase your titanium production 2 steps. 2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "asteroid_mining",
            "Asteroid Mining",
            "040",
            30,
            QUALITY_AUTOMATED,
            (TAG_JOVIAN, TAG_SPACE),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_TITANIUM, 0, 0)}
        self.printed_points = 2
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_TITANIUM, 2)
        return True
