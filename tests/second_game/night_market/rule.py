"""What every stall is. In: a frame. Out: done or not. Blocks are numbered; a generated class overrides those that it has."""

from typing import TYPE_CHECKING, Final

from cardwright_runtime.kernel.frame import Frame

if TYPE_CHECKING:
    from second_game.night_market.game import Game
    from second_game.night_market.player import Player

WHEN_PLAYED: Final = 0
ACTION: Final = 1
WHENEVER: Final = 20
EVENT_PLAYS: Final = 0
EVENT_DAWN: Final = 1


class Event:
    def __init__(self, kind: int, actor: int = -1, card: int = -1) -> None:
        self.kind, self.actor, self.card = kind, actor, card


class Stall:
    """Carries out: requires, when_played, action, whenever, score, lasting"""

    touches: dict[int, tuple[int, ...]] = {}
    listens: tuple[int, ...] = ()
    required = needed = 0

    def __init__(
        self, key: str, name: str, number: str, price: int, wares: tuple[int, ...]
    ) -> None:
        self.key, self.name, self.number = key, name, number
        self.price, self.wares, self.index = price, wares, -1

    def enter(self, game: "Game", player: "Player") -> None: ...
    def hear(self, game: "Game", owner: "Player", event: Event) -> None: ...

    def run(self, game: "Game", frame: Frame) -> bool:
        if frame.block >= WHENEVER:
            return self.whenever(game, frame)
        return self.action(game, frame) if frame.block == ACTION else self.when_played(game, frame)

    def when_played(self, game: "Game", frame: Frame) -> bool:
        return True

    def action(self, game: "Game", frame: Frame) -> bool:
        return True

    def whenever(self, game: "Game", frame: Frame) -> bool:
        return True

    def requirements_met(self, game: "Game", player: "Player") -> bool:
        return all(self.requirement(game, player, n) for n in range(self.required))

    def requirement(self, game: "Game", player: "Player", number: int) -> bool:
        return True

    def possible(self, game: "Game", player: "Player") -> bool:
        return all(self.need(game, player, n) for n in range(self.needed))

    def need(self, game: "Game", player: "Player", number: int) -> bool:
        return True

    def can_act(self, game: "Game", player: "Player") -> bool:
        return False

    def points(self, game: "Game", player: "Player") -> int:
        return 0
