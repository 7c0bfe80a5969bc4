"""The stack machine under every game. In: the index of an option. Out: the state at the next decision."""

from operator import index as whole_number
from typing import Final, SupportsIndex

from cardwright_runtime.kernel.errors import WrongChoice
from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.kernel.log import Entry

# A caller that does not say which decision, or which player, he answers for.
UNSAID: Final = -1


def index_in(choice: SupportsIndex) -> int:
    """Any kind of whole number will do, also those of other libraries; a yes or no is none."""
    if isinstance(choice, int) and not isinstance(choice, bool):
        return choice
    try:
        if not isinstance(choice, bool):
            return whole_number(choice)
    except TypeError:
        pass
    raise WrongChoice(f"An option is chosen by its index, a whole number: {choice!r} is none.")


class State:
    """A stack of frames; the top one runs until it is done, pushes another, or asks a question.

    A game subclasses it, adds its own state, and says in `run_top` and `answer_top` what its rules do.
    """

    # fmt: off
    # Written by `python -m cardwright_tools.state`: the fields of a state.
    def __init__(
        self, stack: list[Frame], asked_player: int, question: int,
        option_values: list[int], decision_number: int, reveals: int, logging: bool,
        log: Entry | None
    ) -> None:
        self.stack = stack
        self.asked_player = asked_player
        self.question = question
        self.option_values = option_values
        self.decision_number = decision_number
        self.reveals = reveals
        self.logging = logging
        self.log = log
    # End of what is written.
    # fmt: on

    def has_shown(self, before: "State", player: int) -> bool:
        """Whether this player saw something hidden since that earlier decision."""
        return self.reveals != before.reveals

    def run_top(self, frame: Frame) -> bool:
        """Run the top frame on; True when it is done."""
        raise NotImplementedError

    def answer_top(self, frame: Frame, value: int) -> None:
        """Tell the top frame what was chosen."""
        raise NotImplementedError

    def push(self, rule: int, block: int, player: int, cause: int) -> Frame:
        frame = Frame(rule, block, player, cause)
        self.stack.append(frame)
        return frame

    def ask(self, player: int, values: list[int]) -> None:
        """Put the question of the top frame's rule to a player; the game stands still until `choose`."""
        self.asked_player = player
        self.question = self.stack[-1].rule
        self.option_values = values

    def advance(self) -> None:
        """Run frames until somebody is asked or the game is over."""
        stack = self.stack
        while self.asked_player < 0 and stack:
            frame = stack[-1]
            if self.run_top(frame):
                # A frame that is done has nothing above it: it returns False after pushing.
                stack.pop()

    def choose(self, index: SupportsIndex, number: int = UNSAID, player: int = UNSAID) -> None:
        """Answer the pending question with its option of this index.

        `number` and `player`, where given, must be those of the decision: a stale or foreign answer changes nothing.
        """
        if self.asked_player < 0:
            raise WrongChoice("The game is over: there is no decision to answer.")
        if number != UNSAID and number != self.decision_number:
            raise WrongChoice(
                f"This answers decision {number}; the game waits at {self.decision_number}."
            )
        if player != UNSAID and player != self.asked_player:
            raise WrongChoice(f"Player {self.asked_player} decides now, not player {player}.")
        place = index_in(index)
        if place < 0 or place >= len(self.option_values):
            raise WrongChoice(
                f"There is no option {place}: this decision has {len(self.option_values)}, counted from 0."
            )
        value = self.option_values[place]
        self.asked_player = -1
        self.decision_number += 1
        self.answer_top(self.stack[-1], value)
        self.advance()
