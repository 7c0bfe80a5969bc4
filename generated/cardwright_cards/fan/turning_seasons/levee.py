"""Written by the compiler from cards/fan/turning_seasons/levee.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Levee(ProjectCard):
    """Effect: Before an opponent removes plants of yours, prevent half of that (rounded down). Effect: Once per game, before an opponent decreases your plant production, prevent 1 of that. Effect: Before an opponent removes animals of yours, prevent 1 of that for every 2 building tags you have."""

    def __init__(self) -> None:
        super().__init__("levee", "Levee", "S07", 5, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.listens = (EVENT_BEFORE,)
        self.touches = {
            WHENEVER: (0, FACET_TRIGGERS, FACET_TRIGGERS),
            WHENEVER + 1: (0, FACET_TRIGGERS, FACET_TRIGGERS),
            WHENEVER + 2: (0, FACET_TRIGGERS, FACET_OPEN | FACET_TRIGGERS),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        prevent_half(game, frame)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        prevent_some(game, frame, 1)
        return True

    def whenever_3(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        prevent_some(game, frame, count_tags(game, player, TAG_BUILDING, YOURS) // 2)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        if frame.block == WHENEVER + 2:
            return self.whenever_3(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if is_before(event):
            respond(
                game,
                self,
                WHENEVER,
                owner,
                event,
                removes(owner, event, OPPONENTS, RESOURCE_PLANT, 0, YOURS),
            )
        if is_before(event):
            respond_limited(
                game,
                self,
                WHENEVER + 1,
                owner,
                event,
                decreases(owner, event, OPPONENTS, PRODUCTION_PLANT, 0, YOURS),
                1,
                PERIOD_GAME,
                WHENEVER + 1,
            )
        if is_before(event):
            respond(
                game,
                self,
                WHENEVER + 2,
                owner,
                event,
                removes_from_cards(owner, event, OPPONENTS, TOKEN_ANIMAL, 0, YOURS),
            )
