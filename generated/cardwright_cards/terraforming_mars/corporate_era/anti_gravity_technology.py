"""Written by the compiler from cards/terraforming_mars/corporate_era/anti_gravity_technology.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class AntiGravityTechnology(ProjectCard):
    """Requires 7 science tags. Effect: When you play a card, you pay 2 M€ less for it. 3 VP."""

    def __init__(self) -> None:
        super().__init__(
            "anti_gravity_technology",
            "Anti-Gravity Technology",
            "150",
            14,
            QUALITY_ACTIVE,
            (TAG_SCIENCE,),
        )
        self.printed_points = 3

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags(game, player, TAG_SCIENCE, YOURS) >= 7

    def enter(self, game: Game, player: Player) -> None:
        discount_cards(player, 2)

    def leave(self, game: Game, player: Player) -> None:
        discount_cards(player, -2)
