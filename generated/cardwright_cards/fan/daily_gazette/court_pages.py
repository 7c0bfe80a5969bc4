"""Written by the compiler from cards/fan/daily_gazette/court_pages.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CourtPages(ProjectCard):
    """Effect: When anyone claims a milestone, gain 2 M€. Effect: When an opponent funds an award, that player loses 1 M€. Gain 1 plant. Effect: When you pass, gain 1 heat. Effect: Once per game, when an opponent passes, gain 1 steel."""

    def __init__(self) -> None:
        super().__init__("court_pages", "Court Pages", "GA01", 5, QUALITY_ACTIVE)
        self.listens = (EVENT_PRIZE, EVENT_PASSES)
        self.touches = {
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER
            + 1: (
                1 << RESOURCE_PLANT,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
                1 << RESOURCE_MEGACREDIT | FACET_ANYBODY | FACET_CHOICE,
            ),
            WHENEVER + 2: (1 << RESOURCE_HEAT, 0, 0),
            WHENEVER + 3: (1 << RESOURCE_STEEL, 0, 0),
            UNITS: (0, 1 << RESOURCE_MEGACREDIT, 1 << RESOURCE_MEGACREDIT),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if by_players(game, frame, UNITS, that_player(frame.actor), frame.player):
                return False
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 1)
        return True

    def whenever_4(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_STEEL, 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        lose(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        if frame.block == WHENEVER + 2:
            return self.whenever_3(game, frame)
        if frame.block == WHENEVER + 3:
            return self.whenever_4(game, frame)
        return self.whenever_1(game, frame)

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, claims(owner, event, EVERYONE))
        respond(game, self, WHENEVER + 1, owner, event, funds(owner, event, OPPONENTS))
        respond(game, self, WHENEVER + 2, owner, event, passes(owner, event, YOURS))
        respond_limited(
            game,
            self,
            WHENEVER + 3,
            owner,
            event,
            passes(owner, event, OPPONENTS),
            1,
            PERIOD_GAME,
            WHENEVER + 3,
        )
