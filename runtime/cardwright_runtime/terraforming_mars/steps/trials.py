"""What only a trial can tell. In: units of a rule that are `tried`. Out: whether they can be carried out in full, and how.

Where one step of a block gives or takes what a later one needs, no look at the start can say whether all of them are possible. A
trial carries them out on a clone with every answer, each step being tested when its turn comes (000 p. 8: in full).
"""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.frames import Choice
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import DEAD_END, FIRST_OPTION
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import ThisRule
from cardwright_runtime.terraforming_mars.steps.choices import ChooseOption
from cardwright_runtime.terraforming_mars.steps.effects import begun, effect, effect_of_unit
from cardwright_runtime.terraforming_mars.steps.orders import Patience, first_that_leads_on
from cardwright_runtime.terraforming_mars.steps.questions import Question

# So many positions are looked at; where they do not show a way, there is none.
_MOST_POSITIONS: Final = 2000


def can_carry_out(game: Game, player: Player, rule: ThisRule, units: tuple[int, ...]) -> bool:
    """Some order of these units, and some answers, carry all of them out in full.

    Role: can_carry_out
    """
    return _some_way(game, [effect(rule, unit, player.index) for unit in units])


def can_answer(game: Game, frame: Frame, units: tuple[int, ...]) -> bool:
    """The same for what an event has set off.

    Role: can_answer
    """
    return _some_way(game, [effect_of_unit(frame, unit) for unit in units])


def must(game: Game, frame: Frame, holds: bool) -> bool:
    """A step whose test does not hold is the end of the trial.

    Role: must
    """
    if holds:
        return False
    game.push(DEAD_END, frame.block, frame.player, frame.cause)
    return True


def choose_first(game: Game, frame: Frame, options: list[int]) -> bool:
    """The first of these options that lets the block end well: `frame.chosen`. Nobody is asked.

    Role: choose_first
    """
    asked = Choice(FIRST_OPTION, frame.block, frame.player, frame.cause, frame.step, items=options)
    game.stack.append(asked)
    return True


def _some_way(game: Game, effects: list[int]) -> bool:
    return _then(game.ahead([]), effects, Patience(_MOST_POSITIONS))


def _then(ahead: Game, rest: list[int], patience: Patience) -> bool:
    """Every answer to what is asked; then every order of the rest."""
    patience.left -= 1
    if patience.left < 0:
        return False
    if ahead.asked_player >= 0:
        for index in range(len(ahead.option_values)):
            branch = ahead.clone()
            branch.choose(index)
            if _then(branch, rest, patience):
                return True
        return False
    for place in range(len(rest)):
        later = rest[:place] + rest[place + 1 :]
        if _then(begun(ahead, rest[place], later), later, patience):
            return True
    return not rest


class DeadEnd(Question):
    """No answer leads on from here, so that nobody is ever led here."""

    def run(self, game: Game, frame: Frame) -> bool:
        game.ask(frame.player, [])
        return False


class FirstOption(ChooseOption):
    """Its frame is a `Choice`, `items` are the options."""

    def run(self, game: Game, frame: Frame) -> bool:
        if not frame.step:
            self.answer(game, frame, first_that_leads_on(game, frame.items))
        return True
