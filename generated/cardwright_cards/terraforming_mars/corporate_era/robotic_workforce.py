"""Written by the compiler from cards/terraforming_mars/corporate_era/robotic_workforce.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class RoboticWorkforce(ProjectCard):
    """Duplicate only the production box of one of your building cards."""

    def __init__(self) -> None:
        super().__init__(
            "robotic_workforce", "Robotic Workforce", "086", 9, QUALITY_AUTOMATED, (TAG_SCIENCE,)
        )
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_MEGACREDIT
                | 1 << PRODUCTION_STEEL
                | 1 << PRODUCTION_TITANIUM
                | 1 << PRODUCTION_PLANT
                | 1 << PRODUCTION_ENERGY
                | 1 << PRODUCTION_HEAT,
                1 << PRODUCTION_MEGACREDIT
                | 1 << PRODUCTION_STEEL
                | 1 << PRODUCTION_TITANIUM
                | 1 << PRODUCTION_PLANT
                | 1 << PRODUCTION_ENERGY
                | 1 << PRODUCTION_HEAT,
                1 << PRODUCTION_MEGACREDIT
                | 1 << PRODUCTION_STEEL
                | 1 << PRODUCTION_TITANIUM
                | 1 << PRODUCTION_PLANT
                | 1 << PRODUCTION_ENERGY
                | 1 << PRODUCTION_HEAT
                | FACET_OPEN
                | FACET_CHOICE,
            )
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_repeat_some(game, player, self.index, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not repeat(game, frame, 1)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_the_deck(card) and symbols(card, TAG_BUILDING) >= 1
