"""Written by the compiler from cards/terraforming_mars/corporate_era/caretaker_contract.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CaretakerContract(ProjectCard):
    """Requires 0 °C or warmer. Action: Spend 8 heat to raise your TR 1 step."""

    def __init__(self) -> None:
        super().__init__("caretaker_contract", "Caretaker Contract", "154", 3, QUALITY_ACTIVE)
        self.touches = {ACTION: (1 << COUNTER_RATING, 1 << RESOURCE_HEAT, 0)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= 0

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_HEAT, 8)

    def action(self, game: Game, frame: Frame) -> bool:
        pay(game, frame, RESOURCE_HEAT, 8)
        increase(game, frame, COUNTER_RATING, 1)
        return True
