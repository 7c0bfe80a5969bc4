"""Written by the compiler from cards/fan/neighbours/town_watch.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TownWatch(ProjectCard):
    """Action: Spend 2 steel. Choose an opponent with at least 3 plant production, who does this: lose 1 plant; whoever has this card gains 1 plant. 1 VP for each opponent with at least 2 plant production."""

    def __init__(self) -> None:
        super().__init__("town_watch", "Town Watch", "N10", 7, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.touches = {
            ACTION: (
                1 << RESOURCE_PLANT,
                1 << RESOURCE_STEEL | 1 << RESOURCE_PLANT | FACET_ANYBODY,
                1 << RESOURCE_PLANT | FACET_ANYBODY | FACET_CHOICE | 1 << PRODUCTION_PLANT,
            ),
            UNITS: (
                1 << RESOURCE_PLANT,
                1 << RESOURCE_PLANT | FACET_ANYBODY,
                1 << RESOURCE_PLANT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS + 1: (1 << RESOURCE_PLANT, 0, 0),
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_STEEL, 2)

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_STEEL, 2)
            if choose_player(game, frame, with_so_many(game, player, self, True, 3, 0)):
                return False
        if frame.step == 1:
            frame.step = 2
            return not by_players(game, frame, UNITS, chosen_player(frame), frame.player)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            lose(game, frame, RESOURCE_PLANT, 1)
            return not by_players(game, frame, UNITS + 1, card_player(frame), frame.actor)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def points(self, game: Game, player: Player) -> int:
        return count_players(game, player, self, True, 2, 0)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return gauge(game, player, PRODUCTION_PLANT)
