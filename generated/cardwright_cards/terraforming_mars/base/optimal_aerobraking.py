"""Written by the compiler from cards/terraforming_mars/base/optimal_aerobraking.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class OptimalAerobraking(ProjectCard):
    """Effect: When you play a space event, you gain 3 M€ and 3 heat."""

    def __init__(self) -> None:
        super().__init__(
            "optimal_aerobraking", "Optimal Aerobraking", "031", 7, QUALITY_ACTIVE, (TAG_SPACE,)
        )
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_HEAT, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        gain(game, frame, RESOURCE_HEAT, 3)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, plays_card(game, owner, event, YOURS, self.index, 0)
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT) and symbols(card, TAG_SPACE) >= 1
