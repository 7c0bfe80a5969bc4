"""Written by the compiler from cards/terraforming_mars/corporate_era/vesta_shipyard.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class VestaShipyard(ProjectCard):
    """Increase your titanium production 1 step. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "vesta_shipyard",
            "Vesta Shipyard",
            "057",
            15,
            QUALITY_AUTOMATED,
            (TAG_JOVIAN, TAG_SPACE),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_TITANIUM, 0, 0)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_TITANIUM, 1)
        return True
