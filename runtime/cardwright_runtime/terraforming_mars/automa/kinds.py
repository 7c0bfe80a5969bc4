"""Base classes of what a set says of an automa. In: generated classes. Out: its tracks, bonus cards, corporations, levels, prizes."""

from typing import TYPE_CHECKING

from cardwright_runtime.terraforming_mars.cards import NO_QUALITY, Card, Goal
from cardwright_runtime.terraforming_mars.rule import BlockRule, Rule

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from cardwright_runtime.kernel.uncompiled import mypyc_attr

if TYPE_CHECKING:
    from cardwright_runtime.terraforming_mars.game import Game
    from cardwright_runtime.terraforming_mars.player import Player


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaTrack(BlockRule):
    """What is printed on the spaces of a track of one map: `levels[i]` runs block REACHES + i, for the automa.

    Each of `tags` moves the track; a step back stands for a production of `lowered_with`.

    Carries out: when_reaches
    """

    def __init__(
        self,
        key: str,
        name: str,
        track: int,
        board: str,
        tags: tuple[int, ...],
        lowered_with: int = -1,
        levels: tuple[int, ...] = (),
    ) -> None:
        self.track = track
        self.board = board
        self.tags = tags
        self.lowered_with = lowered_with
        self.levels = levels
        super().__init__("automa_track." + key, name)


@mypyc_attr(allow_interpreted_subclasses=True)
class BonusCard(BlockRule):
    """`brought` says when it comes into the game, `brought_by` the corporation that brings it, `replaced` the card that it replaces.

    Carries out: when_named turned_over
    """

    def __init__(
        self,
        key: str,
        name: str,
        number: str,
        bonus_card: int,
        brought: str,
        board: str = "",
        brought_by: str = "",
        replaced: str = "",
        extension: str = "",
    ) -> None:
        self.number = number
        self.bonus_card = bonus_card
        self.brought = brought
        self.board = board
        self.brought_by = brought_by
        self.replaced = replaced
        self.extension = extension
        super().__init__("bonus_card." + key, name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Placement(Rule):
    """Where the automa lays a tile, or a marker where none is named: on areas that fulfil `only`, by `prefers` in their order.

    It holds on `board`; where that is not named, on every map that has none of its own for the tile.

    Carries out: prefers
    """

    def __init__(
        self,
        key: str,
        name: str,
        board: str = "",
        laid: int = -1,
        only: tuple[int, ...] = (),
        prefers: tuple[int, ...] = (),
    ) -> None:
        self.board = board
        self.tile = laid
        self.only = only
        self.prefers = prefers
        super().__init__("placement." + key, name)


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaCorporation(Card):
    """What it says when it is dealt is block WHEN_PLAYED; WHEN_NAMED comes in place of a raise, while it holds something.

    `cubes` are threes: a token, a track, a position. Its `bank` pays for what the automa gains; empty, it moves `bank_track`.

    Carries out: when_played, when_named would_raise, whenever, score, lasting
    """

    def __init__(
        self,
        key: str,
        name: str,
        number: str,
        holds: int = -1,
        starting_tags: tuple[int, ...] = (),
        prefers: tuple[int, ...] = (),
        protects: tuple[int, ...] = (),
        cubes: tuple[int, ...] = (),
        in_place_of_icons: tuple[int, ...] = (),
        again_at: tuple[int, ...] = (),
        bank: int = 0,
        bank_track: int = -1,
        seeds: int = -1,
        seeded: int = 0,
        seeds_all: int = 0,
        extension: str = "",
    ) -> None:
        self.starting_tags = starting_tags
        self.prefers = prefers
        self.protects = protects
        self.cubes = cubes
        self.in_place_of_icons = in_place_of_icons
        self.again_at = again_at
        self.bank = bank
        self.bank_track = bank_track
        self.seeds = seeds
        self.seeded = seeded
        self.seeds_all = seeds_all
        self.extension = extension
        super().__init__(key, name, number, 0, NO_QUALITY, (), holds)


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaLevel(Card):
    """Changes of its numbers that make it weaker or stronger.

    Carries out: lasting
    """

    def __init__(self, key: str, name: str) -> None:
        super().__init__("automa_level." + key, name, "", 0, NO_QUALITY)


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaMilestone(Goal):
    """What the automa must have to claim the milestone of this id.

    Carries out: requires
    """

    def __init__(self, key: str, name: str, board: str, milestone: str) -> None:
        self.milestone = "milestone." + milestone
        super().__init__("automa_milestone." + key, name, board)


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaAward(BlockRule):
    """What the automa has in the award of this id: what it counts, divided by `divided_by`, and `head_start` more.

    WHEN_NAMED is what helps it there.

    Carries out: most, when_named helped
    """

    def __init__(
        self,
        key: str,
        name: str,
        board: str,
        award: str,
        head_start: int = 0,
        divided_by: int = 0,
    ) -> None:
        self.board = board
        self.award = "award." + award
        self.head_start = head_start
        self.divided_by = divided_by
        super().__init__("automa_award." + key, name)

    def tally(self, game: "Game", player: "Player") -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaEnd(Rule):
    """In generation `last_generation` it has won. `money_per_point` are pairs: a generation, the money for a point from then on.

    Carries out: money_per_point
    """

    def __init__(
        self, key: str, name: str, last_generation: int, money_per_point: tuple[int, ...]
    ) -> None:
        self.last_generation = last_generation
        self.money_per_point = money_per_point
        super().__init__("automa_end." + key, name)
