"""Written by the compiler from cards/fan/archives/surplus_yard.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SurplusYard(ProjectCard):
    """Effect: When you play a space event costing 14 M€ or less, you pay 2 M€ less for it. Effect: When you play a card without tags, you pay 1 M€ less for it."""

    def __init__(self) -> None:
        super().__init__(
            "surplus_yard", "Surplus Yard", "C02", 12, QUALITY_ACTIVE, (TAG_BUILDING, TAG_SPACE)
        )

    def enter(self, game: Game, player: Player) -> None:
        discount_described(player, self.index, 0, 2)
        discount_described(player, self.index, 2, 1)

    def leave(self, game: Game, player: Player) -> None:
        discount_described(player, self.index, 0, -2)
        discount_described(player, self.index, 2, -1)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return (
                is_of_type(card, QUALITY_EVENT)
                and costs_at_most(card, 14)
                and symbols(card, TAG_SPACE) >= 1
            )
        return has_no_symbol(card)
