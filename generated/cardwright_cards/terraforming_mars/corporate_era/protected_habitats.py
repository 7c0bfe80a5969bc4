"""Written by the compiler from cards/terraforming_mars/corporate_era/protected_habitats.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ProtectedHabitats(ProjectCard):
    """Effect: Opponents may not remove your animals, microbes, or plants."""

    def __init__(self) -> None:
        super().__init__("protected_habitats", "Protected Habitats", "173", 5, QUALITY_ACTIVE)

    def enter(self, game: Game, player: Player) -> None:
        protect_token(player, TOKEN_ANIMAL)
        protect_token(player, TOKEN_MICROBE)
        protect_gauge(player, RESOURCE_PLANT)

    def leave(self, game: Game, player: Player) -> None:
        stop_protecting_token(player, TOKEN_ANIMAL)
        stop_protecting_token(player, TOKEN_MICROBE)
        stop_protecting_gauge(player, RESOURCE_PLANT)
