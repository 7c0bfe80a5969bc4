"""Written by the compiler from cards/terraforming_mars/corporate_era/security_fleet.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SecurityFleet(ProjectCard):
    """Action: Spend 1 titanium to add a fighter resource to this card. 1 VP for each fighter resource on this card."""

    def __init__(self) -> None:
        super().__init__(
            "security_fleet",
            "Security Fleet",
            "028",
            12,
            QUALITY_ACTIVE,
            (TAG_SPACE,),
            TOKEN_FIGHTER,
        )
        self.touches = {ACTION: (FACET_TOKENS, 1 << RESOURCE_TITANIUM, 0)}
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_TITANIUM, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        pay(game, frame, RESOURCE_TITANIUM, 1)
        add_to_this_card(game, frame, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index)
