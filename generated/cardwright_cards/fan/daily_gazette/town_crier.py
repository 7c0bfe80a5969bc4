"""Written by the compiler from cards/fan/daily_gazette/town_crier.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TownCrier(ProjectCard):
    """Action: Once per generation for all players together, gain 1 plant. Effect: A milestone costs you 3 M€ less. Effect: An award costs you 2 M€ less."""

    def __init__(self) -> None:
        super().__init__("town_crier", "Town Crier", "GA10", 7, QUALITY_ACTIVE)
        self.touches = {ACTION: (1 << RESOURCE_PLANT, 0, 0)}
        self.action_times = 1
        self.action_period = PERIOD_GENERATION
        self.action_together = True

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def enter(self, game: Game, player: Player) -> None:
        discount_milestones(player, 3)
        discount_awards(player, 2)

    def leave(self, game: Game, player: Player) -> None:
        discount_milestones(player, -3)
        discount_awards(player, -2)
