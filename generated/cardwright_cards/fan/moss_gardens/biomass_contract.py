"""Written by the compiler from cards/fan/moss_gardens/biomass_contract.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BiomassContract(ProjectCard):
    """For the rest of this generation, your heat may be spent on power cards as 2 M€ each."""

    def __init__(self) -> None:
        super().__init__("biomass_contract", "Biomass Contract", "J08", 3, QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (FACET_IN_FORCE | FACET_TILES | FACET_BODIES, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        hold_for(game, frame, 0, PERIOD_GENERATION)
        return True

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        let_stock_pay(player, self.index, RESOURCE_HEAT, 2, RESOURCE_MEGACREDIT, 0)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        let_stock_pay(player, self.index, RESOURCE_HEAT, -2, RESOURCE_MEGACREDIT, 0)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_POWER) >= 1
