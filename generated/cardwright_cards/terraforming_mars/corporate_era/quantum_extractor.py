"""Written by the compiler from cards/terraforming_mars/corporate_era/quantum_extractor.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class QuantumExtractor(ProjectCard):
    """Requires 4 science tags. Increase your energy production 4 steps. Effect: When you play a space card, you pay 2 M€ less for it."""

    def __init__(self) -> None:
        super().__init__(
            "quantum_extractor",
            "Quantum Extractor",
            "079",
            13,
            QUALITY_ACTIVE,
            (TAG_SCIENCE, TAG_POWER),
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_ENERGY, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_SCIENCE, YOURS) >= 4

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 4)
        return True

    def enter(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_SPACE, 2)

    def leave(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_SPACE, -2)
