"""Written by the compiler from cards/fan/open_ledgers/small_claims.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SmallClaims(ProjectCard):
    """Effect: When you play a card with exactly 1 tag, you gain 1 M€."""

    def __init__(self) -> None:
        super().__init__("small_claims", "Small Claims", "OL11", 4, QUALITY_ACTIVE)
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_card(game, owner, event, YOURS, self.index, 0)
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return all_symbols(game, player, card) == 1
