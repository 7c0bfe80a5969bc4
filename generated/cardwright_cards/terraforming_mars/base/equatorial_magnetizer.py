"""Written by the compiler from cards/terraforming_mars/base/equatorial_magnetizer.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class EquatorialMagnetizer(ProjectCard):
    """Action: Decrease your energy production 1 step to raise your TR 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "equatorial_magnetizer",
            "Equatorial Magnetizer",
            "015",
            11,
            QUALITY_ACTIVE,
            (TAG_BUILDING,),
        )
        self.touches = {ACTION: (1 << COUNTER_RATING, 1 << PRODUCTION_ENERGY, 0)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        increase(game, frame, COUNTER_RATING, 1)
        return True
