"""Written by the compiler from cards/fan/moss_gardens/seed_bank.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SeedBank(ProjectCard):
    """Add 2 science resources to this card. Garden rule: Science resources on this card may be spent on cards costing 20 M€ or more as 3 M€ each. Garden rule: Science resources on this card may be spent on science cards as 1 M€ each."""

    def __init__(self) -> None:
        super().__init__(
            "seed_bank", "Seed Bank", "J02", 6, QUALITY_ACTIVE, (TAG_SCIENCE,), TOKEN_SCIENCE
        )
        self.touches = {WHEN_PLAYED: (FACET_TOKENS, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 2)
        return True

    def enter(self, game: Game, player: Player) -> None:
        let_card_pay(player, self.index, 3, RESOURCE_MEGACREDIT, 2)
        let_card_pay(player, self.index, 1, RESOURCE_MEGACREDIT, 4)

    def leave(self, game: Game, player: Player) -> None:
        let_card_pay(player, self.index, -3, RESOURCE_MEGACREDIT, 2)
        let_card_pay(player, self.index, -1, RESOURCE_MEGACREDIT, 4)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 2:
            return costs_at_least(card, 20)
        return symbols(card, TAG_SCIENCE) >= 1
