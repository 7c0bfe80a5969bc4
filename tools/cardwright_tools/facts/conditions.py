"""Conditions and requirements in the notation. In: condition nodes. Out: `{kind, bound, value, scope}`."""

from cardwright.rules.nodes import (
    AnyCondition,
    Condition,
    Gauge,
    GaugeAt,
    GaugeMoved,
    HasCount,
    HoldsOffice,
    InState,
    PlacedOnBonus,
    RevealedHas,
    TagCount,
    ThingCount,
    Total,
)
from cardwright_tools.facts.counts import (
    INFLUENCE,
    count_sentence,
    gauge_measure,
    gauge_sentence,
    measure_of,
    tags_of,
)
from cardwright_tools.facts.words import REQUIRED, SCOPES, Json, word_of

BOUNDS = {"least": "min", "most": "max"}


def requirement(condition: Condition) -> Json:
    if isinstance(condition, HasCount):
        return {**_counted(condition), **_bound(condition)}
    if isinstance(condition, GaugeAt):
        return {
            **_gauge(condition.gauge),
            "bound": BOUNDS[condition.bound],
            "value": condition.level,
        }
    if isinstance(condition, GaugeMoved):
        return _moved(condition)
    return other_condition(condition)


def milestone_condition(condition: Condition) -> Json:
    """A milestone counts for its owner alone, so the notation leaves the scope away."""
    if isinstance(condition, HasCount):
        return {**measure_of(condition.count), **_bound(condition)}
    if isinstance(condition, GaugeAt):
        bound = {"bound": BOUNDS[condition.bound], "value": condition.level}
        return {**gauge_measure(condition.gauge), **bound}
    return requirement(condition)


def other_condition(condition: Condition) -> Json:
    """Conditions that the facts of these sets never write down; they stay visible in a comparison."""
    of_politics = _politics(condition)
    if of_politics is not None:
        return of_politics
    if isinstance(condition, RevealedHas):
        return {"kind": "revealed", "tags": [tag.id for tag in condition.tags]}
    if isinstance(condition, PlacedOnBonus):
        return {"kind": "placed_on_bonus", "resources": [word_of(b) for b in condition.bonuses]}
    return {"kind": type(condition).__name__}


OFFICES = {"chairman": "chairman", "party_leader": "partyLeader"}


def _politics(condition: Condition) -> Json | None:
    """An office; a party that rules or has so many of one's own pieces."""
    match condition:
        case HoldsOffice(office, nobody):
            kind = OFFICES.get(office.id, office.id)
            if nobody:
                kind = f"neutral{kind[0].upper()}{kind[1:]}"
            scope = "any" if nobody else "self"
            return {"kind": kind, "bound": "min", "value": 1, "scope": scope}
        case AnyCondition((InState(body, state), HasCount(number, ThingCount() as count))):
            if state.id == "ruling" and [where.noun for where in count.where] == [body]:
                party: Json = {"kind": "party", "party": body.id}
                return {**party, "bound": "min", "value": number, "scope": "self"}
    return None


def _bound(condition: HasCount) -> Json:
    return {"bound": BOUNDS[condition.bound], "value": condition.number}


def _counted(condition: HasCount) -> Json:
    if isinstance(condition.count, TagCount):
        scope = SCOPES[condition.count.owner]
        return {"kind": "tag", **tags_of(condition.count), "scope": scope}
    if isinstance(condition.count, Total):
        first, *more = condition.count.added
        if [count_sentence(one) for one in more] == [INFLUENCE]:
            return {**measure_of(first), INFLUENCE: "+", "scope": "self"}
    sentence = count_sentence(condition.count)
    return dict(REQUIRED.get(sentence, {"kind": sentence}))


def _gauge(gauge: Gauge) -> Json:
    if gauge.family:
        return {"kind": gauge.family.id, "resource": word_of(gauge.noun), "scope": "self"}
    if gauge.noun.category == "track":
        return {"kind": word_of(gauge.noun), "scope": "any"}
    return {"kind": gauge_sentence(gauge), "scope": "self"}


def _moved(condition: GaugeMoved) -> Json:
    bound = ("min", 1) if condition.moved else ("max", 0)
    kind = "trRaisedThisGeneration" if condition.gauge.noun.id == "rating" else "raised"
    return {"kind": kind, "bound": bound[0], "value": bound[1], "scope": "self"}
