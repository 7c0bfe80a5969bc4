"""Written by the compiler from cards/fan/town_offices/old_guard.card: change that file instead."""

from cardwright_cards.fan.town_offices.nouns import OFFICE_HARBOUR_MASTER, OFFICE_MAYOR
from cardwright_runtime.terraforming_mars.names import *


@final
class OldGuard(ProjectCard):
    """Effect: When you stop being mayor, draw a card. Effect: When an opponent stops being harbour master, that player gains 2 M€. 1 VP if no player is mayor."""

    def __init__(self) -> None:
        super().__init__("old_guard", "Old Guard", "TO05", 6, QUALITY_ACTIVE)
        self.listens = (EVENT_LEAVES_OFFICE,)
        self.touches = {
            WHENEVER: (FACET_HAND, FACET_DECK, FACET_DECK),
            WHENEVER
            + 1: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }
        self.scores = 1

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_draw(game, 1):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            draw(game, frame, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not by_players(game, frame, UNITS, that_player(frame.actor), frame.player)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, leaves_office(owner, event, YOURS, OFFICE_MAYOR)
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            leaves_office(owner, event, OPPONENTS, OFFICE_HARBOUR_MASTER),
        )

    def points(self, game: Game, player: Player) -> int:
        return 1 if nobody_holds(game, OFFICE_MAYOR) else 0
