"""The stack machine under every game. In: the index of an option. Out: the state at the next decision."""

from cardwright_runtime.kernel.errors import WrongChoice
from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.kernel.log import Entry


class State:
    """A stack of frames; the top one runs until it is done, pushes another, or asks a question.

    A game subclasses it, adds its own state, and says in `run_top` and `answer_top` what its rules do.
    """

    def __init__(
        self,
        stack: list[Frame],
        asked_player: int,
        question: int,
        option_values: list[int],
        decision_number: int,
        reveals: int,
        logging: bool,
        log: Entry | None,
    ) -> None:
        self.stack = stack
        # Who is asked; -1 while nobody is. The values are replaced with each question, never changed in place.
        self.asked_player = asked_player
        self.question = question
        self.option_values = option_values
        self.decision_number = decision_number
        # Counts what hidden things were seen, so that undo knows where it must stop.
        self.reveals = reveals
        self.logging = logging
        self.log = log

    def run_top(self, frame: Frame) -> bool:
        """Run the top frame on; True when it is done."""
        raise NotImplementedError

    def answer_top(self, frame: Frame, value: int) -> None:
        """Tell the top frame what was chosen."""
        raise NotImplementedError

    def push(self, rule: int, block: int, player: int, cause: int) -> Frame:
        frame = Frame(rule, block, 0, player, cause, 0, 0, 0, 0, NO_ITEMS)
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

    def choose(self, index: int, number: int = -1, player: int = -1) -> None:
        """Answer the pending question with its option of this index.

        `number` and `player`, where given, must be those of the decision: a stale or foreign answer changes nothing.
        """
        if self.asked_player < 0:
            raise WrongChoice("The game is over: there is no decision to answer.")
        if number >= 0 and number != self.decision_number:
            raise WrongChoice(
                f"Decision {number} has passed; the game waits at {self.decision_number}."
            )
        if player >= 0 and player != self.asked_player:
            raise WrongChoice(f"Player {self.asked_player} decides now, not player {player}.")
        if index < 0 or index >= len(self.option_values):
            raise WrongChoice(
                f"There is no option {index}: this decision has {len(self.option_values)}, counted from 0."
            )
        value = self.option_values[index]
        self.asked_player = -1
        self.decision_number += 1
        self.answer_top(self.stack[-1], value)
        self.advance()
