"""Base of the questions that steps ask. In: a frame on the stack. Out: an answer handed to the frame below."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import gauge_name, player_name
from cardwright_runtime.terraforming_mars.rule import Rule

NEUTRAL: Final = -1


class Question(Rule):
    """Asks at step 0, mostly for one of `items`, and is done once its answer has been carried out."""

    def __init__(self, key: str, kind: str, prompt: str) -> None:
        self.kind = kind
        self.words = prompt
        super().__init__("ask." + key, prompt)

    def question(self) -> str:
        return self.kind

    def prompt(self, game: Game, frame: Frame) -> str:
        return self.words

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0 and not self.put(game, frame, frame.items):
            return False
        # What a single value sets off stands above it, and comes first.
        return game.stack[-1] is frame

    def put(self, game: Game, frame: Frame, values: list[int]) -> bool:
        """Ask where there is a choice; a single value is its own answer. True when nobody had to be asked."""
        if len(values) == 1:
            self.answer(game, frame, values[0])
            return True
        game.ask(frame.player, values)
        return False


def player_key(game: Game, player: int) -> str:
    return "neutral" if player == NEUTRAL else f"player:{player}"


def player_label(game: Game, player: int) -> str:
    return "the neutral opponent" if player == NEUTRAL else player_name(game, player)


def gauge_key(gauge: int) -> str:
    return gauge_name(gauge).replace(" ", "_")


def card_key(game: Game, card: int) -> str:
    return "none" if card < 0 else game.table.rules[card].key


def card_label(game: Game, card: int) -> str:
    return "none" if card < 0 else game.table.rules[card].name


def others_first(game: Game, player: int) -> list[int]:
    """Players in turn order after this one, then this one."""
    count = len(game.players)
    return [(player + offset) % count for offset in range(1, count + 1)]
