"""Written by the compiler from cards/terraforming_mars/turmoil/pristar.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import TOKEN_PRESERVATION
from cardwright_runtime.terraforming_mars.names import *


@final
class Pristar(Corporation):
    """You start with 53 M€. Your TR starts 2 steps lower. Effect: When the production phase comes, if your TR has not gone up this generation, add a preservation resource to this card and gain 6 M€. 1 VP for each preservation resource on this card."""

    def __init__(self) -> None:
        super().__init__("pristar", "Pristar", "R07", (), TOKEN_PRESERVATION)
        self.listens = (EVENT_PRODUCTION_PHASE,)
        self.touches = {WHENEVER: (FACET_TOKENS | 1 << RESOURCE_MEGACREDIT, 0, 0)}
        self.scores = 1

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 53)
        start_with(game, player, COUNTER_RATING, -2)

    def whenever(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        gain(game, frame, RESOURCE_MEGACREDIT, 6)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if not rating_raised(game, owner):
            respond(game, self, WHENEVER, owner, event, production_phase(event))

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index)
