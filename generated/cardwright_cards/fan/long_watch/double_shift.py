"""Written by the compiler from cards/fan/long_watch/double_shift.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class DoubleShift(ProjectCard):
    """Action: Twice per generation, spend 1 energy to gain 3 M€. Effect: Once per generation, when you spend energy, gain 1 steel. Effect: When the production phase comes, gain 1 heat."""

    def __init__(self) -> None:
        super().__init__("double_shift", "Double Shift", "L08", 12, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.listens = (EVENT_GAUGE_DOWN, EVENT_PRODUCTION_PHASE)
        self.touches = {
            ACTION: (1 << RESOURCE_MEGACREDIT, 1 << RESOURCE_ENERGY, 0),
            WHENEVER: (1 << RESOURCE_STEEL, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_HEAT, 0, 0),
        }
        self.action_times = 2
        self.action_period = PERIOD_GENERATION

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        pay(game, frame, RESOURCE_ENERGY, 1)
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_STEEL, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond_limited(
            game,
            self,
            WHENEVER,
            owner,
            event,
            pays(owner, event, YOURS, RESOURCE_ENERGY, 0),
            1,
            PERIOD_GENERATION,
            WHENEVER,
        )
        respond(game, self, WHENEVER + 1, owner, event, production_phase(event))
