"""Written by the compiler from cards/terraforming_mars/base/local_heat_trapping.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LocalHeatTrapping(ProjectCard):
    """Spend 5 heat to either gain 4 plants, or add 2 animals to ANOTHER card."""

    def __init__(self) -> None:
        super().__init__("local_heat_trapping", "Local Heat Trapping", "190", 1, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                1 << RESOURCE_PLANT | FACET_TOKENS,
                1 << RESOURCE_HEAT,
                FACET_TOKENS | FACET_CHOICE,
            )
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_HEAT, 5)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_HEAT, 5)
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
            gain(game, frame, RESOURCE_PLANT, 4)
        if frame.step == 3:
            frame.step = 4
            return not add_to_another_card(game, frame, TOKEN_ANIMAL, 2, -1)
        return True
