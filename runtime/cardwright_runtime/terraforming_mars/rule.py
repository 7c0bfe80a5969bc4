"""What every rule of the game is: a card, a track, a project, and every question a step may ask. In: a frame. Out: done or not."""

from typing import TYPE_CHECKING, Any, Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.kernel.texts import RuleTexts, texts_of
from cardwright_runtime.terraforming_mars.facets import (
    FACET_HAND,
    FACET_IN_FORCE,
    FACET_OPEN,
    FACET_TOKENS,
    STOCKS,
)

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from cardwright_runtime.kernel.uncompiled import mypyc_attr

if TYPE_CHECKING:
    from cardwright_runtime.terraforming_mars.cards import Card
    from cardwright_runtime.terraforming_mars.events import Event
    from cardwright_runtime.terraforming_mars.game import Game
    from cardwright_runtime.terraforming_mars.player import Player


# Blocks of a rule.
WHEN_PLAYED: Final = 0
ACTION: Final = 1
FIRST_ACTION: Final = 2
REPEATED: Final = 3
WHEN_NAMED: Final = 4
# No steps: what a corporation starts with.
STARTS_WITH: Final = 5
REACHES: Final = 10
WHENEVER: Final = 40
# Steps of a block that its player may carry out in any order have blocks of their own.
UNITS: Final = 128

NO_BLOCK: Final = -1

