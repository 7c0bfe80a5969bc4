"""How much. In: an amount of a rule. Out: a number."""

from typing import assert_never

from cardwright.rules.nodes import All, Amount, Fixed, Gauge, Per, ValueOf, Variable
from cardwright_tools.meaning.language.counts import count
from cardwright_tools.meaning.language.lasting import value
from cardwright_tools.meaning.language.running import NotPlayed, Running


def amount(node: Amount, now: Running) -> int:
    """`2`; `x`, the number chosen for the block; `1 per 2 cities`; `greenery_price`."""
    match node:
        case Fixed(number):
            return number
        case Variable():
            assert now.x is not None
            return now.x
        case Per():
            return per(node, now)
        case ValueOf(noun):
            return value(noun.id, now)
        case All():
            raise NotPlayed(node)
    assert_never(node)


def per(node: Per, now: Running) -> int:
    """So much for each full unit counted: the count is cut off at the cap, what stands behind `plus` is added, and what is
    left over of a unit counts for nothing."""
    units = count(node.count, now)
    if node.cap is not None:
        units = min(units, node.cap.number)
    if node.plus is not None:
        units = max(0, units + node.plus.sign * now.level(Gauge(node.plus.gauge)))
    return units // node.each * node.number
