"""Written by the compiler from cards/terraforming_mars/turmoil/martian_media_center.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import BODY_MARS_FIRST
from cardwright_runtime.terraforming_mars.names import *


@final
class MartianMediaCenter(ProjectCard):
    """Requires that Mars First is ruling or that you have 2 delegates in Mars First. Increase your M€ production 2 steps. Action: Spend 3 M€ to send 1 delegate from the reserve."""

    def __init__(self) -> None:
        super().__init__(
            "martian_media_center",
            "Martian Media Center",
            "T07",
            7,
            QUALITY_ACTIVE,
            (TAG_BUILDING,),
        )
        self.touches = {
            WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, 0),
            ACTION: (
                FACET_BODIES,
                1 << RESOURCE_MEGACREDIT | FACET_BODIES,
                FACET_IN_FORCE | FACET_CHOICE,
            ),
        }
        self.repeated_block = WHEN_PLAYED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            in_state(game, BODY_MARS_FIRST, STATE_RULING)
            or count_pieces(game, player, BODY_MARS_FIRST, YOURS) >= 2
        )

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 3) and can_send(
            game, player, 1, POOL_SUPPLY
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 3):
                return False
        if frame.step == 1:
            frame.step = 2
            return not send(game, frame, 1, POOL_SUPPLY)
        return True
