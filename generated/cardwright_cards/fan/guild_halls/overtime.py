"""Written by the compiler from cards/fan/guild_halls/overtime.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Overtime(ProjectCard):
    """Gain 1 steel for each card you have played whose action has been used this generation, and use an action of one of your cards that has already been used this generation, if you can."""

    def __init__(self) -> None:
        super().__init__("overtime", "Overtime", "K14", 3, QUALITY_EVENT, (TAG_BUILDING,))
        self.touches = {
            UNITS: (1 << RESOURCE_STEEL, 0, FACET_OPEN),
            UNITS
            + 1: (
                FACET_EVERYTHING,
                FACET_EVERYTHING,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE,
            ),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}
        self.carries_out = True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_STEEL, count_played(game, player, self.index, 1, YOURS))
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not use_action(game, frame, 0)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        if number == 0:
            return action_was_used(game, card)
        return is_of_the_deck(card) and action_was_used(game, card)
