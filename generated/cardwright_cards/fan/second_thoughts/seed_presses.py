"""Written by the compiler from cards/fan/second_thoughts/seed_presses.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SeedPresses(ProjectCard):
    """Effect: Before you gain at least 2 plants, prevent half of that (rounded down) and gain 3 M€."""

    def __init__(self) -> None:
        super().__init__("seed_presses", "Seed Presses", "HB01", 8, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.listens = (EVENT_BEFORE,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, FACET_TRIGGERS, FACET_TRIGGERS)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        prevent_half(game, frame)
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if is_before(event):
            respond(
                game, self, WHENEVER, owner, event, gains(owner, event, YOURS, RESOURCE_PLANT, 2)
            )
