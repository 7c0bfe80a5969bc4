"""Base classes of the generated rules. In: a game and a player. Out: what is possible, and the blocks that run."""

from typing import TYPE_CHECKING

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.nouns import KIND_STANDARD_PROJECT, QUALITY_CORPORATION
from cardwright_runtime.terraforming_mars.rule import Rule

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from cardwright_runtime.kernel.uncompiled import mypyc_attr

if TYPE_CHECKING:
    from cardwright_runtime.terraforming_mars.game import Game
    from cardwright_runtime.terraforming_mars.player import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Rule):
    """Whatever may lie before a player: it has tags, may hold resources, act, listen, and score."""

    def __init__(
        self,
        key: str,
        name: str,
        number: str,
        set_id: str,
        cost: int,
        quality: int,
        tags: tuple[int, ...],
        holds: int,
    ) -> None:
        self.number = number
        self.set_id = set_id
        self.cost = cost
        self.quality = quality
        self.tags = tags
        self.different_tags = tuple(sorted(set(tags)))
        # What pays for it besides money; its table says so.
        self.metals: tuple[int, ...] = ()
        # The token it may hold, or -1.
        self.holds = holds
        self.has_action = False
        self.unlimited_action = False
        self.has_requirement = False
        super().__init__(key, name)

    def requirements_met(self, game: "Game", player: "Player") -> bool:
        """The `requires` lines, with the player's leeway."""
        return True

    def possible(self, game: "Game", player: "Player") -> bool:
        """The played block can be carried out in full."""
        return True

    def can_act(self, game: "Game", player: "Player") -> bool:
        """Some alternative of the action is possible in full."""
        return False

    def can_repeat(self, game: "Game", player: "Player") -> bool:
        """The REPEATED block is possible in full."""
        return False

    def obstacles(self, game: "Game", player: "Player") -> list[int]:
        """Indices into `clause_texts` of what is not met."""
        return []

    def points(self, game: "Game", player: "Player") -> int:
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ProjectCard(Card):
    """A card of the deck. Its played block is block WHEN_PLAYED."""

    def run(self, game: "Game", frame: Frame) -> bool:
        """A card with no block is done at once."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Corporation(Card):
    """What a player starts the game with."""

    def __init__(
        self,
        key: str,
        name: str,
        number: str,
        set_id: str,
        tags: tuple[int, ...],
        holds: int,
        copies: int = 1,
    ) -> None:
        self.copies = copies
        self.has_first_action = False
        super().__init__(key, name, number, set_id, 0, QUALITY_CORPORATION, tags, holds)

    def run(self, game: "Game", frame: Frame) -> bool:
        return True

    def start(self, game: "Game", player: "Player") -> None:
        """The `starts with` line: set the stocks and productions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Track(Rule):
    """A parameter of the planet: from `start` to `goal` in steps of `unit`; `levels[i]` runs block REACHES + i."""

    def __init__(
        self,
        key: str,
        name: str,
        track: int,
        start: int,
        goal: int,
        unit: int,
        levels: tuple[int, ...] = (),
    ) -> None:
        self.track = track
        self.start = start
        self.goal = goal
        # A track that names no step goes up one by one.
        self.unit = max(unit, 1)
        self.levels = levels
        super().__init__("track." + key, name)

    def run(self, game: "Game", frame: Frame) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Bonus(Rule):
    """What an area gives besides resources, as a pack declares it: block WHEN_NAMED, for whoever lays a tile there."""

    def __init__(self, key: str, name: str, bonus: int) -> None:
        self.bonus = bonus
        super().__init__("bonus." + key, name)

    def run(self, game: "Game", frame: Frame) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Project(Rule):
    """A standard project or a conversion. Its price and what it gives are block ACTION.

    `cost` is the basic cost in money, 0 where none is paid; `kind` one of KIND_STANDARD_PROJECT and KIND_CONVERSION.
    """

    def __init__(self, key: str, name: str, project: int, cost: int, kind: int) -> None:
        self.project = project
        self.cost = cost
        self.kind = kind
        self.standard = kind == KIND_STANDARD_PROJECT
        self.has_action = True
        super().__init__("project." + key, name)

    def run(self, game: "Game", frame: Frame) -> bool:
        return True

    def can_act(self, game: "Game", player: "Player") -> bool:
        """The action is possible in full; a price in money is left out, for it may be discounted."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Milestone(Rule):
    """`board` is the id of the map it belongs to."""

    def __init__(self, key: str, name: str, board: str = "") -> None:
        self.board = board
        super().__init__("milestone." + key, name)

    def requirements_met(self, game: "Game", player: "Player") -> bool:
        return False

    def tally(self, game: "Game", player: "Player") -> int:
        """How far the player has come."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Award(Rule):
    """`board` is the id of the map it belongs to."""

    def __init__(self, key: str, name: str, board: str = "") -> None:
        self.board = board
        super().__init__("award." + key, name)

    def tally(self, game: "Game", player: "Player") -> int:
        return 0
