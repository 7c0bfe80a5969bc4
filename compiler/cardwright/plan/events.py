"""What a rule listens to. In: the `whenever` clauses. Out: the event kinds, and how often each clause answers an event."""

from collections.abc import Callable
from dataclasses import dataclass

from cardwright.plan.arguments import done_to
from cardwright.plan.conditions import condition
from cardwright.plan.counts import card_kind, tile_constant
from cardwright.plan.expressions import (
    NOTHING,
    TRUE,
    ZERO,
    Attribute,
    Expression,
    Name,
    Number,
    Operation,
    all_of,
    any_of,
    call,
    compare,
    joined,
    total,
)
from cardwright.plan.names import constant
from cardwright.plan.scope import EVENT, GAME, OWNER, NotSayable, Scope
from cardwright.rules.nodes import (
    CustomEvent,
    Event,
    GainsBonus,
    Moment,
    Node,
    PaysForProject,
    PlacesTile,
    PlaysCard,
    PlaysTag,
    Whenever,
)

_ACTOR = Attribute(EVENT, "actor")
_OWNER_INDEX = Attribute(OWNER, "index")
_CARD = Attribute(EVENT, "card")


@dataclass(frozen=True, slots=True)
class Hearing:
    """An event of this `kind` that passes the `test` is answered `times` times."""

    kind: Name
    test: Expression
    times: Expression


def hearing(clause: Whenever, scope: Scope) -> Hearing:
    heard = _EVENTS[type(clause.event)](clause.event)
    if clause.condition is None:
        return heard
    test = all_of([heard.test, condition(clause.condition, scope)])
    return Hearing(heard.kind, test, heard.times)


def event_kind(name: str) -> Name:
    return Name(f"EVENT_{name.upper()}", "events")


def _by(event: Event) -> Expression:
    who = getattr(event, "who", "anyone")
    if who == "anyone":
        return TRUE
    return compare(_ACTOR, "==" if who == "you" else "!=", _OWNER_INDEX)


def _event_test(name: str, *arguments: Expression) -> Expression:
    return call(name, *arguments, module="events")


def _plays_tag(event: PlaysTag) -> Hearing:
    tags = [_event_test("tags_on_card", GAME, _CARD, constant(tag)) for tag in event.tags]
    return Hearing(event_kind("plays_card"), _by(event), total(tags))


def _plays_card(event: PlaysCard) -> Hearing:
    quality, tag, not_quality = card_kind(event.cards)
    tests = [_by(event)]
    if quality != NOTHING:
        tests.append(_event_test("is_quality", GAME, _CARD, quality))
    if tag != NOTHING:
        tests.append(compare(_event_test("tags_on_card", GAME, _CARD, tag), ">", ZERO))
    if not_quality != NOTHING:
        excluded = _event_test("is_quality", GAME, _CARD, not_quality)
        tests.append(compare(excluded, "==", Name("False")))
    return Hearing(event_kind("plays_card"), all_of(tests), Number(1))


def _places_tile(event: PlacesTile) -> Hearing:
    tests = [_by(event)]
    if event.tile is not None:
        tile = Attribute(EVENT, "tile")
        tests.append(_event_test("counts_as", tile, tile_constant(event.tile)))
    for where in event.where:
        if where.kind != "on_named":
            raise NotSayable(where, "tiles placed in such a place")
        tests.append(_event_test("on_map", Attribute(EVENT, "area")))
    return Hearing(event_kind("places_tile"), all_of(tests), Number(1))


def _pays(event: PaysForProject) -> Hearing:
    things = [_event_test("pays_for", GAME, EVENT, constant(thing)) for thing in event.things]
    tests = [_by(event), any_of(things)]
    if event.least:
        tests.append(compare(Attribute(EVENT, "cost"), ">=", Number(event.least)))
    thing = Attribute(EVENT, "thing")
    tests.extend(compare(thing, "!=", constant(excluded)) for excluded in event.excluding)
    return Hearing(event_kind("pays"), all_of(tests), Number(1))


def _gains_bonus(event: GainsBonus) -> Hearing:
    bits: list[Expression] = [
        Operation("<<", (Number(1), constant(resource))) for resource in event.resources
    ]
    mask = joined("|", bits)
    shared = compare(Operation("&", (Attribute(EVENT, "bonuses"), mask)), "!=", ZERO)
    return Hearing(event_kind("gains_bonus"), all_of([_by(event), shared]), Number(1))


def _moment(event: Moment) -> Hearing:
    if not event.noun.native:
        raise NotSayable(event, f"the moment `{event.noun.id}`, which only a pack knows,")
    return Hearing(event_kind(event.noun.id), TRUE, Number(1))


def _custom(event: CustomEvent) -> Hearing:
    tests = [_by(event), compare(Attribute(EVENT, "thing"), "==", constant(event.verb))]
    told = Attribute(EVENT, "done_to")
    if event.nouns:
        tests.append(any_of([compare(told, "==", done_to(noun)) for noun in event.nouns]))
    return Hearing(event_kind("performs"), all_of(tests), Number(1))


_EVENTS: dict[type[Node], Callable[..., Hearing]] = {
    PlaysTag: _plays_tag,
    PlaysCard: _plays_card,
    PlacesTile: _places_tile,
    PaysForProject: _pays,
    GainsBonus: _gains_bonus,
    Moment: _moment,
    CustomEvent: _custom,
}
