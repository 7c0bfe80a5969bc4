"""Written by the compiler from cards/fan/second_thoughts/quiet_diplomacy.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class QuietDiplomacy(ProjectCard):
    """Effect: Once per generation, before an opponent increases their TR at least 2 steps, prevent 1 of that. Effect: Before you lose plants or heat, prevent half of that (rounded down)."""

    def __init__(self) -> None:
        super().__init__(
            "quiet_diplomacy", "Quiet Diplomacy", "HB07", 11, QUALITY_ACTIVE, (TAG_EARTH,)
        )
        self.listens = (EVENT_BEFORE,)
        self.touches = {
            WHENEVER: (0, FACET_TRIGGERS, FACET_TRIGGERS),
            WHENEVER + 1: (0, FACET_TRIGGERS, FACET_TRIGGERS),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        prevent_some(game, frame, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        prevent_half(game, frame)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if is_before(event):
            respond_limited(
                game,
                self,
                WHENEVER,
                owner,
                event,
                increases(owner, event, OPPONENTS, COUNTER_RATING, 2),
                1,
                PERIOD_GENERATION,
                WHENEVER,
            )
        if is_before(event):
            respond(
                game,
                self,
                WHENEVER + 1,
                owner,
                event,
                loses(owner, event, YOURS, RESOURCE_PLANT, 0)
                + loses(owner, event, YOURS, RESOURCE_HEAT, 0),
            )
