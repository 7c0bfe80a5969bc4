"""Written by the compiler from cards/fan/chosen_paths/split_crew.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SplitCrew(ProjectCard):
    """Action: Do 2 of these: gain 2 heat; spend 2 heat to draw a card; if you have at least 2 building tags, gain 3 M€."""

    def __init__(self) -> None:
        super().__init__("split_crew", "Split Crew", "CP9", 12, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.touches = {
            UNITS: (
                1 << RESOURCE_HEAT | FACET_HAND | 1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_HEAT | FACET_DECK,
                FACET_OPEN | 1 << RESOURCE_HEAT | FACET_DECK | FACET_CHOICE,
            )
        }
        self.units = {ACTION: (UNITS,)}
        self.tried = (UNITS,)

    def can_act(self, game: Game, player: Player) -> bool:
        return can_carry_out(game, player, self.index, (UNITS,))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_carry_out(game, player, self.index, (UNITS,))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = [0, 1]
            if count_tags(game, player, TAG_BUILDING, YOURS) >= 2:
                options.append(2)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 20
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 9
            elif frame.chosen == 2:
                frame.step = 13
        if frame.step == 2:
            frame.step = 3
            gain(game, frame, RESOURCE_HEAT, 2)
            options = [0]
            if count_tags(game, player, TAG_BUILDING, YOURS) >= 2:
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 3:
            frame.step = 8
            if frame.chosen == 0:
                frame.step = 4
            elif frame.chosen == 1:
                frame.step = 7
        if frame.step == 4:
            frame.step = 5
            if must(game, frame, can_pay(game, player, RESOURCE_HEAT, 2)):
                return False
        if frame.step == 5:
            frame.step = 6
            pay(game, frame, RESOURCE_HEAT, 2)
            if must(game, frame, can_draw(game, 1)):
                return False
        if frame.step == 6:
            frame.step = 8
            draw(game, frame, 1)
        if frame.step == 7:
            frame.step = 8
            gain(game, frame, RESOURCE_MEGACREDIT, 3)
        if frame.step == 8:
            frame.step = 20
        if frame.step == 9:
            frame.step = 10
            if must(game, frame, can_pay(game, player, RESOURCE_HEAT, 2)):
                return False
        if frame.step == 10:
            frame.step = 11
            pay(game, frame, RESOURCE_HEAT, 2)
            if must(game, frame, can_draw(game, 1)):
                return False
        if frame.step == 11:
            frame.step = 12
            draw(game, frame, 1)
            options = [0]
            if count_tags(game, player, TAG_BUILDING, YOURS) >= 2:
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 12:
            frame.step = 20
            if frame.chosen == 0:
                gain(game, frame, RESOURCE_HEAT, 2)
            elif frame.chosen == 1:
                gain(game, frame, RESOURCE_MEGACREDIT, 3)
        if frame.step == 13:
            frame.step = 14
            gain(game, frame, RESOURCE_MEGACREDIT, 3)
            if choose_option(game, frame, [0, 1]):
                return False
        if frame.step == 14:
            frame.step = 19
            if frame.chosen == 0:
                frame.step = 15
            elif frame.chosen == 1:
                frame.step = 16
        if frame.step == 15:
            frame.step = 19
            gain(game, frame, RESOURCE_HEAT, 2)
        if frame.step == 16:
            frame.step = 17
            if must(game, frame, can_pay(game, player, RESOURCE_HEAT, 2)):
                return False
        if frame.step == 17:
            frame.step = 18
            pay(game, frame, RESOURCE_HEAT, 2)
            if must(game, frame, can_draw(game, 1)):
                return False
        if frame.step == 18:
            frame.step = 19
            draw(game, frame, 1)
        if frame.step == 19:
            frame.step = 20
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
