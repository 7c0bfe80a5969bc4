"""What every rule is. In: a frame. Out: done or not. Blocks are numbered; a class of a stall overrides those that it has."""

from typing import TYPE_CHECKING, Final

from cardwright_runtime.kernel.frame import Frame

if TYPE_CHECKING:
    from second_game.night_market.events import Event
    from second_game.night_market.game import Game
    from second_game.night_market.player import Player

WHEN_PLAYED: Final = 0
ACTION: Final = 1
WHENEVER: Final = 20


class Rule:
    """`describe` of a generated class fills in what it is told below."""

    def __init__(self, key: str, name: str) -> None:
        self.key, self.name = key, name
        self.index = -1
        self.listens: tuple[int, ...] = ()
        self.touches: dict[int, tuple[int, int]] = {}
        self.choice_texts: dict[tuple[int, int], tuple[str, ...]] = {}
        self.block_texts: dict[int, str] = {}
        self.clause_texts: tuple[str, ...] = ()
        self.source, self.line, self.lines = "", 0, dict[int, int]()
        self.required = self.needed = 0
        self.has_action = self.has_requirement = False
        self.describe()

    def describe(self) -> None:
        """Overridden by generated classes."""

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

    def hear(self, game: "Game", owner: "Player", event: "Event") -> None:
        """Answer an event of a kind in `listens`."""

    def answer(self, game: "Game", frame: Frame, value: int) -> None:
        raise NotImplementedError

    def option_key(self, game: "Game", frame: Frame, value: int) -> str:
        return f"{self.key}:{value}"


class Stall(Rule):
    """A card of the market.

    Carries out: requires, when_played, action, whenever, score, lasting
    """

    def __init__(
        self, key: str, name: str, number: str, set_id: str, price: int, wares: tuple[int, ...]
    ) -> None:
        self.number, self.set_id, self.price, self.wares = number, set_id, price, wares
        super().__init__(key, name)

    def requirements_met(self, game: "Game", player: "Player") -> bool:
        return all(self.requirement(game, player, n) for n in range(self.required))

    def requirement(self, game: "Game", player: "Player", number: int) -> bool:
        return self.requirements_met(game, player)

    def possible(self, game: "Game", player: "Player") -> bool:
        return all(self.need(game, player, n) for n in range(self.needed))

    def need(self, game: "Game", player: "Player", number: int) -> bool:
        return self.possible(game, player)

    def can_act(self, game: "Game", player: "Player") -> bool:
        return False

    def enter(self, game: "Game", player: "Player") -> None:
        """Lasting effects come into force."""

    def leave(self, game: "Game", player: "Player") -> None:
        """Lasting effects end."""

    def points(self, game: "Game", player: "Player") -> int:
        return 0
