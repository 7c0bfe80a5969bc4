"""Written by the compiler from cards/fan/town_offices/harbour_licence.card: change that file instead."""

from cardwright_cards.fan.town_offices.nouns import OFFICE_HARBOUR_MASTER
from cardwright_runtime.terraforming_mars.names import *


@final
class HarbourLicence(ProjectCard):
    """If no player is harbour master, become harbour master. Action: Spend 4 M€ to become harbour master. 1 VP if you are harbour master."""

    def __init__(self) -> None:
        super().__init__(
            "harbour_licence", "Harbour Licence", "TO03", 8, QUALITY_ACTIVE, (TAG_EARTH,)
        )
        self.touches = {
            WHEN_PLAYED: (FACET_BODIES | FACET_STOCKS | FACET_RATING, FACET_BODIES, FACET_BODIES),
            ACTION: (
                FACET_BODIES | FACET_STOCKS | FACET_RATING,
                1 << RESOURCE_MEGACREDIT | FACET_BODIES,
                FACET_IN_FORCE | FACET_BODIES,
            ),
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 4)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if nobody_holds(game, OFFICE_HARBOUR_MASTER):
            take_office(game, frame, OFFICE_HARBOUR_MASTER)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 4):
                return False
        take_office(game, frame, OFFICE_HARBOUR_MASTER)
        return True

    def points(self, game: Game, player: Player) -> int:
        return 1 if holds_office(game, player, OFFICE_HARBOUR_MASTER) else 0
