"""Written by the compiler from cards/terraforming_mars/corporate_era/physics_complex.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PhysicsComplex(ProjectCard):
    """Action: Spend 6 energy to add a science resource to this card. 2 VP for each science resource on this card."""

    def __init__(self) -> None:
        super().__init__(
            "physics_complex",
            "Physics Complex",
            "095",
            12,
            QUALITY_ACTIVE,
            (TAG_SCIENCE, TAG_BUILDING),
            TOKEN_SCIENCE,
        )
        self.touches = {ACTION: (FACET_TOKENS, 1 << RESOURCE_ENERGY, 0)}
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 6)

    def action(self, game: Game, frame: Frame) -> bool:
        pay(game, frame, RESOURCE_ENERGY, 6)
        add_to_this_card(game, frame, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return 2 * count_on_card(game, player, self.index)
