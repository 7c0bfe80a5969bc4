"""Written by the compiler from cards/terraforming_mars/corporate_era/space_elevator.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SpaceElevator(ProjectCard):
    """Increase your titanium production 1 step. Action: Spend 1 steel to gain 5 M€. 2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "space_elevator", "Space Elevator", "013", 27, QUALITY_ACTIVE, (TAG_SPACE, TAG_BUILDING)
        )
        self.touches = {
            WHEN_PLAYED: (1 << PRODUCTION_TITANIUM, 0, 0),
            ACTION: (1 << RESOURCE_MEGACREDIT, 1 << RESOURCE_STEEL, 0),
        }
        self.printed_points = 2
        self.repeated_block = WHEN_PLAYED

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_STEEL, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_TITANIUM, 1)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        pay(game, frame, RESOURCE_STEEL, 1)
        gain(game, frame, RESOURCE_MEGACREDIT, 5)
        return True
