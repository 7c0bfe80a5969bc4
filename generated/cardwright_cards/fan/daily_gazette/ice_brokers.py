"""Written by the compiler from cards/fan/daily_gazette/ice_brokers.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class IceBrokers(ProjectCard):
    """Action: Spend 2 M€ to take an ocean tile off the board. Effect: When an opponent takes an ocean tile off the board, gain 2 plants. Effect: When you use Aquifer, gain 2 heat."""

    def __init__(self) -> None:
        super().__init__("ice_brokers", "Ice Brokers", "GA08", 9, QUALITY_ACTIVE, (TAG_SPACE,))
        self.listens = (EVENT_TAKES_BACK, EVENT_USES)
        self.touches = {
            ACTION: (
                0,
                1 << RESOURCE_MEGACREDIT | FACET_TILES,
                FACET_IN_FORCE | FACET_TILES | FACET_CHOICE,
            ),
            WHENEVER: (1 << RESOURCE_PLANT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_HEAT, 0, 0),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 2)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 2):
                return False
        if frame.step == 1:
            frame.step = 2
            return not take_tile(game, frame, TILE_OCEAN)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 2)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 2)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, takes_back(owner, event, OPPONENTS, TILE_OCEAN))
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            uses_project(owner, event, YOURS, (PROJECT_AQUIFER,)),
        )
