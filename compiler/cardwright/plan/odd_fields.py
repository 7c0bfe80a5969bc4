"""A kind whose fields are not those that its base takes. In: an item of it, the base. Out: Unplayable, which says what to write into the kind."""

from cardwright.contract import Base
from cardwright.findings.words import with_article
from cardwright.plan.scope import Unplayable
from cardwright.plan.shapes_of_game import KindShape, Shapes
from cardwright.rules.nodes import Card

_ID_AND_NAME = 2
_TAKES = {"str": "one text or id", "int": "one number or noun"}
_SEVERAL = "one of several values"


def odd_fields(card: Card, base: Base, shapes: Shapes) -> Unplayable:
    kind = shapes.kinds[card.kind.id]
    like = _like(kind, card.kind.id, shapes)
    always = _always(shapes.kinds[like], base) if like else ()
    lacked = [name for name in always if name not in _names(kind)]
    if not lacked:
        what = f"{with_article(card.kind.id)} with these fields"
        return Unplayable(card, what, _by_their_values(card, base), kind.span)
    return Unplayable(
        card,
        f"{with_article(card.kind.id)} without {', '.join(f'`{name}`' for name in lacked)}",
        f"Let kind `{card.kind.id}` say `always {', '.join(always)}`, as kind `{like}` does. What its cards need not say "
        "themselves may begin its `sometimes` instead, in the same order.",
        kind.span,
    )


def _like(kind: KindShape, id: str, shapes: Shapes) -> str:
    """Another kind that becomes the same."""
    others = (o for o, shape in shapes.kinds.items() if o != id and shape.base == kind.base)
    return next(others, "")


def _names(kind: KindShape) -> tuple[str, ...]:
    return tuple(field.name for field in kind.fields)


def _always(kind: KindShape, base: Base) -> tuple[str, ...]:
    """What stands before anything that may be left out."""
    return _names(kind)[: base.needed - _ID_AND_NAME]


def _by_their_values(card: Card, base: Base) -> str:
    """For a base that no other kind has: only what its values are is known of its fields."""
    taken = [_TAKES.get(one, _SEVERAL) for one in base.told[_ID_AND_NAME:]]
    needed = base.needed - _ID_AND_NAME
    return (
        f"The fields of kind `{card.kind.id}`, `always` before `sometimes`, must hold in this order: "
        f"{', '.join(taken)}; at least the first {needed}."
    )
