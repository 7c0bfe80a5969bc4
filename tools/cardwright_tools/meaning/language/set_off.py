"""What set a block off, which the block calls `it`. In: an event of a rule, and what happened. Out: each thing it may be alone; whether it is one of those asked for."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cardwright.rules.nodes import (
    Afterwards,
    AllConditions,
    AnyCondition,
    ByPlayers,
    Condition,
    CustomEvent,
    Decreases,
    Event,
    Gains,
    GainsBonus,
    GainsFromNeighbour,
    Gauge,
    If,
    Increases,
    ItIs,
    Loses,
    Lowers,
    May,
    NotSo,
    Noun,
    PaysForProject,
    Pays,
    PlacesTile,
    PlaysTag,
    Raises,
    Removes,
    Step,
    TakesBack,
    TakesMarker,
    UsesProject,
)
from cardwright_tools.meaning.language.running import NotPlayed, Running


def each_alone(event: Event) -> Iterator[Event]:
    """`you play plant or animal tag`: once for plant tags, once for animal tags. A tile, or what an area gives, may be both at once."""
    match event:
        case PlaysTag():
            yield from (replace(event, tags=(tag,)) for tag in event.tags)
        case Gains() | Loses() | Pays() | Removes() | GainsFromNeighbour():
            yield from (replace(event, resources=(one,)) for one in event.resources)
        case Increases() | Decreases():
            gauges = (event.gauge, *event.others)
            yield from (replace(event, gauge=gauge, others=()) for gauge in gauges)
        case Raises() | Lowers():
            tracks = (event.track, *event.others)
            yield from (replace(event, track=track, others=()) for track in tracks)
        case TakesMarker():
            yield from (replace(event, bonuses=(one,)) for one in event.bonuses)
        case UsesProject():
            yield from (replace(event, projects=(one,)) for one in event.projects)
        case PaysForProject():
            yield from (replace(event, things=(one,)) for one in event.things)
        case CustomEvent() if event.nouns:
            yield from (replace(event, nouns=(one,)) for one in event.nouns)
        case _:
            yield event


def it_is(node: ItIs, now: Running) -> bool:
    return any(is_that(thing, node, now) for thing in node.things)


def is_that(thing: Gauge, node: ItIs, now: Running) -> bool:
    event, happened = now.answered, now.happened
    if event is None or happened is None:
        raise NotPlayed(node)
    match event:
        case PlacesTile() | TakesBack():
            return now.book.tile_is(happened.tile, thing.noun.id)
        case GainsBonus():
            return thing.noun.id in happened.bonuses
        case Increases() | Decreases():
            return thing == event.gauge
    return thing.family is None and thing.noun == the_one(event)


def the_one(event: Any) -> Noun | None:
    """What an event names that names one thing."""
    names = ("tags", "resources", "bonuses", "projects", "things", "nouns")
    for several in (getattr(event, name, ()) for name in names):
        for noun in several:
            assert isinstance(noun, Noun)
            return noun
    return getattr(event, "track", None)


def settled(steps: tuple[Step, ...], now: Running) -> Iterator[Step]:
    """What follows from what set the block off is known before it begins, and comes in any order with the rest."""
    for step in steps:
        known = decided(step.condition, now) if isinstance(step, If) else None
        if isinstance(step, If) and known is not None:
            yield from settled(step.steps if known else step.otherwise, now)
        elif not isinstance(step, May | Afterwards | ByPlayers) or any(settled(step.steps, now)):
            yield step


def decided(condition: Condition, now: Running) -> bool | None:
    """None where it takes more than a look at what happened."""
    match condition:
        case ItIs(things=(_, *_)):
            return it_is(condition, now)
        case NotSo():
            inner = decided(condition.condition, now)
            return None if inner is None else not inner
        case AllConditions() | AnyCondition():
            settles = isinstance(condition, AnyCondition)
            parts = [decided(one, now) for one in condition.conditions]
            if settles in parts:
                return settles
            return None if None in parts else not settles
    return None
