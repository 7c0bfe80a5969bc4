"""A question to a player, for callers. In: the state's pending question. Out: options with stable keys and labels on demand."""

from collections.abc import Callable


class Option:
    """One legal answer. `key` is stable across runs and versions; `label` is worded when somebody looks."""

    def __init__(self, index: int, value: int, key: str, word: Callable[[], str]) -> None:
        self.index = index
        self.value = value
        self.key = key
        self._word = word

    @property
    def label(self) -> str:
        return self._word()

    def __repr__(self) -> str:
        return f"Option({self.index}, {self.key!r})"


class Decision:
    """Who decides what: `number` counts the decisions of the game, so that a stale answer is noticed."""

    def __init__(
        self,
        number: int,
        player: int,
        question: str,
        about: str,
        prompt: str,
        options: tuple[Option, ...],
    ) -> None:
        self.number = number
        self.player = player
        self.question = question
        self.about = about
        self.prompt = prompt
        self.options = options

    def option(self, key: str) -> Option | None:
        return next((option for option in self.options if option.key == key), None)

    def __repr__(self) -> str:
        return f"Decision({self.number}, player {self.player}, {self.question!r}, {len(self.options)} options)"
