"""Written by the compiler from cards/fan/second_thoughts/cold_frames.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ColdFrames(ProjectCard):
    """Effect: Before you gain plants or steel as a placement bonus, you may prevent that and increase your plant production 1 step."""

    def __init__(self) -> None:
        super().__init__("cold_frames", "Cold Frames", "HB02", 6, QUALITY_ACTIVE, (TAG_PLANT,))
        self.listens = (EVENT_BEFORE,)
        self.touches = {WHENEVER: (1 << PRODUCTION_PLANT, 0, FACET_CHOICE)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if ask_whether(game, frame):
                return False
        if frame.step == 1:
            frame.step = 2
            if frame.chosen == 1:
                prevent(game, frame)
                increase(game, frame, PRODUCTION_PLANT, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if is_before(event):
            respond(
                game,
                self,
                WHENEVER,
                owner,
                event,
                gains_bonus(owner, event, YOURS, (RESOURCE_PLANT, RESOURCE_STEEL)),
            )
