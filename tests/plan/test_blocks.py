"""Blocks that are left at every question and entered again do what their steps say, in their order.

In: random steps. Out: the calls that the compiled block makes, against those of reading the steps from top to bottom.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from cardwright.plan.blocks import block
from cardwright.plan.statements import Class, Method, Module, Parameter
from cardwright.plan.expressions import Name
from cardwright.plan.scope import Scope, in_block
from cardwright.python.from_plan import from_plan
from cardwright.rules.nodes import (
    Choose,
    Discard,
    FirstPossible,
    Fixed,
    Gain,
    Gauge,
    GaugeAt,
    If,
    Lose,
    May,
    Afterwards,
    Noun,
    Option,
    Step,
)

from plan.planned import game_setting

PLANT = Gauge(Noun("resource", "plant", "game", True))

# A condition and its answer: level n of the gauge holds where n is in the script.
numbers = st.integers(1, 9)
conditions = st.builds(GaugeAt, st.just(PLANT), numbers)
leaves = st.one_of(
    st.builds(lambda n: Gain(Fixed(n), PLANT), numbers),
    st.builds(lambda n: Lose(Fixed(n), PLANT), numbers),
    st.builds(lambda n: Discard(Fixed(n)), numbers),
)


def _lists(steps: st.SearchStrategy[Step]) -> st.SearchStrategy[tuple[Step, ...]]:
    return st.lists(steps, min_size=1, max_size=3).map(tuple)


def _nested(steps: st.SearchStrategy[Step]) -> st.SearchStrategy[Step]:
    inner = _lists(steps)
    options = st.lists(
        st.builds(Option, inner, st.none() | conditions), min_size=2, max_size=3
    ).map(tuple)
    otherwise = st.just(()) | inner
    return st.one_of(
        st.builds(Choose, options),
        st.builds(May, inner),
        st.builds(Afterwards, inner),
        st.builds(If, conditions, inner, otherwise),
        st.builds(FirstPossible, options, otherwise),
    )


blocks = _lists(st.recursive(leaves, _nested, max_leaves=8))


@dataclass
class Script:
    """What players and the game answer; `heard` is what happened."""

    held: frozenset[int]
    answers: list[int]
    heard: list[tuple[str, int]] = field(default_factory=list)
    asked: int = 0

    def answer(self, count: int) -> int:
        self.asked += 1
        return self.answers[self.asked % len(self.answers)] % count


def read(steps: tuple[Step, ...], script: Script) -> None:
    """From top to bottom, as an author means it. Every amount can be lost and discarded."""
    for step in steps:
        match step:
            case Gain() | Lose() | Discard():
                assert isinstance(step.amount, Fixed)
                script.heard.append((type(step).__name__.lower(), step.amount.number))
            case If(condition, then, otherwise):
                read(then if holds(condition, script) else otherwise, script)
            case Afterwards(inner):
                read(inner, script)
            case May(inner):
                if possible(inner, script) and script.answer(2):
                    read(inner, script)
            case Choose(options):
                open_ones = [option for option in options if is_open(option, script)]
                if open_ones:
                    chosen = open_ones[script.answer(len(open_ones))]
                    read(chosen.steps, script)
            case FirstPossible(options, otherwise):
                read(
                    next((o.steps for o in options if is_open(o, script)), otherwise),
                    script,
                )


def is_open(option: Option, script: Script) -> bool:
    return holds(option.condition, script) and possible(option.steps, script)


def possible(steps: tuple[Step, ...], script: Script) -> bool:
    """In full; what asks nobody to do more than he can is never in the way."""
    for step in steps:
        match step:
            case If(condition, then, otherwise):
                if not possible(then if holds(condition, script) else otherwise, script):
                    return False
            case Choose(options):
                if not any(is_open(option, script) for option in options):
                    return False
    return True


def holds(condition: Any, script: Script) -> bool:
    return condition is None or condition.level in script.held


class Level(int):
    """`gauge(...) >= n` holds where n is in the script."""

    held: frozenset[int] = frozenset()

    def __ge__(self, other: object) -> bool:
        return other in self.held


@dataclass
class Frame:
    step: int = 0
    player: int = 0
    block: int = 0
    amount: int = 0
    chosen: int = 0


def namespace(script: Script) -> dict[str, Any]:
    """Steps that write down that they were called; each that may ask somebody does, so that the block is always left."""

    def tell(name: str, leaves: bool, amount: int = -1) -> Any:
        def told(game: object, frame: Frame, *arguments: int) -> bool:
            frame.chosen = 99
            script.heard.append((name, arguments[amount]))
            return leaves

        return told

    def choose_option(game: object, frame: Frame, options: list[int]) -> bool:
        frame.chosen = options[script.answer(len(options))] if options else -1
        return bool(options)

    def ask_whether(game: object, frame: Frame) -> bool:
        frame.chosen = script.answer(2)
        return True

    level = Level()
    level.held = script.held
    return {
        "final": lambda made: made,
        "Rule": type("Rule", (), {"index": 0}),
        "Game": object,
        "Frame": Frame,
        "RESOURCE_PLANT": 3,
        "gauge": lambda *_: level,
        "gain": tell("gain", False),
        "lose": tell("lose", False),
        "discard": tell("discard", True, amount=0),
        "can_lose": lambda *_: True,
        "can_discard": lambda *_: True,
        "choose_option": choose_option,
        "ask_whether": ask_whether,
    }


def entered_until_done(steps: tuple[Step, ...], script: Script) -> Iterator[int]:
    """The numbers at which the block was entered. In what is repeated, options may stand behind one that is always possible."""
    scope = Scope(game_setting().shapes["terraforming_mars"], again=True)
    body = block((steps,), in_block(scope)).body
    parameters = (Parameter("game", Name("Game")), Parameter("frame", Name("Frame")))
    run = Method("run", parameters, Name("bool"), body)
    text = from_plan(Module("it.py", "", classes=(Class("It", Name("Rule"), "", (run,)),))).text
    known = namespace(script)
    exec(text, known)
    frame = Frame()
    game = type("Table", (), {"players": [object()]})()
    done = False
    while not done:
        yield frame.step
        done = known["It"]().run(game, frame)


@given(blocks, st.frozensets(numbers), st.lists(st.integers(0, 5), min_size=1, max_size=6))
def test_a_block_does_its_steps_in_order_however_often_it_is_left(
    steps: tuple[Step, ...], held: frozenset[int], answers: list[int]
) -> None:
    meant = Script(held, answers)
    read(steps, meant)
    script = Script(held, answers)
    entered = list(entered_until_done(steps, script))
    assert script.heard == meant.heard
    assert entered == sorted(set(entered))
