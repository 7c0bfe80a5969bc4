"""Written by the compiler from cards/fan/town_offices/city_treasury.card: change that file instead."""

from cardwright_cards.fan.town_offices.nouns import OFFICE_MAYOR
from cardwright_runtime.terraforming_mars.names import *


@final
class CityTreasury(ProjectCard):
    """Action: If you are mayor, gain 3 M€. Effect: When anyone becomes mayor, gain 1 M€. Effect: While you are mayor, cards cost you 1 M€ less."""

    def __init__(self) -> None:
        super().__init__(
            "city_treasury", "City Treasury", "TO02", 9, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.listens = (EVENT_OFFICE,)
        self.touches = {
            ACTION: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }
        self.has_conditions = True

    def can_act(self, game: Game, player: Player) -> bool:
        return holds_office(game, player, OFFICE_MAYOR)

    def action(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def enter(self, game: Game, player: Player) -> None:
        hold_while(game, player, self.index, 0)

    def leave(self, game: Game, player: Player) -> None:
        stop_while(game, player, self.index, 0)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            comes_into_office(owner, event, EVERYONE, OFFICE_MAYOR),
        )

    def times_held(self, game: Game, player: Player, number: int) -> int:
        return holds_office(game, player, OFFICE_MAYOR)

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        discount_cards(player, 1)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        discount_cards(player, -1)
