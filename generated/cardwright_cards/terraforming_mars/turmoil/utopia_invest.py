"""Written by the compiler from cards/terraforming_mars/turmoil/utopia_invest.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class UtopiaInvest(Corporation):
    """You start with 1 steel production, 1 titanium production, and 40 M€. Action: Choose Y (M€, steel, titanium, plants, energy, or heat): decrease your Y production 1 step and gain 4 Y."""

    def __init__(self) -> None:
        super().__init__("utopia_invest", "Utopia Invest", "R33", (TAG_BUILDING,))
        self.touches = {
            ACTION: (
                1 << RESOURCE_MEGACREDIT
                | 1 << RESOURCE_STEEL
                | 1 << RESOURCE_TITANIUM
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_ENERGY
                | 1 << RESOURCE_HEAT,
                1 << PRODUCTION_MEGACREDIT
                | 1 << PRODUCTION_STEEL
                | 1 << PRODUCTION_TITANIUM
                | 1 << PRODUCTION_PLANT
                | 1 << PRODUCTION_ENERGY
                | 1 << PRODUCTION_HEAT,
                1 << PRODUCTION_MEGACREDIT
                | 1 << PRODUCTION_STEEL
                | 1 << PRODUCTION_TITANIUM
                | 1 << PRODUCTION_PLANT
                | 1 << PRODUCTION_ENERGY
                | 1 << PRODUCTION_HEAT
                | FACET_CHOICE,
            )
        }

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 40)
        start_with(game, player, PRODUCTION_STEEL, 1)
        start_with(game, player, PRODUCTION_TITANIUM, 1)

    def can_act(self, game: Game, player: Player) -> bool:
        return (
            can_decrease(game, player, PRODUCTION_MEGACREDIT, 1)
            or can_decrease(game, player, PRODUCTION_STEEL, 1)
            or can_decrease(game, player, PRODUCTION_TITANIUM, 1)
            or can_decrease(game, player, PRODUCTION_PLANT, 1)
            or can_decrease(game, player, PRODUCTION_ENERGY, 1)
            or can_decrease(game, player, PRODUCTION_HEAT, 1)
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_decrease(game, player, PRODUCTION_MEGACREDIT, 1):
                options.append(0)
            if can_decrease(game, player, PRODUCTION_STEEL, 1):
                options.append(1)
            if can_decrease(game, player, PRODUCTION_TITANIUM, 1):
                options.append(2)
            if can_decrease(game, player, PRODUCTION_PLANT, 1):
                options.append(3)
            if can_decrease(game, player, PRODUCTION_ENERGY, 1):
                options.append(4)
            if can_decrease(game, player, PRODUCTION_HEAT, 1):
                options.append(5)
            if choose_option(game, frame, options):
                return False
        if frame.chosen == 0:
            decrease(game, frame, PRODUCTION_MEGACREDIT, 1)
            gain(game, frame, RESOURCE_MEGACREDIT, 4)
        elif frame.chosen == 1:
            decrease(game, frame, PRODUCTION_STEEL, 1)
            gain(game, frame, RESOURCE_STEEL, 4)
        elif frame.chosen == 2:
            decrease(game, frame, PRODUCTION_TITANIUM, 1)
            gain(game, frame, RESOURCE_TITANIUM, 4)
        elif frame.chosen == 3:
            decrease(game, frame, PRODUCTION_PLANT, 1)
            gain(game, frame, RESOURCE_PLANT, 4)
        elif frame.chosen == 4:
            decrease(game, frame, PRODUCTION_ENERGY, 1)
            gain(game, frame, RESOURCE_ENERGY, 4)
        elif frame.chosen == 5:
            decrease(game, frame, PRODUCTION_HEAT, 1)
            gain(game, frame, RESOURCE_HEAT, 4)
        return True
