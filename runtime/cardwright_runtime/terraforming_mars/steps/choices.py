"""A card asks its player: an option, yes or no, an amount. In: what is possible. Out: `frame.d` or `frame.c` of the card."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import ASK_WHETHER, CHOOSE_AMOUNT, CHOOSE_OPTION
from cardwright_runtime.terraforming_mars.steps.questions import Question


def choose_option(game: Game, frame: Frame, options: list[int]) -> bool:
    """Which of these options of the block; a single one is not asked. The answer is in `frame.d`.

    Role: choose_option
    """
    if len(options) == 1:
        frame.d = options[0]
        return False
    if not options:
        frame.d = -1
        return False
    asked = game.push(CHOOSE_OPTION, frame.block, frame.player, frame.cause)
    asked.a = frame.step
    asked.items = options
    return True


def ask_whether(game: Game, frame: Frame) -> bool:
    """Whether to carry out the steps of a `may`: `frame.d` is 1 or 0.

    Role: ask_whether
    """
    asked = game.push(ASK_WHETHER, frame.block, frame.player, frame.cause)
    asked.a = frame.step
    asked.items = NO_OR_YES
    return True


def choose_amount(game: Game, frame: Frame, least: int, most: int) -> bool:
    """The `x` of a block: `frame.c`.

    Role: choose_amount
    """
    if most <= least:
        frame.c = least
        return False
    asked = game.push(CHOOSE_AMOUNT, frame.block, frame.player, frame.cause)
    asked.items = list(range(least, most + 1))
    return True


NO_OR_YES: Final = [0, 1]


class ChooseOption(Question):
    """`a` is the step of the card that asks."""

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step:
            return True
        game.ask(frame.player, frame.items)
        return False

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        game.parent().d = value
        frame.step = 1

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        if frame.rule == ASK_WHETHER:
            return "yes" if value else "no"
        return f"option:{value}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        rule = game.table.rules[frame.cause]
        return rule.choice_label(frame.block, frame.a, value) or self.option_key(game, frame, value)


class ChooseAmount(Question):
    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step:
            return True
        game.ask(frame.player, frame.items)
        return False

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        game.parent().c = value
        frame.step = 1

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return f"amount:{value}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return str(value)
