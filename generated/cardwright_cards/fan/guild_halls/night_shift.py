"""Written by the compiler from cards/fan/guild_halls/night_shift.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class NightShift(ProjectCard):
    """Action: Spend 1 energy to use the action of one of your cards costing 12 M€ or less if you can (even if it was used before)."""

    def __init__(self) -> None:
        super().__init__("night_shift", "Night Shift", "K02", 12, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.touches = {
            ACTION: (
                FACET_EVERYTHING,
                1 << RESOURCE_ENERGY | FACET_EVERYTHING,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE,
            )
        }
        self.carries_out = True

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_ENERGY, 1)
            return not use_action(game, frame, 0)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return costs_at_most(card, 12)
