"""A card spelled out for the engine. In: a card. Out: the same card: a `whenever` asks only for its event, and lasting effects have neither limits nor cards behind them.

A `whenever` that asks what set it off becomes a clause for each answer. What holds for the first cards of a time does so while none of them was
played, and what is protected on certain cards is said of those that hold it.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any, TypeAlias, get_args

from cardwright.contract.unplayable import Unplayable
from cardwright.findings.words import either, quoted
from cardwright.rewriting.canonical import each_event, with_all_in_it
from cardwright.rules.nodes import (
    AllConditions,
    AnyCondition,
    Card,
    CardKind,
    CardPays,
    Choose,
    Comparison,
    Condition,
    Count,
    CustomEvent,
    Decreases,
    Discount,
    Done,
    Event,
    FirstPossible,
    ForATime,
    ForNextCard,
    Gains,
    GainsBonus,
    GainsFromNeighbour,
    Gauge,
    HasCount,
    HoldingSome,
    If,
    Increases,
    ItIs,
    Limit,
    Loses,
    Lowers,
    Node,
    NotSo,
    Noun,
    OnSomeCards,
    Option,
    Pays,
    PaysForProject,
    PlacesTile,
    PlaysCard,
    PlaysTag,
    Protect,
    Raises,
    Removes,
    StockPays,
    Step,
    TakesBack,
    TakesMarker,
    UsesProject,
    Whenever,
    While,
)
from cardwright.values import fields, replace

MOST_ASKED = 3
"""Of what can be several things at once: each answer doubles the clauses."""

Truth: TypeAlias = Callable[[Gauge], bool]

# Where an event lists what it is about; of gauges and tracks the first has a field of its own.
_LISTED: tuple[tuple[tuple[type[Node], ...], str], ...] = (
    ((PlaysTag,), "tags"),
    ((Gains, Loses, Pays, Removes, GainsFromNeighbour), "resources"),
    ((TakesMarker,), "bonuses"),
    ((UsesProject,), "projects"),
    ((PaysForProject,), "things"),
    ((CustomEvent,), "nouns"),
)
_IN_A_ROW = (Increases, Decreases, Raises, Lowers)
_SEVERAL_AT_ONCE = (PlacesTile, TakesBack, GainsBonus)


def each_answer_apart(card: Card) -> Card:
    """The first answer keeps the place of its clause, so that clauses behind it keep theirs."""
    if not any(isinstance(node, ItIs) and node.things for node in card.walk()):
        return card
    found = [_answers(one) if isinstance(one, Whenever) else [one] for one in card.clauses]
    first = [_with_timed(answers[0]) for answers in found if answers]
    more = [_with_timed(one) for answers in found for one in answers[1:]]
    return replace(card, clauses=(*first, *more))


def _with_timed(node: Any) -> Any:
    """What waits for a time has an event of its own."""
    if isinstance(node, ForATime):
        answers = [_answers(one) for one in node.answers]
        first = [one for each in answers for one in each[:1]]
        return replace(node, answers=(*first, *(one for each in answers for one in each[1:])))
    return with_all_in_it(node, _with_timed)


def _answers(clause: Whenever) -> list[Whenever]:
    asked = tuple(dict.fromkeys(_asked_in((clause.condition, *clause.steps))))
    if not asked:
        return [clause]
    if isinstance(clause.event, _SEVERAL_AT_ONCE):
        found = _as_the_game_tells(clause, asked)
    else:
        found = _as_listed(clause, asked)
    answers = [one for one in found if one is not None and (one.steps or one.limit)]
    if not answers:
        what = "a `whenever` that asks to be set off by something else than its event names"
        raise Unplayable(clause, what, "Name that in the event, or leave its `it is` out.")
    if any(not one.steps for one in answers):
        what = "a limit where nothing follows from some of what sets it off"
        raise Unplayable(clause, what, "Name in the event only that from which something follows.")
    return answers


def _asked_in(nodes: Iterable[Node | None]) -> Iterator[Gauge]:
    for node in nodes:
        if isinstance(node, ItIs):
            yield from node.things
        elif node is not None and not isinstance(node, ForATime):
            yield from _asked_in(node.children())


def _as_listed(clause: Whenever, asked: tuple[Gauge, ...]) -> Iterator[Whenever | None]:
    """Of what the event names, whatever has the same answers stays together."""
    alone = list(_each_named(clause.event))
    names = [named for named, _ in alone]
    for thing in asked:
        if thing not in names:
            raise _never(thing, names)
    for truths in dict.fromkeys(tuple(thing == named for thing in asked) for named in names):
        so = dict(zip(asked, truths))
        events = [event for named, event in alone if all(so[a] == (a == named) for a in asked)]
        yield _folded(replace(clause, event=_together(events)), so.__getitem__)


def _never(thing: Gauge, names: list[Gauge]) -> Unplayable:
    what = "`it is` of what does not set this off"
    said = [f"{one.noun} {one.family}" if one.family else str(one.noun) for one in names]
    if not said:
        return Unplayable(thing, what, "This event is about no thing that has a name of its own.")
    return Unplayable(thing, what, f"It can be {either(quoted(said))} here.")


def _each_named(event: Event) -> Iterator[tuple[Gauge, Any]]:
    """What the event names, with the event of that alone."""
    if isinstance(event, _IN_A_ROW):
        for one in each_event(event):
            of: Any = getattr(one, "gauge", None) or Gauge(getattr(one, "track"))
            yield of, one
    for kinds, name in _LISTED:
        if isinstance(event, kinds):
            nouns: tuple[Noun, ...] = getattr(event, name)
            for noun in nouns:
                one_of: dict[str, Any] = {name: (noun,)}
                yield Gauge(noun), replace(event, **one_of)


def _together(events: list[Any]) -> Any:
    """One event again, where it can list them."""
    first, *others = events
    if not others:
        return first
    for kinds, name in _LISTED:
        if isinstance(first, kinds):
            listed: dict[str, Any] = {name: tuple(n for e in events for n in getattr(e, name))}
            return replace(first, **listed)
    name = "gauge" if isinstance(first, Increases | Decreases) else "track"
    return replace(first, others=tuple(getattr(other, name) for other in others))


def _as_the_game_tells(clause: Whenever, asked: tuple[Gauge, ...]) -> Iterator[Whenever | None]:
    """A tile may count as several: the event is asked for each."""
    if len(asked) > MOST_ASKED:
        what = f"`it is` of {len(asked)} things"
        raise Unplayable(asked[-1], what, f"{MOST_ASKED} are the most: write several `whenever`.")
    for truths in product((True, False), repeat=len(asked)):
        so = dict(zip(asked, truths))
        found = _folded(clause, so.__getitem__)
        if found is not None:
            tests = [_test(thing, is_so) for thing, is_so in so.items()]
            held = [found.condition] if found.condition is not None else []
            yield replace(found, condition=AllConditions((*tests, *held), span=clause.span))


def _test(thing: Gauge, is_so: bool) -> Condition:
    asked = ItIs(None, (thing,), span=thing.span)
    return asked if is_so else NotSo(asked, span=thing.span)


# ---------------------------------------------------------------- what is known folds


def _folded(clause: Whenever, so: Truth) -> Whenever | None:
    """None where it never answers."""
    held = _holds(clause.condition, so) if clause.condition is not None else True
    if held is False:
        return None
    condition = None if held is True else held
    return replace(clause, condition=condition, steps=_steps(clause.steps, so))


def _steps(steps: tuple[Step, ...], so: Truth) -> tuple[Step, ...]:
    return tuple(one for step in steps for one in _step(step, so))


def _step(step: Any, so: Truth) -> tuple[Any, ...]:
    below = _blocks(step, so)
    match step:
        case If(condition, then, otherwise):
            held = _holds(condition, so)
            if isinstance(held, bool):
                return _steps(then if held else otherwise, so)
            return (replace(step, condition=held, **below),)
        case FirstPossible(options) | Choose(options):
            left = tuple(one for each in options for one in _option(each, so))
            return (replace(step, options=left, **below),) if left else below.get("otherwise", ())
        case ForATime():
            return (step,)
    return () if below.get("steps") == () else (replace(step, **below),)


def _blocks(step: Any, so: Truth) -> dict[str, Any]:
    """The steps below it, by the field that has them."""
    named = [(slot.name, getattr(step, slot.name)) for slot in fields(type(step))]
    return {name: _steps(value, so) for name, value in named if _are_steps(value)}


def _are_steps(value: Any) -> bool:
    is_block = isinstance(value, tuple) and bool(value)
    return is_block and all(isinstance(one, get_args(Step)) for one in value)


def _option(option: Option, so: Truth) -> tuple[Option, ...]:
    held = _holds(option.condition, so) if option.condition is not None else True
    if held is False:
        return ()
    condition = None if held is True else held
    return (replace(option, condition=condition, steps=_steps(option.steps, so)),)


def _holds(node: Condition, so: Truth) -> Condition | bool:
    match node:
        case ItIs(things=(_, *_) as things):
            return any(map(so, things))
        case NotSo(inner):
            held = _holds(inner, so)
            return not held if isinstance(held, bool) else replace(node, condition=held)
        case AllConditions(conditions):
            return _joined(node, [_holds(one, so) for one in conditions], settles=False)
        case AnyCondition(conditions):
            return _joined(node, [_holds(one, so) for one in conditions], settles=True)
    return node


def _joined(
    node: AllConditions | AnyCondition, held: list[Condition | bool], settles: bool
) -> Condition | bool:
    """One of them that is false settles all of them, one that is true any."""
    if settles in held:
        return settles
    open_ones = tuple(one for one in held if not isinstance(one, bool))
    if len(open_ones) < 2:
        return open_ones[0] if open_ones else not settles
    return replace(node, conditions=open_ones)


# ---------------------------------------------------------------- lasting effects


def with_lasting_spelled_out(card: Card) -> Card:
    return with_all_in_it(card, _plainer) if any(map(_is_meant, card.walk())) else card


def _is_meant(node: Node) -> bool:
    match node:
        case Discount(limit=limit) | StockPays(limit=limit) | CardPays(limit=limit):
            return limit is not None
        case Protect(cards=cards):
            return cards is not None
    return False


def _plainer(node: Any) -> Any:
    if isinstance(node, ForNextCard):
        for effect in node.walk():
            if isinstance(effect, OnSomeCards) and effect.limit is not None:
                what = "a limit on what holds for the next card alone"
                raise Unplayable(effect.limit, what, "Leave the limit out.")
    if isinstance(node, OnSomeCards) and node.limit is not None:
        return _while_first(node, node.limit)
    if isinstance(node, Protect) and node.cards is not None:
        return _on_those_that_hold_it(node, node.cards)
    return with_all_in_it(node, _plainer)


def _on_those_that_hold_it(effect: Protect, cards: CardKind) -> Protect:
    if len(effect.gauges) > 1:
        what = "several kinds of resource that are protected on certain cards"
        raise Unplayable(effect.gauges[1], what, "Write a line for each of them.")
    gauge = effect.gauges[0]
    if gauge.noun.category != "token" or gauge.family is not None:
        what = f"`{gauge.noun}` on cards"
        raise Unplayable(gauge, what, "Only what lies on cards is protected there.")
    holding = HoldingSome(gauge.noun, 0, span=effect.span)
    held = replace(cards, traits=(*cards.traits, holding))
    return replace(effect, gauges=(), cards=held)


def _while_first(effect: OnSomeCards, limit: Limit) -> While:
    if limit.together:
        what = "what all players have together on the first cards or projects"
        raise Unplayable(limit, what, "Leave `for everyone` out: each player has his own.")
    done = Done(_use_of(effect), limit.period, span=limit.span)
    return While(_fewer_yet(limit, done), (replace(effect, limit=None),), span=effect.span)


def _fewer_yet(limit: Limit, done: Done) -> Condition:
    if isinstance(limit.count, Count):
        return Comparison("fewer", done, limit.count, span=limit.span)
    return HasCount(limit.times - 1, done, "most", span=limit.span)


def _use_of(effect: OnSomeCards) -> Event:
    """What uses it up."""
    match effect.on:
        case CardKind() as cards:
            return PlaysCard("you", cards, span=effect.span)
        case Noun("kind", "card"):
            return PlaysCard("you", CardKind(), span=effect.span)
        case Noun("kind", "standard_project") | Noun("project") as project:
            return PaysForProject("you", (project,), span=effect.span)
    instead = "Only what holds for cards and for standard projects can have one."
    raise Unplayable(effect, "a limit on what is said of them", instead)
