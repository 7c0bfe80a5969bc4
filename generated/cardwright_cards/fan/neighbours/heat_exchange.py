"""Written by the compiler from cards/fan/neighbours/heat_exchange.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class HeatExchange(ProjectCard):
    """Increase your energy production 1 step. Each player may spend 3 heat to gain 4 M€."""

    def __init__(self) -> None:
        super().__init__(
            "heat_exchange", "Heat Exchange", "N02", 6, QUALITY_AUTOMATED, (TAG_POWER,)
        )
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_ENERGY | 1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_HEAT | FACET_ANYBODY,
                1 << RESOURCE_HEAT | FACET_CHOICE | 1 << RESOURCE_MEGACREDIT | FACET_ANYBODY,
            ),
            UNITS: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_HEAT,
                1 << RESOURCE_HEAT | FACET_CHOICE,
            ),
        }
        self.repeated_block = REPEATED

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            increase(game, frame, PRODUCTION_ENERGY, 1)
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_ENERGY, 1)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_pay(game, player, RESOURCE_HEAT, 3):
                frame.step = 1
                if ask_whether(game, frame):
                    return False
        if frame.step == 1:
            frame.step = 2
            if frame.chosen == 1:
                pay(game, frame, RESOURCE_HEAT, 3)
                gain(game, frame, RESOURCE_MEGACREDIT, 4)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
