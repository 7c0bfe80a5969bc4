"""Written by the compiler from cards/fan/trading_houses/energy_exchange.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class EnergyExchange(ProjectCard):
    """Action: Spend X energy (at most 3) to gain X titanium. X is a number you choose, at least 1. Or: Spend 1 plant or 1 steel for each city tile in play to gain 9 M€. 1 VP for each city tile in play (at most 2)."""

    def __init__(self) -> None:
        super().__init__(
            "energy_exchange", "Energy Exchange", "M05", 9, QUALITY_ACTIVE, (TAG_POWER,)
        )
        self.touches = {
            ACTION: (
                1 << RESOURCE_TITANIUM | 1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_ENERGY | 1 << RESOURCE_PLANT | 1 << RESOURCE_STEEL,
                1 << RESOURCE_ENERGY
                | FACET_CHOICE
                | FACET_TILES
                | 1 << RESOURCE_PLANT
                | 1 << RESOURCE_STEEL,
            )
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return (
            can_pay(game, player, RESOURCE_ENERGY, 1)
            or can_pay(game, player, RESOURCE_PLANT, count_tiles(game, player, TILE_CITY, EVERYONE))
            or can_pay(game, player, RESOURCE_STEEL, count_tiles(game, player, TILE_CITY, EVERYONE))
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_pay(game, player, RESOURCE_ENERGY, 1):
                options.append(0)
            if can_pay(
                game, player, RESOURCE_PLANT, count_tiles(game, player, TILE_CITY, EVERYONE)
            ) or can_pay(
                game, player, RESOURCE_STEEL, count_tiles(game, player, TILE_CITY, EVERYONE)
            ):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 6
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 4
        if frame.step == 2:
            frame.step = 3
            if choose_amount(game, frame, 1, min(stock(game, player, RESOURCE_ENERGY), 3)):
                return False
        if frame.step == 3:
            frame.step = 6
            pay(game, frame, RESOURCE_ENERGY, min(frame.amount, 3))
            gain(game, frame, RESOURCE_TITANIUM, frame.amount)
        if frame.step == 4:
            frame.step = 5
            options = []
            if can_pay(
                game, player, RESOURCE_PLANT, count_tiles(game, player, TILE_CITY, EVERYONE)
            ):
                options.append(0)
            if can_pay(
                game, player, RESOURCE_STEEL, count_tiles(game, player, TILE_CITY, EVERYONE)
            ):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 5:
            frame.step = 6
            if frame.chosen == 0:
                pay(game, frame, RESOURCE_PLANT, count_tiles(game, player, TILE_CITY, EVERYONE))
            elif frame.chosen == 1:
                pay(game, frame, RESOURCE_STEEL, count_tiles(game, player, TILE_CITY, EVERYONE))
            gain(game, frame, RESOURCE_MEGACREDIT, 9)
        return True

    def points(self, game: Game, player: Player) -> int:
        return min(count_tiles(game, player, TILE_CITY, EVERYONE), 2)
