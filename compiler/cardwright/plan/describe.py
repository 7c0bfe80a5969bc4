"""What a rule says about itself. In: a PlannedRule, its lines in the source, words. Out: the body of `describe`; its texts, for people."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cardwright.plan.expressions import (
    TRUE,
    ZERO,
    Attribute,
    Expression,
    Name,
    Number,
    Operation,
    Pairs,
    Row,
    Text,
    joined,
)
from cardwright.plan.hearing import Hearing
from cardwright.plan.names import constant
from cardwright.plan.planned_rule import PlannedRule
from cardwright.plan.rule_blocks import (
    ACTION_PERIOD,
    ACTION_TIMES,
    PLAYED,
    REPEATED,
    UNLIMITED,
    actions_of,
)
from cardwright.plan.scope import SELF
from cardwright.plan.statements import Assign, Statement
from cardwright.rules.nodes import Card, Node, PlayFromHand, PlayRevealed, UseAction
from cardwright.source import SourceFile


@dataclass(frozen=True, slots=True)
class Words:
    """How a card, one of its nodes, and clauses of a kind are worded; handed in, so that the plan knows no language."""

    of_card: Callable[[Card], str]
    of_node: Callable[[Node], str]
    of_clauses: Callable[[Card, Sequence[Node]], str]


@dataclass(frozen=True, slots=True)
class ClassTexts:
    """What a class says in words and where, as data for people: `choices` by block and step."""

    source: str
    line: int
    lines: dict[int, int]
    blocks: dict[int, str]
    clauses: tuple[str, ...]
    choices: dict[str, tuple[str, ...]]


WORDLESS = Words(lambda card: "", lambda node: "", lambda card, nodes: "")
"""What a rule says is no part of whether it can be built."""


def description(rule: PlannedRule) -> tuple[Statement, ...]:
    data: dict[str, Expression] = {
        "formerly": Row(tuple(map(Text, rule.card.formerly))),
        "listens": Row(tuple(dict.fromkeys(kind for one in _hearings(rule) for kind in one.kinds))),
        "touches": _touches(rule),
        "sets_off": _sets_off(rule),
        "units": _units(rule),
        "tried": Row(tuple(block.number for block in rule.blocks if block.is_tried)),
        "required": Number(len(rule.requirements)),
        "needed": Number(len(rule.needs)),
        "repeated_block": _repeated_block(rule),
    }
    if any(action.unlimited for action in actions_of(rule.card)):
        data[UNLIMITED] = TRUE
    limit = next((action.limit for action in actions_of(rule.card) if action.limit), None)
    if limit is not None:
        data[ACTION_TIMES] = Number(limit.times)
        data[ACTION_PERIOD] = constant(limit.period)
    if any(isinstance(node, PlayFromHand | PlayRevealed | UseAction) for node in rule.card.walk()):
        data["carries_out"] = TRUE
    if any(held.test != TRUE for held in rule.held):
        data["has_conditions"] = TRUE
    if rule.can_begin is not None:
        data["orders_action"] = TRUE
    return tuple(
        Assign(Attribute(SELF, name), value)
        for name, value in data.items()
        if value not in (Row(), Pairs(), ZERO)
    )


def _hearings(rule: PlannedRule) -> Iterator[Hearing]:
    yield from (one.hearing for one in rule.answering)
    yield from (one.hearing for one in rule.endings)


def texts(rule: PlannedRule, source: SourceFile, words: Words) -> ClassTexts:
    card = rule.card
    return ClassTexts(
        source=card.path,
        line=source.line_of(card.id_span.start) if card.path else 0,
        lines={
            number: source.line_of(nodes[0].span.start)
            for number, nodes in _told(rule)
            if nodes[0].span.path
        },
        blocks={
            number: text for number, nodes in _told(rule) if (text := words.of_clauses(card, nodes))
        },
        clauses=tuple(words.of_node(one.node) for one in (*rule.requirements, *rule.needs)),
        choices={
            f"{_value(block.number, rule)}/{offer.step}": tuple(map(words.of_node, offer.options))
            for block in rule.blocks
            for offer in block.code.offers
        },
    )


def _value(number: Expression, rule: PlannedRule) -> int:
    """The number of a block, as the runtime counts them."""
    match number:
        case Name(text):
            return rule.shapes.contract.numbers[text]
        case Operation("+", (Name(text), Number(offset))):
            return rule.shapes.contract.numbers[text] + offset
    raise AssertionError(number)


def _told(rule: PlannedRule) -> Iterator[tuple[int, tuple[Node, ...]]]:
    """The numbers by which the runtime tells of what a card did, with the nodes that say it."""
    if rule.card.starts:
        yield rule.shapes.contract.numbers["STARTS_WITH"], rule.card.starts
    for block in rule.blocks:
        yield _value(block.number, rule), block.origins


def _constant(name: str, rule: PlannedRule) -> Name:
    return Name(name, rule.shapes.contract.constants[name])


def _touches(rule: PlannedRule) -> Pairs:
    return Pairs(
        tuple(
            (block.number, Row(tuple(map(_mask, (found.adds, found.takes, found.reads)))))
            for block in rule.blocks
            for found in (block.touches,)
        )
    )


def _sets_off(rule: PlannedRule) -> Pairs:
    """A block that is nothing but units leaves it to them."""
    blocks = (block for block in rule.blocks if not block.units)
    found = ((block.number, Row(block.touches.sets_off)) for block in blocks)
    return Pairs(tuple(pair for pair in found if pair[1] != Row()))


def _units(rule: PlannedRule) -> Pairs:
    return Pairs(tuple((block.number, Row(block.units)) for block in rule.blocks if block.units))


def _mask(bits: tuple[Expression, ...]) -> Expression:
    return joined("|", bits) if bits else ZERO


def _repeated_block(rule: PlannedRule) -> Expression:
    if rule.repeating is None:
        return Row()
    wanted = PLAYED if rule.repeating.whole else REPEATED
    numbers = [block.number for block in rule.blocks if block.name == wanted]
    return numbers[0] if numbers else _constant("WHEN_PLAYED", rule)
