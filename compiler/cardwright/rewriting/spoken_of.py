"""Which steps speak of a card, a player or a place, and which of what another step chooses. In: steps and events. Out: what is spoken of behind them, as the contract calls it; whether only a trial can tell what comes of them."""

from collections.abc import Iterable, Iterator
from typing import get_args

from cardwright.rules.nodes import (
    Add,
    Adds,
    Afterwards,
    Area,
    Buys,
    ByPlayers,
    Choose,
    Decrease,
    Discard,
    DiscardIt,
    DiscardPlayed,
    Done,
    FirstPossible,
    Fixed,
    ForATime,
    Holder,
    If,
    May,
    Node,
    Option,
    Place,
    PlayFromHand,
    PlayRevealed,
    Players,
    PlaysCard,
    PlaysTag,
    PutBeneath,
    Remove,
    Reveal,
    Steal,
    Step,
    TakeBack,
    TakeCard,
    TakeTile,
    Transfer,
    TransferCard,
    UseAction,
    UseEffect,
    UsesAction,
)

# Steps that are about a card, which is then the one spoken of.
ABOUT_A_CARD = frozenset(
    kind.__name__
    for kind in (
        Add,
        Discard,
        DiscardIt,
        DiscardPlayed,
        PlayFromHand,
        PlayRevealed,
        Reveal,
        TakeBack,
        TakeCard,
        TransferCard,
        UseAction,
        UseEffect,
    )
)
# Events that are about a card, which is the one spoken of at first.
EVENTS_ABOUT_A_CARD = frozenset(
    kind.__name__ for kind in (Adds, Buys, PlaysCard, PlaysTag, UsesAction)
)
# Steps that are about a player, as `_kinds` calls them.
ABOUT_A_PLAYER = frozenset(
    (
        Remove.__name__,
        Steal.__name__,
        Transfer.__name__,
        TransferCard.__name__,
        "DecreaseAny",
        "any_one",
        "UseOfAnothers",
    )
)
# What stands below them is no part of the block.
_APART = (ByPlayers, ForATime, Done)


def kinds_in(nodes: Iterable[Node]) -> frozenset[str]:
    return _kinds_of(inner for node in nodes for inner in node.walk())


def own_kinds_in(nodes: Iterable[Node]) -> frozenset[str]:
    """Without what others carry out, and what waits for a time."""
    found = (inner for node in nodes for inner in own_nodes(node) if not _adds_here(inner))
    return _kinds_of(inner for inner in found if not isinstance(inner, _APART))


def certain_kinds_in(steps: Iterable[Step]) -> frozenset[str]:
    """As `own_kinds_in`, without what stands below a choice or a condition, and may not be carried out."""
    return own_kinds_in(certain for step in steps for certain in _certain_steps(step))


def _certain_steps(step: Step) -> Iterator[Step]:
    if isinstance(step, Afterwards):
        for inner in step.steps:
            yield from _certain_steps(inner)
    elif not isinstance(step, Choose | FirstPossible | If | May):
        yield step


def _kinds_of(nodes: Iterable[Node]) -> frozenset[str]:
    return frozenset(kind for node in nodes for kind in _kinds(node))


def _kinds(node: Node) -> tuple[str, ...]:
    """Where only some of a kind are about a player, they have a name of their own besides."""
    match node:
        case Players(kind="any_one"):
            return type(node).__name__, node.kind
        case Decrease(any_player=True):
            return type(node).__name__, f"{Decrease.__name__}Any"
        case UseAction(owner="opponents" | "everyone") | UseEffect(owner="opponents" | "everyone"):
            return type(node).__name__, "UseOfAnothers"
    return (type(node).__name__,)


def _adds_here(node: Node) -> bool:
    """`this card` has its name, and what was spoken of before is still meant by `it`."""
    return isinstance(node, Add) and node.holder.kind == "this_card"


def own_nodes(node: Node) -> Iterator[Node]:
    """With who they are, but without what others carry out."""
    yield node
    inside = (node.players,) if isinstance(node, ByPlayers) else node.children()
    for child in () if isinstance(node, ForATime | Done) else inside:
        yield from own_nodes(child)


# ---------------------------------------------------------------- steps that speak of where another step of their block lays a tile, or of the card it chooses


_SAYING_WHERE = frozenset((Place.__name__, TakeTile.__name__))


def builds_on_another(steps: tuple[Step, ...]) -> bool:
    """`place city`, then `place greenery on land beside that tile`; `add 1 animal to any card`, then `add 1 animal to it`."""
    placed = False
    for step in steps:
        if placed and _lies_beside_that(step):
            return True
        placed = placed or any(isinstance(node, Place | TakeTile) for node in step.walk())
    return _speaks_of_a_chosen_card(steps, False)


def _speaks_of_a_chosen_card(steps: Iterable[Node], chosen: bool) -> bool:
    """Also of one that is chosen further within, or around."""
    for step in steps:
        inner = [child for child in step.children() if isinstance(child, (*get_args(Step), Option))]
        if isinstance(step, ByPlayers | ForATime):
            continue
        if _speaks_of_a_chosen_card(inner, chosen) or (chosen and not inner and asks_of_it(step)):
            return True
        chosen = chosen or bool(own_kinds_in((step,)) & _CHOOSING_A_CARD) or _may_reveal_none(step)
    return False


def _may_reveal_none(step: Node) -> bool:
    """`reveal 2 cards, minus 1 per city`"""
    revealing = (node for node in own_nodes(step) if isinstance(node, Reveal))
    return any(not isinstance(node.amount, Fixed) for node in revealing)


def is_told_by_another(step: Step, ahead: frozenset[str]) -> bool:
    """By a step that is only looked at, and not done yet."""
    if ahead & ABOUT_A_CARD and asks_of_it(step):
        return True
    return bool(ahead & _SAYING_WHERE) and _lies_beside_that(step)


# Whatever card is revealed can be taken, if there is one.
_CHOOSING_A_CARD = ABOUT_A_CARD - {Reveal.__name__}


def asks_of_it(step: Node) -> bool:
    """The card that was spoken of must be one with which it can be done."""
    for node in own_nodes(step):
        match node:
            case Holder("it") | DiscardIt():
                return True
            case TakeCard(it=True) | TransferCard(it=True) | PutBeneath(it=True):
                return True
    return False


def _lies_beside_that(step: Step) -> bool:
    areas = (node for node in step.walk() if isinstance(node, Area))
    return any(rule.kind in ("beside_that", "there") for area in areas for rule in area.rules)
