"""What an item as a whole cannot be in this game. In: a card, its kind. Out: nothing, or Unplayable at the words."""

from collections.abc import Iterator

from cardwright.plan.rule_blocks import ACTION_TIMES, UNLIMITED, actions_of
from cardwright.plan.scope import Unplayable
from cardwright.plan.shapes import KindShape, Shapes
from cardwright.rules.nodes import Card, Limit, Node, WhenNamed
from cardwright.rules.rule_names import rule_name


def check_item(card: Card, kind: KindShape, shapes: Shapes) -> None:
    _check_type(card, shapes)
    _check_clauses(card, kind, shapes)
    _check_areas(card, kind, shapes)


def _check_type(card: Card, shapes: Shapes) -> None:
    """The type that all items of one kind have is no type for those of another: where they lie goes by it."""
    taken = {kind.items_are for id, kind in shapes.kinds.items() if id != card.kind.id} - {None}
    for field in card.fields:
        for value in field.values:
            if value in taken:
                what = f"a {card.kind.id} of the type `{value}`"
                raise Unplayable(field, what, "That is the type of another kind of item.")


def _check_clauses(card: Card, kind: KindShape, shapes: Shapes) -> None:
    """Each clause has its time in what the kind becomes."""
    base = shapes.contract.bases.get(kind.base)
    if base is None:
        raise Unplayable(card, f"items of the kind `{card.kind.id}`")
    for name, node in _clauses_of(card):
        if name not in base.clauses:
            raise Unplayable(node, f"such a clause of a {card.kind.id}")
    for node in card.walk():
        if isinstance(node, Limit) and not node.period.native:
            raise Unplayable(node, f"the end of such a time, `{node.period.id}`")
    for action in actions_of(card):
        unheard = (action.unlimited and UNLIMITED not in base.data) or (
            action.limit is not None and ACTION_TIMES not in base.data
        )
        if unheard:
            said = "any number of times" if action.unlimited else "once per ..."
            what = f"`{said}` on a {card.kind.id}"
            raise Unplayable(
                action, what, "Say `action` alone: how often it may be taken is a rule of the game."
            )


def _clauses_of(card: Card) -> Iterator[tuple[str, Node]]:
    """Of a moment, the name as well."""
    for clause in card.clauses:
        name = rule_name(type(clause))
        yield (f"{name} {clause.moment.id}" if isinstance(clause, WhenNamed) else name), clause
    yield from (("requires", condition) for condition in card.requires)
    yield from (("starts", stock) for stock in card.starts)
    yield from (("lasting", effect) for effect in card.lasting)


def _check_areas(card: Card, kind: KindShape, shapes: Shapes) -> None:
    """A board has no more areas than the game has numbers for."""
    most = shapes.contract.limits.get("areas")
    if kind.is_board and most is not None:
        rows = [field for field in card.fields if field.name == "row"]
        areas = sum(len(row.groups) for row in rows)
        if areas > most:
            raise Unplayable(rows[-1], f"a board of {areas} areas", f"It holds {most} at most.")
