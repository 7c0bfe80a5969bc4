"""Written by the compiler from cards/fan/loose_papers/shared_laboratory.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SharedLaboratory(ProjectCard):
    """Action: Spend 1 energy to use the action of one of anybody's cards with a science or building tag if you can (even if it was used before, but not of one on which resources can lie)."""

    def __init__(self) -> None:
        super().__init__(
            "shared_laboratory", "Shared Laboratory", "LP02", 8, QUALITY_ACTIVE, (TAG_SCIENCE,)
        )
        self.touches = {
            ACTION: (
                FACET_EVERYTHING,
                1 << RESOURCE_ENERGY | FACET_EVERYTHING,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE | FACET_ANYBODY,
            )
        }
        self.carries_out = True

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_ENERGY, 1)
            return not use_action_of_others(game, frame, 0, EVERYONE)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_SCIENCE) + symbols(card, TAG_BUILDING) >= 1
