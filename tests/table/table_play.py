"""Playing by script for the tests of the table. In: a setting and typed lines, or a chance. Out: what was printed, the sitting."""

import io
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from cardwright_tools.table.playing import Left, Play
from cardwright_tools.table.setting import Setting, game_of
from cardwright_tools.table.sitting import Sitting

BOTH_SETS = ("base", "corporate_era")


def setting(*seats: str, seed: int = 3, board: str = "tharsis", draft: bool = False) -> Setting:
    return Setting(seats or ("person", "random"), BOTH_SETS, board, seed, draft, first=1)


class Scripted:
    """A `Play` without a keyboard: `typed` gives the lines, its end is the end of the input."""

    def __init__(self, sitting: Sitting, path: Path, typed: Iterator[str], width: int = 80) -> None:
        self.paper = io.StringIO()
        console = Console(file=self.paper, width=width, height=24)
        self.typed = typed
        self.play = Play(sitting, path, console, self._read)

    def _read(self, prompt: str) -> str:
        line = next(self.typed, None)
        if line is None:
            raise EOFError
        return line

    def run(self) -> bool:
        """Whether the game was played to its end."""
        try:
            self.play.run()
        except Left:
            return False
        return True

    @property
    def printed(self) -> str:
        return self.paper.getvalue()


def new_sitting(chosen: Setting) -> Sitting:
    return Sitting(chosen, game_of(chosen))


def any_lines(sitting: Sitting, seed: int, most: int = 100_000) -> Iterator[str]:
    """What a person types who does not care: the same for the same seed and the same decisions; where it was refused, something else."""
    refused: Counter[int] = Counter()
    for _ in range(most):
        game = sitting.game
        chance = random.Random(
            f"{seed}/{game.decision_number}" + "/again" * refused[game.decision_number]
        )
        refused[game.decision_number] += 1
        decision = game.decision
        if decision is not None and decision.question == "buy":
            yield chance.choice(["none", "1", "all"])
        else:
            yield str(chance.randrange(len(game.option_values)) + 1)


def lines(*typed: str) -> Iterator[str]:
    return iter(typed)
