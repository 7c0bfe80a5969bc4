"""Written by the compiler from cards/fan/moss_gardens/moss_nursery.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MossNursery(ProjectCard):
    """Action: Add 1 microbe to this card. Garden rule: Microbes on this card may be spent on plant cards as 2 M€ each."""

    def __init__(self) -> None:
        super().__init__(
            "moss_nursery", "Moss Nursery", "J01", 8, QUALITY_ACTIVE, (TAG_MICROBE,), TOKEN_MICROBE
        )
        self.touches = {ACTION: (FACET_TOKENS, 0, 0)}

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def enter(self, game: Game, player: Player) -> None:
        let_card_pay(player, self.index, 2, RESOURCE_MEGACREDIT, 2)

    def leave(self, game: Game, player: Player) -> None:
        let_card_pay(player, self.index, -2, RESOURCE_MEGACREDIT, 2)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_PLANT) >= 1
