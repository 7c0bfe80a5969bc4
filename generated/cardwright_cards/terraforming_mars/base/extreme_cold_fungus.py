"""Written by the compiler from cards/terraforming_mars/base/extreme_cold_fungus.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ExtremeColdFungus(ProjectCard):
    """It must be −10 °C or colder. Action: Gain 1 plant, or add 2 microbes to ANOTHER card."""

    def __init__(self) -> None:
        super().__init__(
            "extreme_cold_fungus", "Extreme-Cold Fungus", "134", 13, QUALITY_ACTIVE, (TAG_MICROBE,)
        )
        self.touches = {
            ACTION: (1 << RESOURCE_PLANT | FACET_TOKENS, 0, FACET_TOKENS | FACET_CHOICE)
        }

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) - 2 * value(game, player, VALUE_LEEWAY) <= -10

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1]):
                return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 4
            gain(game, frame, RESOURCE_PLANT, 1)
        if frame.step == 3:
            frame.step = 4
            return not add_to_another_card(game, frame, TOKEN_MICROBE, 2, -1)
        return True
