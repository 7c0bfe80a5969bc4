"""Written by the compiler from cards/fan/second_thoughts/reserve_turbine.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ReserveTurbine(ProjectCard):
    """Effect: Twice per game, before you decrease energy production, prevent 1 of that."""

    def __init__(self) -> None:
        super().__init__(
            "reserve_turbine", "Reserve Turbine", "HB05", 7, QUALITY_ACTIVE, (TAG_POWER,)
        )
        self.listens = (EVENT_BEFORE,)
        self.touches = {WHENEVER: (0, FACET_TRIGGERS, FACET_TRIGGERS)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        prevent_some(game, frame, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if is_before(event):
            respond_limited(
                game,
                self,
                WHENEVER,
                owner,
                event,
                decreases(owner, event, YOURS, PRODUCTION_ENERGY, 0, EVERYONE),
                2,
                PERIOD_GAME,
                WHENEVER,
            )