NO_TOUCHES: Final = (0, 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule:
    """`key` is stable across runs and versions; `index` is its number in one table.

    A method that raises `NotImplementedError` is asked only of rules that say what it is about, and so have one of their own.
    """

    def __init__(self, key: str, name: str) -> None:
        self.key = key
        self.name = name
        self.index = -1
        # The moves that play it or carry it out, and use its action; its table fills them in. As objects, because native code
        # would make a new one of a plain number for every list of moves.
        self.move: Any = -1
        self.action_move: Any = -1
        # What the constructor of a generated class says besides.
        # Ids it had before: saves may still speak of them.
        self.formerly: tuple[str, ...] = ()
        self.listens: tuple[int, ...] = ()
        # Kinds of event that it counts, wherever it is.
        self.remembers: tuple[int, ...] = ()
        # Its words, once somebody has looked at them.
        self.told: RuleTexts | None = None
        # For each block of the rule, what it adds to, takes from and looks at, as masks of facets; not where its units say it.
        self.touches: dict[int, tuple[int, int, int]] = {}
        # What else follows from a block: a facet, with the tile that it lays, the track and the most steps.
        self.sets_off: dict[int, tuple[tuple[int, ...], ...]] = {}
        # Blocks of which only the game can reckon how often that is so.
        self.so_often: tuple[int, ...] = ()
        # Blocks of which some of that may not come: its player chooses, or it rests on something.
        self.perhaps: tuple[int, ...] = ()
        # Steps of its action may be ordered, so that one may help another.
        self.orders_action = False
        # Some of its effects are in force only while a condition holds.
        self.has_conditions = False
        # It plays or uses other cards.
        self.carries_out = False
        # The blocks that a block is nothing but, in any order.
        self.units: dict[int, tuple[int, ...]] = {}
        # What its answers to events may add, with all that could follow, and take; its table fills it in.
        self.answers_add = 0
        self.answers_take = 0
        # Units of which only a trial can tell whether they can be carried out in full.
        self.tried: tuple[int, ...] = ()
        # What `sum_up` makes of it.
        self.has_played_block = False
        self.played_adds = 0
        self.action_adds = 0
        self.played_stocks = 0
        self.looks_at_cards = False
        self.looks_at_terms = False

    def sum_up(self) -> None:
        """What follows from what it says of itself; its table asks for it before anything else."""
        for block, units in self.units.items():
            if block not in self.touches:
                self.touches[block] = self._touched_by(units)
        # A rule is only asked to run blocks that it has.
        self.has_played_block = WHEN_PLAYED in self.touches
        # Asked for every card of a hand at every move: the stocks that its effect takes of or looks at, and whether it looks at
        # what playing it changes at once.
        adds, takes, reads = self.touch(WHEN_PLAYED)
        # Asked for every move while each step of the rating has a price.
        self.played_adds = adds
        self.action_adds = self.touch(ACTION)[0]
        self.played_stocks = (takes | reads) & STOCKS
        self.looks_at_cards = (takes | reads) & (FACET_HAND | FACET_OPEN) != 0
        # A trial puts something on the card itself, and that may be taken again.
        if self.tried and adds & takes & FACET_TOKENS:
            self.looks_at_cards = True
        self.looks_at_terms = reads & FACET_IN_FORCE != 0

    def _touched_by(self, units: tuple[int, ...]) -> tuple[int, int, int]:
        """All that some of them touches."""
        adds = takes = reads = 0
        for unit in units:
            more = self.touch(unit)
            adds |= more[0]
            takes |= more[1]
            reads |= more[2]
        return adds, takes, reads

    @property
    def texts(self) -> RuleTexts:
        """What it says in words, and where its source says it."""
        if self.told is None:
            self.told = texts_of(type(self).__module__, type(self).__name__)
        return self.told

    def touch(self, block: int) -> tuple[int, int, int]:
        return self.touches.get(block, NO_TOUCHES)

    def run(self, game: "Game", frame: Frame) -> bool:
        """Go on at `frame.step`; True when the frame is done. Returns False after pushing or asking."""
        raise NotImplementedError

    def answer(self, game: "Game", frame: Frame, value: int) -> None:
        """The player chose `value` for the question this rule asked."""
        raise NotImplementedError

    def question(self) -> str:
        """The kind of decision, for programs: `space`, `player`, `card`, `option`, `amount`, `payment` ..."""
        return self.key

    def prompt(self, game: "Game", frame: Frame) -> str:
        """The question for people."""
        return self.name

    def option_key(self, game: "Game", frame: Frame, value: int) -> str:
        return str(value)

    def option_label(self, game: "Game", frame: Frame, value: int) -> str:
        return self.option_key(game, frame, value)

    def choice_label(self, block: int, step: int, value: int) -> str:
        """Words of an option that a block of this rule offers at a step; empty where it has none."""
        texts = self.texts.choices.get((block, step), ())
        return texts[value] if 0 <= value < len(texts) else ""

    def enter(self, game: "Game", player: "Player") -> None:
        """Lasting effects come into force."""

    def leave(self, game: "Game", player: "Player") -> None:
        """Lasting effects end."""

    def enter_for_next_card(self, game: "Game", player: "Player") -> None:
        """Effects for the next card only come into force."""

    def leave_after_next_card(self, game: "Game", player: "Player") -> None:
        """Effects for the next card only end."""

    def times_held(self, game: "Game", player: "Player", number: int) -> int:
        """How often its effects of that number are in force: once where a condition holds, or as often as is counted."""
        raise NotImplementedError

    def enter_held(self, game: "Game", player: "Player", number: int) -> None:
        """Its effects of that number come into force."""

    def leave_held(self, game: "Game", player: "Player", number: int) -> None:
        """Its effects of that number end."""

    def unit_possible(self, game: "Game", player: "Player", unit: int) -> bool:
        """The block of a unit can be carried out in full now."""
        return True

    def can_begin(self, game: "Game", player: "Player") -> bool:
        """What an action with steps in any order begins with is possible."""
        return True

    def reckon(self, game: "Game", player: "Player", number: int) -> int:
        """What the rule counts under this number, for any player."""
        raise NotImplementedError

    def describes(self, game: "Game", player: "Player", card: "Card", number: int) -> bool:
        """The card is one of those that the rule speaks of under that number."""
        raise NotImplementedError

    def hear(self, game: "Game", owner: "Player", event: "Event") -> None:
        """Answer an event of a kind in `listens` with `respond`."""

    def remember(self, game: "Game", owner: "Player", event: "Event") -> None:
        """Count an event of a kind in `remembers` for that player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BlockRule(Rule):
    """A rule of the cards, written as blocks: each is a method named after its clause. It is only asked for blocks that it has."""

    def run(self, game: "Game", frame: Frame) -> bool:
        block = frame.block
        if block == WHEN_PLAYED:
            return self.when_played(game, frame)
        if block == ACTION:
            return self.action(game, frame)
        if block >= UNITS:
            return self.run_unit(game, frame)
        if block >= WHENEVER:
            return self.whenever(game, frame)
        if block >= REACHES:
            return self.reaches(game, frame)
        if block == FIRST_ACTION:
            return self.first_action(game, frame)
        if block == REPEATED:
            return self.repeated(game, frame)
        return self.when_named(game, frame)

    def when_played(self, game: "Game", frame: Frame) -> bool:
        return self.units_in_any_order(game, frame)

    def action(self, game: "Game", frame: Frame) -> bool:
        return self.units_in_any_order(game, frame)

    def first_action(self, game: "Game", frame: Frame) -> bool:
        raise NotImplementedError

    def repeated(self, game: "Game", frame: Frame) -> bool:
        """The block as a whole, which then leaves out what is not repeated."""
        return self.when_played(game, frame)

    def when_named(self, game: "Game", frame: Frame) -> bool:
        raise NotImplementedError

    def reaches(self, game: "Game", frame: Frame) -> bool:
        raise NotImplementedError

    def whenever(self, game: "Game", frame: Frame) -> bool:
        raise NotImplementedError

    def run_unit(self, game: "Game", frame: Frame) -> bool:
        raise NotImplementedError

    def units_in_any_order(self, game: "Game", frame: Frame) -> bool:
        """A block that is nothing but its units."""
        from cardwright_runtime.terraforming_mars.steps.responses import in_any_order

        if frame.step == 0:
            frame.step = 1
            return not in_any_order(game, frame, self.units[frame.block])
        return True
