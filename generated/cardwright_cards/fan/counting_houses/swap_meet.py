"""Written by the compiler from cards/fan/counting_houses/swap_meet.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SwapMeet(ProjectCard):
    """Decrease your steel production or energy production X steps (at most as many as generations so far plus 1), and increase your plant production or heat production X steps. X is a number you choose. Action: Spend X heat or X energy to gain X M€. X is a number you choose, at least 1."""

    def __init__(self) -> None:
        super().__init__("swap_meet", "Swap Meet", "CH16", 8, QUALITY_ACTIVE, (TAG_EARTH,))
        self.touches = {
            WHEN_PLAYED: (
                1 << PRODUCTION_PLANT | 1 << PRODUCTION_HEAT,
                1 << PRODUCTION_STEEL | 1 << PRODUCTION_ENERGY,
                1 << PRODUCTION_STEEL | FACET_CHOICE | 1 << PRODUCTION_ENERGY,
            ),
            ACTION: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_HEAT | 1 << RESOURCE_ENERGY,
                1 << RESOURCE_HEAT | FACET_CHOICE | 1 << RESOURCE_ENERGY,
            ),
        }
        self.repeated_block = WHEN_PLAYED

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_HEAT, 1) or can_pay(game, player, RESOURCE_ENERGY, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_amount(
                game,
                frame,
                0,
                min(
                    max(
                        most_decrease(game, player, PRODUCTION_STEEL),
                        most_decrease(game, player, PRODUCTION_ENERGY),
                    ),
                    generation(game) + 1,
                ),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            options: list[int] = []
            if can_decrease(
                game, player, PRODUCTION_STEEL, min(frame.amount, generation(game) + 1)
            ):
                options.append(0)
            if can_decrease(
                game, player, PRODUCTION_ENERGY, min(frame.amount, generation(game) + 1)
            ):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 2:
            frame.step = 3
            if frame.chosen == 0:
                decrease(game, frame, PRODUCTION_STEEL, min(frame.amount, generation(game) + 1))
            elif frame.chosen == 1:
                decrease(game, frame, PRODUCTION_ENERGY, min(frame.amount, generation(game) + 1))
            if choose_option(game, frame, [0, 1]):
                return False
        if frame.chosen == 0:
            increase(game, frame, PRODUCTION_PLANT, frame.amount)
        elif frame.chosen == 1:
            increase(game, frame, PRODUCTION_HEAT, frame.amount)
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_amount(
                game,
                frame,
                1,
                max(stock(game, player, RESOURCE_HEAT), stock(game, player, RESOURCE_ENERGY)),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            options: list[int] = []
            if can_pay(game, player, RESOURCE_HEAT, frame.amount):
                options.append(0)
            if can_pay(game, player, RESOURCE_ENERGY, frame.amount):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.chosen == 0:
            pay(game, frame, RESOURCE_HEAT, frame.amount)
        elif frame.chosen == 1:
            pay(game, frame, RESOURCE_ENERGY, frame.amount)
        gain(game, frame, RESOURCE_MEGACREDIT, frame.amount)
        return True
