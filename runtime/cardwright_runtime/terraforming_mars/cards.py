"""Base classes of the generated rules. In: a game and a player. Out: what is possible, and the blocks that run."""

from typing import TYPE_CHECKING, Final

from cardwright_runtime.terraforming_mars.nouns import (
    KIND_STANDARD_PROJECT,
    PERIOD_GENERATION,
    QUALITY_CORPORATION,
)
from cardwright_runtime.terraforming_mars.rule import (
    ACTION,
    FIRST_ACTION,
    NO_BLOCK,
    REPEATED,
    UNITS,
    WHEN_NAMED,
    WHEN_PLAYED,
    BlockRule,
)

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from cardwright_runtime.kernel.uncompiled import mypyc_attr

if TYPE_CHECKING:
    from cardwright_runtime.terraforming_mars.game import Game
    from cardwright_runtime.terraforming_mars.player import Player


NO_QUALITY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(BlockRule):
    """Whatever may lie before a player: it has tags, may hold resources, act, listen, and score."""

    def __init__(
        self,
        key: str,
        name: str,
        number: str,
        cost: int,
        quality: int,
        tags: tuple[int, ...] = (),
        holds: int = -1,
    ) -> None:
        self.number = number
        # The set or pack that it lies in; its catalogue says so.
        self.set_id = ""
        self.cost = cost
        self.quality = quality
        self.tags = tags
        self.different_tags = tuple(sorted(set(tags)))
        # Whether it says itself that it may cost less.
        self.discounts_itself = False
        # What pays for it besides money; its table says so.
        self.metals: tuple[int, ...] = ()
        # The token it may hold, or -1.
        self.holds = holds
        self.unlimited_action = False
        # So often in such a time its action may be used (000 p. 11: once in a generation).
        self.action_times = 1
        self.action_period = PERIOD_GENERATION
        # Or all players together.
        self.action_together = False
        # How many requirements it has, and how many things its played block needs; a single one is seen by its method.
        self.required = 0
        self.needed = 0
        # The points that it prints as a number.
        self.printed_points = 0
        # 1 where it prints points, -1 where they are negative, 0 where it prints none.
        self.scores = 0
        # What is carried out when the card is repeated; none where nothing is.
        self.repeated_block = NO_BLOCK
        # For each unit of its effect, as bits, whether another one may bring what it needs; -1 until somebody asks.
        self.helped_units = -1
        self.has_action = False
        self.played_units: tuple[int, ...] = ()
        self.has_requirement = False
        super().__init__(key, name)

    def sum_up(self) -> None:
        super().sum_up()
        if self.repeated_block == REPEATED:
            # Some of what the whole does, and no more.
            self.touches[REPEATED] = self.touch(WHEN_PLAYED)
        if type(self).requirements_met is not Card.requirements_met:
            self.required = 1
        if type(self).possible is not Card.possible:
            self.needed = 1
        self.discounts_itself = type(self).own_discount is not Card.own_discount
        self.has_action = ACTION in self.touches
        self.played_units = self.units.get(WHEN_PLAYED, (WHEN_PLAYED,))
        self.has_requirement = self.required > 0
        if self.printed_points != 0:
            self.scores = 1 if self.printed_points > 0 else -1

    def requirements_met(self, game: "Game", player: "Player") -> bool:
        """The `requires` lines, with the player's leeway."""
        for number in range(self.required):
            if not self.requirement(game, player, number):
                return False
        return True

    def requirement(self, game: "Game", player: "Player", number: int) -> bool:
        """One of them; overridden where there are several."""
        return self.requirements_met(game, player)

    def possible(self, game: "Game", player: "Player") -> bool:
        """The played block can be carried out in full."""
        for number in range(self.needed):
            if not self.need(game, player, number):
                return False
        return True

    def need(self, game: "Game", player: "Player", number: int) -> bool:
        """One of the things that the played block needs; overridden where there are several."""
        return self.possible(game, player)

    def can_act(self, game: "Game", player: "Player") -> bool:
        """Some alternative of the action is possible in full."""
        return False

    def can_repeat(self, game: "Game", player: "Player") -> bool:
        """What is repeated of it is possible in full."""
        if self.repeated_block == WHEN_PLAYED:
            return self.possible(game, player)
        if self.repeated_block >= UNITS:
            return self.unit_possible(game, player, self.repeated_block)
        return self.repeated_block != NO_BLOCK

    def obstacles(self, game: "Game", player: "Player") -> list[int]:
        """Indices into `clause_texts` of what is not met."""
        missing = [n for n in range(self.required) if not self.requirement(game, player, n)]
        for number in range(self.needed):
            if not self.need(game, player, number):
                missing.append(self.required + number)
        return missing

    def own_discount(self, game: "Game", player: "Player") -> int:
        """How much less this player would pay for it by what it says itself."""
        return 0

    def points(self, game: "Game", player: "Player") -> int:
        """Overridden where they have to be reckoned."""
        return self.printed_points


