"""Written by the compiler from cards/fan/moss_gardens/hempcrete_works.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class HempcreteWorks(ProjectCard):
    """Garden rule: Your plants may be spent on building cards as 2 M€ each. Garden rule: Your steel may be spent on standard projects as 3 M€ each (only the first time each generation)."""

    def __init__(self) -> None:
        super().__init__(
            "hempcrete_works",
            "Hempcrete Works",
            "J07",
            9,
            QUALITY_ACTIVE,
            (TAG_PLANT, TAG_BUILDING),
        )
        self.remembers = (EVENT_PAYS,)
        self.has_conditions = True

    def enter(self, game: Game, player: Player) -> None:
        let_stock_pay(player, self.index, RESOURCE_PLANT, 2, RESOURCE_MEGACREDIT, 0)
        hold_while(game, player, self.index, 0)

    def leave(self, game: Game, player: Player) -> None:
        let_stock_pay(player, self.index, RESOURCE_PLANT, -2, RESOURCE_MEGACREDIT, 0)
        stop_while(game, player, self.index, 0)

    def remember(self, game: Game, owner: Player, event: Event) -> None:
        count_done(
            owner,
            event,
            self.index,
            0,
            PERIOD_GENERATION,
            pays_for(owner, event, YOURS, KIND_STANDARD_PROJECT, 0, ()),
        )

    def times_held(self, game: Game, player: Player, number: int) -> int:
        return times_done(player, self.index, 0, PERIOD_GENERATION) <= 0

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        let_stock_pay_for_projects(player, self.index, RESOURCE_STEEL, 3, RESOURCE_MEGACREDIT)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        let_stock_pay_for_projects(player, self.index, RESOURCE_STEEL, -3, RESOURCE_MEGACREDIT)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_BUILDING) >= 1
