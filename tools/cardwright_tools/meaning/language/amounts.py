"""How much. In: an amount of a rule. Out: a number."""

from typing import assert_never

from cardwright.rules.nodes import All, Amount, Cap, Fixed, Half, Per, Sum, ValueOf, Variable
from cardwright_tools.meaning.language.counts import count, printed_only
from cardwright_tools.meaning.language.values import value
from cardwright_tools.meaning.language.running import NotPlayed, Running


def amount(node: Amount, now: Running) -> int:
    """`2`; `x`, the number chosen for the block, or as much of it as `at most` leaves; `1 per 2 cities`; `greenery_price`."""
    match node:
        case Fixed(number):
            return number
        case Variable(cap=most):
            assert now.x is not None
            return now.x if most is None else min(now.x, cap(most, now))
        case Per():
            return per(node, now)
        case ValueOf(noun):
            return value(noun.id, now)
        case Sum(first, addends):
            changes = (one.sign * amount(one.amount, served(one.sign, now)) for one in addends)
            return max(0, amount(first, now) + sum(changes))
        case All() | Half():
            raise NotPlayed(node)
    assert_never(node)


def served(sign: int, now: Running) -> Running:
    return now if sign > 0 else printed_only(now)


def cap(node: Cap, now: Running) -> int:
    """`at most 5`, `at most city of yours`"""
    return count(node.count, now) if node.count is not None else node.number


def per(node: Per, now: Running) -> int:
    """So much for each full unit counted: the count is cut off at the cap, what stands behind `plus` is added, and what is
    left over of a unit counts for nothing."""
    units = count(node.count, now)
    if node.cap is not None:
        units = min(units, cap(node.cap, now))
    units = max(
        0, units + sum(plus.sign * count(plus.count, served(plus.sign, now)) for plus in node.plus)
    )
    return units // node.each * node.number