@mypyc_attr(allow_interpreted_subclasses=True)
class ProjectCard(Card):
    """A card of the deck. Its played block is block WHEN_PLAYED.

    Carries out: requires, own_discount, when_played, action, whenever, score, lasting
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class OpeningCard(Card):
    """A card of a deck of its own: dealt before the game, played before its first turn. Its type says how many are dealt and kept.

    Carries out: requires, own_discount, when_played, action, whenever, score, lasting
    Type says: dealt
    """

    def __init__(
        self,
        key: str,
        name: str,
        number: str,
        quality: int,
        tags: tuple[int, ...] = (),
        holds: int = -1,
        cost: int = 0,
    ) -> None:
        super().__init__(key, name, number, cost, quality, tags, holds)


@mypyc_attr(allow_interpreted_subclasses=True)
class Corporation(Card):
    """What a player starts the game with.

    Carries out: starts, first_action, action, whenever, score, lasting
    """

    def __init__(
        self,
        key: str,
        name: str,
        number: str,
        tags: tuple[int, ...] = (),
        holds: int = -1,
        copies: int = 1,
    ) -> None:
        self.copies = copies
        self.has_first_action = False
        super().__init__(key, name, number, 0, QUALITY_CORPORATION, tags, holds)

    def sum_up(self) -> None:
        super().sum_up()
        self.has_first_action = FIRST_ACTION in self.touches

    def start(self, game: "Game", player: "Player") -> None:
        """The `starts with` line: set the stocks and productions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CommonRule(Card):
    """What holds for everybody from the beginning, on nobody's card. `you` is each player for what he starts with, may do, scores and
    is subject to; in a block whoever set it off, and the first player where nobody did.

    Carries out: starts, when_named set_up, action, whenever, score, lasting
    """

    def __init__(self, key: str, name: str) -> None:
        super().__init__(key, name, "", 0, -1)

    def start(self, game: "Game", player: "Player") -> None:
        """The `starts with` line: add to the stocks and counters."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Track(BlockRule):
    """A parameter of the planet: from `start` to `goal` in steps of `unit`; `levels[i]` runs block REACHES + i.

    Carries out: when_reaches
    """

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Body(Card):
    """A group whose members are pieces. Its action and what else it says hold for all players while it rules, in the action phase.

    Carries out: when_named takes_power, action, whenever, lasting
    """

    def __init__(self, key: str, name: str, body: int) -> None:
        self.body = body
        self.has_bonus = False
        super().__init__("body." + key, name, "", 0, NO_QUALITY)

    def sum_up(self) -> None:
        super().sum_up()
        self.has_bonus = WHEN_NAMED in self.touches


@mypyc_attr(allow_interpreted_subclasses=True)
class GlobalEvent(BlockRule):
    """What happens to all: block WHEN_NAMED, for the first player. A neutral piece goes into the body `revealed` when it is turned
    up, into `current` when its time has come; both are keys of bodies.

    Carries out: when_named resolved
    """

    def __init__(self, key: str, name: str, number: str, revealed: str, current: str) -> None:
        self.number = number
        self.revealed = "body." + revealed
        self.current = "body." + current
        super().__init__("global_event." + key, name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(BlockRule):
    """What comes after each production, in the order of the set: block WHEN_NAMED, for the first player, then a deed of the game.
    `first_ruling` is the key of the body that rules when the game begins.

    Carries out: when_named begins
    """

    def __init__(self, key: str, name: str, deed: int = -1, first_ruling: str = "") -> None:
        self.deed = deed
        self.first_ruling = "body." + first_ruling
        self.has_block = False
        super().__init__("phase." + key, name)

    def sum_up(self) -> None:
        super().sum_up()
        self.has_block = WHEN_NAMED in self.touches


@mypyc_attr(allow_interpreted_subclasses=True)
class Bonus(BlockRule):
    """What an area gives besides resources, as a pack declares it: block WHEN_NAMED, for whoever lays a tile there.

    Carries out: when_named received
    """

    def __init__(self, key: str, name: str, bonus: int) -> None:
        self.bonus = bonus
        super().__init__("bonus." + key, name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Project(BlockRule):
    """A standard project or a conversion. Its price and what it gives are block ACTION.

    `cost` is the basic cost in money, 0 where none is paid; `kind` one of KIND_STANDARD_PROJECT and KIND_CONVERSION.

    Carries out: action
    """

    def __init__(self, key: str, name: str, project: int, cost: int, kind: int) -> None:
        self.project = project
        self.cost = cost
        self.kind = kind
        self.standard = kind == KIND_STANDARD_PROJECT
        self.has_action = True
        # So often in such a time a player may carry it out; without a limit 0.
        self.action_times = 0
        self.action_period = PERIOD_GENERATION
        # Or all players together.
        self.action_together = False
        super().__init__("project." + key, name)

    def can_act(self, game: "Game", player: "Player") -> bool:
        """The action is possible in full; a price in money is left out, for it may be discounted."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal(BlockRule):
    """What is claimed by whoever has come so far."""

    def __init__(self, key: str, name: str, board: str) -> None:
        self.board = board
        self.required = 0
        # How many it asks for of what it counts; 0 where it asks otherwise.
        self.asked = 0
        super().__init__(key, name)

    def requirements_met(self, game: "Game", player: "Player") -> bool:
        """Nobody claims what asks for nothing."""
        for number in range(self.required):
            if not self.requirement(game, player, number):
                return False
        return self.required > 0

    def requirement(self, game: "Game", player: "Player", number: int) -> bool:
        """One of them; overridden where there are several."""
        return self.requirements_met(game, player)

    def tally(self, game: "Game", player: "Player") -> int:
        """How far the player has come."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Milestone(Goal):
    """`board` is the id of the map it belongs to; `replaces` that of the milestone in whose place it comes.

    Carries out: requires
    """

    def __init__(self, key: str, name: str, board: str = "", replaces: str = "") -> None:
        self.replaces = "milestone." + replaces if replaces else ""
        super().__init__("milestone." + key, name, board)


@mypyc_attr(allow_interpreted_subclasses=True)
class Award(BlockRule):
    """`board` is the id of the map it belongs to.

    Carries out: most
    """

    def __init__(self, key: str, name: str, board: str = "") -> None:
        self.board = board
        super().__init__("award." + key, name)

    def tally(self, game: "Game", player: "Player") -> int:
        raise NotImplementedError
