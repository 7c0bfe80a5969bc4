"""Steps that hold other steps. In: a step. Out: some of the steps inside carried out."""

from dataclasses import replace

from cardwright.rules.nodes import Afterwards, Choose, FirstPossible, If, May, Step
from cardwright_tools.meaning.language.asking import FIRST, Question, Run, ask
from cardwright_tools.meaning.language.conditions import holds
from cardwright_tools.meaning.language.running import Running


def inside(steps: tuple[Step, ...], now: Running) -> Run:
    """An `x` that is chosen for them is not known behind them; what they reveal lies open until the block around them is done."""
    before = now.x
    yield from now.do(steps, now)
    now.x = before


def knowing(steps: tuple[Step, ...], now: Running) -> Run:
    """Whoever chooses them knows what lies open."""
    before, now.unforeseen = now.unforeseen, frozenset()
    yield from inside(steps, now)
    now.unforeseen = before


def choose(node: Choose, now: Running) -> Run:
    """Exactly one option: its condition must hold, and its steps must be possible in full. `choose 2`: that one, and after it another."""
    node = one_by_one(node)
    open_ones = [
        f"option:{number}"
        for number, option in enumerate(node.options)
        if option.condition is None or holds(option.condition, now)
    ]
    key = yield from ask(now.player, "option", open_ones)
    yield from knowing(node.options[int(key.removeprefix("option:"))].steps, now)


def one_by_one(node: Choose) -> Choose:
    """`choose 2`: behind the steps of each option, one of the others."""
    if node.number == 1 or len(node.options) == 1:
        return node
    options = []
    for number, option in enumerate(node.options):
        others = (*node.options[:number], *node.options[number + 1 :])
        then = one_by_one(Choose(others, node.number - 1))
        options.append(replace(option, steps=(*option.steps, Afterwards((then,)))))
    return Choose(tuple(options))


def first_possible(node: FirstPossible, now: Running) -> Run:
    """The first option whose condition holds and whose steps can be carried out; else what stands below `otherwise`, which is
    obligatory then; nothing where there is none. Nobody is asked."""
    ways = [
        option.steps
        for option in node.options
        if option.condition is None or holds(option.condition, now)
    ]
    ways.append(node.otherwise)
    key = yield Question(now.player, FIRST, tuple(map(str, range(len(ways)))))
    yield from knowing(ways[int(key)], now)


def may(node: May, now: Running) -> Run:
    """All of the steps or none, as the player likes."""
    key = yield from ask(now.player, "yes_no", ["no", "yes"])
    if key == "yes":
        yield from knowing(node.steps, now)


def either(node: If, now: Running) -> Run:
    """The steps, where the condition holds; else those below `otherwise`."""
    yield from inside(node.steps if holds(node.condition, now) else node.otherwise, now)
