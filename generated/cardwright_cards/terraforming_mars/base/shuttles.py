"""Written by the compiler from cards/terraforming_mars/base/shuttles.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Shuttles(ProjectCard):
    """Requires 5% oxygen. Decrease your energy production 1 step and increase your M€ production 2 steps. Effect: When you play a space card, you pay 2 M€ less for it. 1 VP."""

    def __init__(self) -> None:
        super().__init__("shuttles", "Shuttles", "166", 10, QUALITY_ACTIVE, (TAG_SPACE,))
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 1 << PRODUCTION_ENERGY, 0)}
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) + value(game, player, VALUE_LEEWAY) >= 5

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True

    def enter(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_SPACE, 2)

    def leave(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_SPACE, -2)
