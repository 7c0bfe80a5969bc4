"""Written by the compiler from cards/terraforming_mars/base/fueled_generators.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class FueledGenerators(ProjectCard):
    """Decrease your M€ production 1 step and increase your energy production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "fueled_generators",
            "Fueled Generators",
            "100",
            1,
            QUALITY_AUTOMATED,
            (TAG_POWER, TAG_BUILDING),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 1 << PRODUCTION_MEGACREDIT, 0)}
        self.repeated_block = WHEN_PLAYED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_MEGACREDIT, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_MEGACREDIT, 1)
        increase(game, frame, PRODUCTION_ENERGY, 1)
        return True
