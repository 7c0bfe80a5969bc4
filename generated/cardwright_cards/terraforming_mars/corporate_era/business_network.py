"""Written by the compiler from cards/terraforming_mars/corporate_era/business_network.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BusinessNetwork(ProjectCard):
    """Decrease your M€ production 1 step. Action: Look at the top card and either buy it or discard it."""

    def __init__(self) -> None:
        super().__init__(
            "business_network", "Business Network", "110", 4, QUALITY_ACTIVE, (TAG_EARTH,)
        )
        self.touches = {
            WHEN_PLAYED: (0, 1 << PRODUCTION_MEGACREDIT, 0),
            ACTION: (
                FACET_HAND,
                FACET_DECK | 1 << RESOURCE_MEGACREDIT,
                FACET_CHOICE | 1 << RESOURCE_MEGACREDIT | FACET_IN_FORCE,
            ),
        }
        self.repeated_block = WHEN_PLAYED

    def possible(self, game: Game, player: Player) -> bool:
        return can_decrease(game, player, PRODUCTION_MEGACREDIT, 1)

    def can_act(self, game: Game, player: Player) -> bool:
        return can_draw(game, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not draw_to_buy(game, frame, 1)
        return True
