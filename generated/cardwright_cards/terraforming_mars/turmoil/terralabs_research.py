"""Written by the compiler from cards/terraforming_mars/turmoil/terralabs_research.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TerralabsResearch(Corporation):
    """You start with 14 M€. Your TR starts 1 step lower. Effect: Buying a card to your hand costs you 1 M€ instead of 3 M€."""

    def __init__(self) -> None:
        super().__init__(
            "terralabs_research", "Terralabs Research", "R14", (TAG_EARTH, TAG_SCIENCE)
        )

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 14)
        start_with(game, player, COUNTER_RATING, -1)

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_CARD_PRICE, 1)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_CARD_PRICE, 1)
