"""A card asks its player: an option, yes or no, an amount. In: what is possible. Out: `frame.chosen` or `frame.amount` of the card."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.frames import Choice
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import ASK_WHETHER, CHOOSE_AMOUNT, CHOOSE_OPTION
from cardwright_runtime.terraforming_mars.steps.questions import Question


def choose_option(game: Game, frame: Frame, options: list[int]) -> bool:
    """Which of these options of the block; a single one is not asked. The answer is in `frame.chosen`.

    Role: choose_option
    Reads: choice
    """
    if len(options) == 1:
        frame.chosen = options[0]
        return False
    if not options:
        frame.chosen = -1
        return False
    return _ask(game, frame, CHOOSE_OPTION, options)


def ask_whether(game: Game, frame: Frame) -> bool:
    """Whether to carry out the steps of a `may`: `frame.chosen` is 1 or 0.

    Role: ask_whether
    Reads: choice
    """
    return _ask(game, frame, ASK_WHETHER, NO_OR_YES)


def _ask(game: Game, frame: Frame, rule: int, options: list[int]) -> bool:
    asked = Choice(rule, frame.block, frame.player, frame.cause, frame.step, items=options)
    game.stack.append(asked)
    return True


def choose_amount(game: Game, frame: Frame, least: int, most: int) -> bool:
    """The `x` of a block: `frame.amount`.

    Role: choose_amount
    Reads: choice
    """
    if most <= least:
        frame.amount = least
        return False
    asked = game.push(CHOOSE_AMOUNT, frame.block, frame.player, frame.cause)
    asked.items = list(range(least, most + 1))
    return True


NO_OR_YES: Final = [0, 1]


class ChooseOption(Question):
    """Its frame is a `Choice`, `items` are the options."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        game.parent().chosen = value
        frame.step = 1

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        if frame.rule == ASK_WHETHER:
            return "yes" if value else "no"
        return f"option:{value}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        assert isinstance(frame, Choice)
        words = game.table.rules[frame.cause].choice_label(frame.block, frame.asked_at, value)
        return words or self.option_key(game, frame, value)


class ChooseAmount(Question):
    def answer(self, game: Game, frame: Frame, value: int) -> None:
        game.parent().amount = value
        frame.step = 1

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return f"amount:{value}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return str(value)
