"""Written by the compiler from cards/terraforming_mars/base/symbiotic_fungus.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SymbioticFungus(ProjectCard):
    """Requires −14 °C or warmer. Action: Add 1 microbe to ANOTHER card."""

    def __init__(self) -> None:
        super().__init__(
            "symbiotic_fungus", "Symbiotic Fungus", "133", 4, QUALITY_ACTIVE, (TAG_MICROBE,)
        )
        self.touches = {ACTION: (FACET_TOKENS, 0, FACET_TOKENS | FACET_CHOICE)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= -14

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not add_to_another_card(game, frame, TOKEN_MICROBE, 1, -1)
        return True
