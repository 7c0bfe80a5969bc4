"""Written by the compiler from cards/terraforming_mars/corporate_era/inventors_guild.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class InventorsGuild(ProjectCard):
    """Action: Look at the top card and either buy it or discard it."""

    def __init__(self) -> None:
        super().__init__(
            "inventors_guild", "Inventors' Guild", "006", 9, QUALITY_ACTIVE, (TAG_SCIENCE,)
        )
        self.touches = {
            ACTION: (
                FACET_HAND,
                FACET_DECK | 1 << RESOURCE_MEGACREDIT,
                FACET_CHOICE | 1 << RESOURCE_MEGACREDIT | FACET_IN_FORCE,
            )
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_draw(game, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not draw_to_buy(game, frame, 1)
        return True
