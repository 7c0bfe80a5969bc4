"""Written by the compiler from cards/terraforming_mars/corporate_era/ai_central.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class AiCentral(ProjectCard):
    """Requires 3 science tags. Decrease your energy production 1 step. Action: Draw 2 cards. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "ai_central", "AI Central", "208", 21, QUALITY_ACTIVE, (TAG_SCIENCE, TAG_BUILDING)
        )
        self.touches = {
            WHEN_PLAYED: (0, 1 << PRODUCTION_ENERGY, 0),
            ACTION: (FACET_HAND, FACET_DECK, 0),
        }
        self.printed_points = 1
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_SCIENCE, YOURS) >= 3

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_ENERGY, 1)

    def can_act(self, game: Game, player: Player) -> bool:
        return can_draw(game, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_ENERGY, 1)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        draw(game, frame, 2)
        return True
