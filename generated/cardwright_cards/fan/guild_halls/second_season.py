"""Written by the compiler from cards/fan/guild_halls/second_season.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SecondSeason(ProjectCard):
    """Action: Spend 2 M€ to carry out once more what one of your automated cards with a plant tag does when played, if you can."""

    def __init__(self) -> None:
        super().__init__("second_season", "Second Season", "K13", 9, QUALITY_ACTIVE, (TAG_SCIENCE,))
        self.touches = {
            ACTION: (
                FACET_EVERYTHING,
                1 << RESOURCE_MEGACREDIT | FACET_EVERYTHING,
                FACET_IN_FORCE | FACET_EVERYTHING | FACET_OPEN | FACET_CHOICE,
            )
        }
        self.carries_out = True

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 2)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 2):
                return False
        if frame.step == 1:
            frame.step = 2
            return not use_effect(game, frame, 0)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_AUTOMATED) and symbols(card, TAG_PLANT) >= 1
