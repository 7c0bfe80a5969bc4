"""A game with a memory. In: choices, and wishes to take them back. Out: the game at the decision wished for."""

from collections.abc import Callable
from typing import Generic, Protocol, SupportsIndex, TypeVar

from cardwright_runtime.kernel.errors import CannotUndo
from cardwright_runtime.kernel.state import UNSAID

Game = TypeVar("Game", bound="Undoable")


class Undoable(Protocol):
    """What a session needs of a game: every `State` with a `clone` has it."""

    asked_player: int

    def clone(self: Game) -> Game: ...

    def choose(self, index: SupportsIndex, number: int = UNSAID, player: int = UNSAID) -> None: ...

    def has_shown(self: Game, before: Game, player: int) -> bool: ...


class Moment(Generic[Game]):
    """The game as it was at a decision, and what was chosen there."""

    def __init__(self, game: Game, index: SupportsIndex) -> None:
        self.game = game
        self.index = index


class Session(Generic[Game]):
    """`on_change` is called after each change of the game: the place for saving."""

    def __init__(self, game: Game, on_change: Callable[[Game], None] | None = None) -> None:
        self.game = game
        self.on_change = on_change
        self.past: list[Moment[Game]] = []
        self.taken_back: list[Moment[Game]] = []

    def choose(self, index: SupportsIndex, number: int = UNSAID, player: int = UNSAID) -> None:
        """As `State.choose`; a wrong choice changes neither the game nor the memory."""
        before = self.game.clone()
        self.game.choose(index, number, player)
        self.past.append(Moment(before, index))
        self.taken_back.clear()
        self._changed()

    def can_undo(self, player: int) -> bool:
        return self._why_not(player) == ""

    def undo(self, player: int) -> None:
        """Back to the last decision of this player, if he has seen nothing hidden since."""
        reason = self._why_not(player)
        if reason:
            raise CannotUndo(reason)
        place = self._last_decision_of(player)
        self.taken_back.extend(reversed(self.past[place:]))
        self.game = self.past[place].game.clone()
        del self.past[place:]
        self._changed()

    def redo(self) -> None:
        """Once more what was taken back last."""
        if not self.taken_back:
            raise CannotUndo("Nothing was taken back since the last choice.")
        moment = self.taken_back.pop()
        self.game.choose(moment.index)
        self.past.append(moment)
        self._changed()

    def _why_not(self, player: int) -> str:
        place = self._last_decision_of(player)
        if place < 0:
            return f"Player {player} has decided nothing yet that could be taken back."
        if self.game.has_shown(self.past[place].game, player):
            return "Something hidden was seen since: this choice stands."
        return ""

    def _last_decision_of(self, player: int) -> int:
        for place in range(len(self.past) - 1, -1, -1):
            if self.past[place].game.asked_player == player:
                return place
        return -1

    def _changed(self) -> None:
        if self.on_change is not None:
            self.on_change(self.game)
