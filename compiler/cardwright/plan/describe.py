"""What a rule says about itself. In: a card, its blocks, and its lines in the source. Out: the body of `describe`."""

from collections.abc import Iterator

from cardwright.plan.events import hearing
from cardwright.plan.expressions import (
    TRUE,
    ZERO,
    Attribute,
    Expression,
    Name,
    Number,
    Pairs,
    Row,
    Text,
)
from cardwright.plan.nodes import Assign, Statement
from cardwright.plan.obstacles import Obstacle
from cardwright.plan.members import Member
from cardwright.plan.parts import actions_of, whenevers_of
from cardwright.plan.scope import SELF, Scope
from cardwright.plan.shapes import Shapes
from cardwright.plan.touches import touches
from cardwright.plan.words import Words
from cardwright.rules.nodes import Card, Node
from cardwright.source import SourceFile


def description(
    card: Card,
    blocks: tuple[Member, ...],
    found: tuple[Obstacle, ...],
    shapes: Shapes,
    source: SourceFile,
    words: Words,
) -> tuple[Statement, ...]:
    scope = Scope(shapes)
    data: dict[str, Expression] = {
        "formerly": Row(tuple(map(Text, card.formerly))),
        "source": Text(card.path),
        "listens": _listens(card, scope),
        "line": Number(source.line_of(card.id_span.start) if card.path else 0),
        "lines": _lines(card, blocks, source),
        "touches": _touches(blocks, scope),
        "choice_texts": _choices(blocks, words),
        "block_texts": _texts(card, blocks, words),
        "clause_texts": Row(tuple(Text(words.of_node(obstacle.clause)) for obstacle in found)),
    }
    told = [*data.items(), *((flag, TRUE) for flag in _flags(card, blocks))]
    return tuple(
        Assign(Attribute(SELF, name), value)
        for name, value in told
        if value not in (Row(), Pairs(), ZERO)
    )


def _listens(card: Card, scope: Scope) -> Row:
    kinds = [hearing(clause, scope).kind for clause in whenevers_of(card)]
    return Row(tuple(dict.fromkeys(kinds)))


def _told(card: Card, blocks: tuple[Member, ...]) -> Iterator[tuple[Expression, tuple[Node, ...]]]:
    """The numbers by which the runtime tells of what a card did, with the nodes that say it."""
    if card.starts:
        yield Name("STARTS_WITH", "rule"), card.starts
    for member in blocks:
        yield member.part.number, member.part.origins


def _lines(card: Card, blocks: tuple[Member, ...], source: SourceFile) -> Pairs:
    return Pairs(
        tuple(
            (number, Number(source.line_of(nodes[0].span.start)))
            for number, nodes in _told(card, blocks)
            if nodes[0].span.path
        )
    )


def _texts(card: Card, blocks: tuple[Member, ...], words: Words) -> Pairs:
    texts = ((number, words.of_clauses(card, nodes)) for number, nodes in _told(card, blocks))
    return Pairs(tuple((number, Text(text)) for number, text in texts if text))


def _touches(blocks: tuple[Member, ...], scope: Scope) -> Pairs:
    touched = ((member.part.number, touches(member.part.steps, scope)) for member in blocks)
    return Pairs(tuple((number, Row(masks)) for number, masks in touched))


def _choices(blocks: tuple[Member, ...], words: Words) -> Pairs:
    """By block and step, the words of the options that are offered there."""
    return Pairs(
        tuple(
            (
                Row((member.part.number, Number(offer.step))),
                Row(tuple(Text(words.of_node(option)) for option in offer.options)),
            )
            for member in blocks
            for offer in member.block.offers
        )
    )


def _flags(card: Card, blocks: tuple[Member, ...]) -> Iterator[str]:
    names = {member.part.name for member in blocks}
    if "action" in names:
        yield "has_action"
        if all(action.unlimited for action in actions_of(card)):
            yield "unlimited_action"
    if "first_action" in names:
        yield "has_first_action"
    if card.requires:
        yield "has_requirement"
