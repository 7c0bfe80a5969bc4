"""Written by the compiler from cards/fan/fine_print/barter_table.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BarterTable(ProjectCard):
    """Action: Lose 1 plant and gain 2 M€, lose 1 steel and gain 2 M€, or lose 1 heat and gain 1 M€. 1 VP per 3 city tiles your OPPONENTS own."""

    def __init__(self) -> None:
        super().__init__("barter_table", "Barter Table", "FP06", 4, QUALITY_ACTIVE)
        self.touches = {
            ACTION: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_PLANT | 1 << RESOURCE_STEEL | 1 << RESOURCE_HEAT,
                1 << RESOURCE_PLANT | 1 << RESOURCE_STEEL | 1 << RESOURCE_HEAT | FACET_CHOICE,
            )
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return (
            can_lose(game, player, RESOURCE_PLANT, 1)
            or can_lose(game, player, RESOURCE_STEEL, 1)
            or can_lose(game, player, RESOURCE_HEAT, 1)
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_lose(game, player, RESOURCE_PLANT, 1):
                options.append(0)
            if can_lose(game, player, RESOURCE_STEEL, 1):
                options.append(1)
            if can_lose(game, player, RESOURCE_HEAT, 1):
                options.append(2)
            if choose_option(game, frame, options):
                return False
        if frame.chosen == 0:
            lose(game, frame, RESOURCE_PLANT, 1)
            gain(game, frame, RESOURCE_MEGACREDIT, 2)
        elif frame.chosen == 1:
            lose(game, frame, RESOURCE_STEEL, 1)
            gain(game, frame, RESOURCE_MEGACREDIT, 2)
        elif frame.chosen == 2:
            lose(game, frame, RESOURCE_HEAT, 1)
            gain(game, frame, RESOURCE_MEGACREDIT, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, TILE_CITY, OPPONENTS) // 3
