"""What a card says, apart from how it says it. In: a rules.Card. Out: SaidFacts, by part of the card, with everything equal made the same."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from cardwright.rewriting.canonical import as_choice, canonical, level_as_count
from cardwright.rules.nodes import (
    Action,
    Add,
    Afterwards,
    AllConditions,
    AnyCondition,
    Area,
    ByPlayers,
    Card,
    CardKind,
    Choose,
    Condition,
    Decrease,
    FirstAction,
    Fixed,
    Gain,
    Gauge,
    GaugeAt,
    GaugeMoved,
    HasCount,
    Holder,
    If,
    Increase,
    Lasting,
    Lose,
    Node,
    NotKind,
    NotSo,
    Noun,
    Option,
    Place,
    PlacesTile,
    PlaysCard,
    Players,
    PlaysTag,
    Protect,
    Raise,
    Remove,
    RevealedCard,
    RevealedHas,
    Score,
    Steal,
    Step,
    Stock,
    ThingCount,
    Total,
    WhenNamed,
    WithNoTag,
    WhenPlayed,
    Whenever,
    WithTag,
)
from cardwright.values import dataclass, fields, replace
from cardwright.wording.counts import is_of_tiles

Some = TypeVar("Some", bound=Node)
EVERYBODY = Players("each_one")
PARTS = ("requirement", "immediate", "action", "effect", "vp")


@dataclass(frozen=True, slots=True)
class SaidFacts:
    """By part, what is said there, in a fixed order."""

    parts: dict[str, tuple[Node, ...]]


def facts_of(
    card: Card, lies: dict[str, str] | None = None, *, of: Card | None = None
) -> SaidFacts:
    """`lies`: where a tile lies by itself, which need not be said of it. `of`: the card that the rule is of, which it speaks for."""
    owner = of or card
    for_all = any(isinstance(clause, WhenNamed) for clause in owner.clauses)
    parts: dict[str, list[Node]] = {part: [] for part in PARTS}
    for part, node in _said(card):
        equal = _equal(node, lies or {})
        equal = _as_stock(equal) if owner.starts else _of_each_player(equal) if for_all else equal
        parts[part].append(equal)
    return SaidFacts({part: _in_order(nodes) for part, nodes in parts.items()})


def _said(card: Card) -> Iterator[tuple[str, Node]]:
    for condition in card.requires:
        yield from (("requirement", each) for each in _single(condition))
    for stock in card.starts:
        yield "immediate", stock
    for clause in card.clauses:
        match clause:
            case WhenPlayed(steps) | WhenNamed(_, steps):
                yield from (("immediate", step) for step in _of_each(steps))
            case FirstAction():
                yield "immediate", clause
            case Action():
                yield from (("action", each) for each in _ways(clause))
            case Whenever():
                yield "effect", clause
            case Score():
                yield "vp", clause
    for effect in card.lasting:
        yield "effect", effect


def _as_stock(node: Node) -> Node:
    """`Lower your rating 2 steps`, of one who has just begun."""
    match node:
        case Increase(gauge, Fixed(number), ()) | Gain(Fixed(number), gauge, ()):
            return Stock(number, gauge)
        case Decrease(gauge, Fixed(number), False, ()):
            return Stock(-number, gauge)
    return node


def _of_each_player(node: Any) -> Any:
    """What all players do in turn speaks of the tiles of each, and often does not say so."""
    if isinstance(node, ThingCount) and node.owner == "everyone":
        return replace(node, owner="yours")
    return _with_children(node, _of_each_player)


def _single(condition: Condition) -> Sequence[Condition]:
    return condition.conditions if isinstance(condition, AllConditions) else (condition,)


def _of_each(steps: Iterable[Step]) -> Iterator[Step]:
    """What every player does is said to each of them."""
    for step in steps:
        if isinstance(step, ByPlayers) and step.players == EVERYBODY:
            yield from step.steps
        else:
            yield from _without_choice(step)


def _ways(action: Action) -> Sequence[Action]:
    """A choice is an action for each of its options."""
    match action.steps:
        case (Choose(options, 1),):
            return [
                replace(action, steps=option.steps, condition=option.condition or action.condition)
                for option in dict.fromkeys(options)
            ]
    return (action,)


def _equal(node: Some, lies: dict[str, str]) -> Some:
    made: Some = _made(canonical(node), lies)
    return made


def _made(node: Any, lies: dict[str, str]) -> Any:
    if isinstance(node, tuple):
        made = tuple(one for each in node for one in _without_choice(_made(each, lies)))
        if made and all(isinstance(each, Noun) for each in made):
            return tuple(sorted(made))
        return tuple(sorted(made, key=lambda each: isinstance(each, Afterwards)))
    if not isinstance(node, Node):
        return node
    if isinstance(node, Step):
        node = as_choice(node)
    return _itself(_with_children(node, lambda inner: _made(inner, lies)), lies)


def _without_choice(node: Any) -> Sequence[Any]:
    """Where there is one option, or all are the same, nothing is chosen."""
    match node:
        case Choose((Option(steps, None), *_), 1) if len({*node.options}) == 1:
            return steps
    return (node,)


def _with_children(node: Any, made: Callable[[Any], Any]) -> Any:
    """A node whose fields are made anew, or the same one where none changes."""
    if isinstance(node, tuple):
        return tuple(made(each) for each in node)
    if not isinstance(node, Node):
        return node
    inner = {slot.name: getattr(node, slot.name) for slot in fields(node) if slot.compare}
    new = {name: made(value) for name, value in inner.items()}
    changed = {name: value for name, value in new.items() if value is not inner[name]}
    return replace(node, **changed) if changed else node


def _itself(node: Any, lies: dict[str, str]) -> Any:
    match node:
        case Gain(amount, Gauge(Noun("counter")) as gauge, ()):
            return Increase(gauge, amount)
        case Lose(amount, Gauge(Noun("counter")) as gauge, ()):
            return Decrease(gauge, amount)
        case Remove(up_to=True) | Steal(up_to=True):
            return replace(node, up_to=False)
        case Raise(for_nobody=True) | Place(for_nobody=True):
            return replace(node, for_nobody=False)
        case Place(tile, _, Area(noun, (), (), None)) if lies.get(tile.id) == noun.id:
            return replace(node, area=None)
        case Choose(options, 1):
            return replace(node, options=_in_order(dict.fromkeys(_flat(options))))
        case Choose(options):
            return replace(node, options=_in_order(options))
        case Total(added, taken):
            return replace(node, added=_in_order(added), taken=_in_order(taken))
        case Protect(gauges):
            return replace(node, gauges=_in_order(gauges))
        case Add(_, token, Holder("any_card", CardKind(None, (WithTag((tag,), 1),)))) if (
            token is not None and token.id == tag.id
        ):
            # What holds animals mostly has that tag, and print calls it so.
            return replace(node, holder=Holder("any_card"))
        case PlacesTile(tile=None):
            # Any tile is also whatever else is named.
            return replace(node, others=())
        case PlaysCard(who, CardKind(None, (WithTag(tags, 1),))):
            return PlaysTag(who, tags)
        case RevealedCard(CardKind(None, (WithTag(tags, 1),))):
            return RevealedHas(tags)
        case NotKind(Noun("tag") as tag):
            return WithNoTag((tag,))
        case NotSo():
            return _not(node.condition)
        case If(condition, steps, otherwise) if otherwise:
            return _if_either_way(node, _not(condition))
        case ThingCount(Gauge(Noun("field")), owner=None):
            return replace(node, owner="it")
        case ThingCount(where=(), owner="yours") if not is_of_tiles(node):
            # Of what is nobody else's, that it is one's own goes without saying.
            return replace(node, owner=None)
        case ThingCount(owner=None) if is_of_tiles(node):
            return replace(node, owner="everyone")
        case GaugeAt(Gauge(Noun(category))) if category != "track":
            return level_as_count(node)
        case CardKind(_, traits) if len(traits) > 1:
            return replace(node, traits=_in_order(traits))
        case AllConditions(conditions) | AnyCondition(conditions):
            return replace(node, conditions=_in_order(conditions))
        case Option() | Action() | Whenever() | FirstAction():
            return replace(node, steps=_unordered(node.steps))
    return node


def _if_either_way(step: If, opposite: Condition) -> If:
    """`If not so, lose 1; otherwise gain 1` says the same the other way round."""
    if repr(step.condition) < repr(opposite):
        return step
    return replace(step, condition=opposite, steps=step.otherwise, otherwise=step.steps)


def _not(condition: Any) -> Any:
    """What holds where that does not."""
    match condition:
        case NotSo():
            return condition.condition
        case HasCount(number, count, "least"):
            return HasCount(number - 1, count, "most")
        case HasCount(number, count, "most"):
            return HasCount(number + 1, count)
        case GaugeMoved(gauge, moved):
            return GaugeMoved(gauge, not moved)
    return NotSo(condition)


def _flat(options: Iterable[Option]) -> Iterator[Option]:
    """A choice among choices is one choice."""
    for option in options:
        match option:
            case Option((Choose(inner, 1),), None):
                yield from inner
            case _:
                yield option


def _unordered(steps: Sequence[Step]) -> tuple[Step, ...]:
    """A player's own steps come in any order, but where one undoes what another does."""
    return tuple(steps) if order_matters(steps) else _in_order(steps)


def order_matters(steps: Sequence[Node]) -> bool:
    """The same gauge goes down and up: what there is to lose depends on what came before."""
    down = {step.gauge for step in steps if isinstance(step, Lose)}
    up = {step.gauge for step in steps if isinstance(step, Gain)}
    return bool(down & up)


def _in_order(nodes: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(sorted(nodes, key=repr))


__all__ = [
    "PARTS",
    "SaidFacts",
    "Fixed",
    "Lasting",
    "Stock",
    "ThingCount",
    "facts_of",
    "order_matters",
]
