"""Written by the compiler from cards/fan/open_ledgers/works_guard.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WorksGuard(ProjectCard):
    """Effect: Once per generation, when you increase your production, gain 2 M€. Effect: Opponents may not decrease your production."""

    def __init__(self) -> None:
        super().__init__("works_guard", "Works Guard", "OL03", 7, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.listens = (EVENT_GAUGE_UP,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def enter(self, game: Game, player: Player) -> None:
        protect_gauge(player, PRODUCTION_MEGACREDIT)
        protect_gauge(player, PRODUCTION_STEEL)
        protect_gauge(player, PRODUCTION_TITANIUM)
        protect_gauge(player, PRODUCTION_PLANT)
        protect_gauge(player, PRODUCTION_ENERGY)
        protect_gauge(player, PRODUCTION_HEAT)

    def leave(self, game: Game, player: Player) -> None:
        stop_protecting_gauge(player, PRODUCTION_MEGACREDIT)
        stop_protecting_gauge(player, PRODUCTION_STEEL)
        stop_protecting_gauge(player, PRODUCTION_TITANIUM)
        stop_protecting_gauge(player, PRODUCTION_PLANT)
        stop_protecting_gauge(player, PRODUCTION_ENERGY)
        stop_protecting_gauge(player, PRODUCTION_HEAT)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond_limited(
            game,
            self,
            WHENEVER,
            owner,
            event,
            increases(owner, event, YOURS, PRODUCTION_MEGACREDIT, 0)
            + increases(owner, event, YOURS, PRODUCTION_STEEL, 0)
            + increases(owner, event, YOURS, PRODUCTION_TITANIUM, 0)
            + increases(owner, event, YOURS, PRODUCTION_PLANT, 0)
            + increases(owner, event, YOURS, PRODUCTION_ENERGY, 0)
            + increases(owner, event, YOURS, PRODUCTION_HEAT, 0),
            1,
            PERIOD_GENERATION,
            WHENEVER,
        )
