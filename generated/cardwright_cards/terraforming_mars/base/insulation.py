"""Written by the compiler from cards/terraforming_mars/base/insulation.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Insulation(ProjectCard):
    """Decrease your heat production any number of steps and increase your M€ production the same number of steps."""

    def __init__(self) -> None:
        super().__init__("insulation", "Insulation", "152", 2, QUALITY_AUTOMATED)
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_MEGACREDIT,
                1 << PRODUCTION_HEAT,
                1 << PRODUCTION_HEAT | FACET_CHOICE,
            )
        }
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_amount(game, frame, 0, most_decrease(game, player, PRODUCTION_HEAT)):
                return False
        decrease(game, frame, PRODUCTION_HEAT, frame.amount)
        increase(game, frame, PRODUCTION_MEGACREDIT, frame.amount)
        return True
