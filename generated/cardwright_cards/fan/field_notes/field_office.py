"""Written by the compiler from cards/fan/field_notes/field_office.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class FieldOffice(ProjectCard):
    """Action: Choose an opponent, who gains 1 plant. Steal up to 2 heat from that player. Or: Decrease any heat production 1 step. That player gains 3 heat. 1 VP."""

    def __init__(self) -> None:
        super().__init__("field_office", "Field Office", "FN08", 4, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.touches = {
            ACTION: (
                1 << RESOURCE_PLANT | 1 << RESOURCE_HEAT,
                1 << RESOURCE_PLANT | FACET_ANYBODY | 1 << RESOURCE_HEAT | 1 << PRODUCTION_HEAT,
                1 << RESOURCE_PLANT
                | FACET_ANYBODY
                | FACET_CHOICE
                | 1 << RESOURCE_HEAT
                | 1 << PRODUCTION_HEAT,
            ),
            UNITS: (1 << RESOURCE_PLANT, 0, 0),
            UNITS + 1: (1 << RESOURCE_HEAT, 0, 0),
        }
        self.printed_points = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = [0]
            if can_decrease_any(game, player, PRODUCTION_HEAT, 1):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 7
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 5
        if frame.step == 2:
            frame.step = 3
            if choose_player(game, frame, everyone_or_opponents(game, player, True)):
                return False
        if frame.step == 3:
            frame.step = 4
            if by_players(game, frame, UNITS, chosen_player(frame), frame.player):
                return False
        if frame.step == 4:
            frame.step = 7
            return not steal_up_to_from(game, frame, RESOURCE_HEAT, 2, that_player(frame.whom))
        if frame.step == 5:
            frame.step = 6
            if decrease_any(game, frame, PRODUCTION_HEAT, 1):
                return False
        if frame.step == 6:
            frame.step = 7
            return not by_players(game, frame, UNITS + 1, that_player(frame.whom), frame.player)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 3)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
