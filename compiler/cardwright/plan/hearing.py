"""What a rule waits for. In: a `whenever`, or an event that ends something. Out: the kind of event, and how often the clause answers one."""

from dataclasses import dataclass, replace

from cardwright.plan.asked import asked
from cardwright.plan.canonical import in_one_category
from cardwright.plan.conditions import condition
from cardwright.plan.expressions import TRUE, Expression, Name, Operation, all_of, negated, total
from cardwright.plan.offered import offered
from cardwright.plan.roles import role
from cardwright.plan.scope import OWNER, Scope, Unplayable
from cardwright.rules.nodes import Event, Limit, Whenever


@dataclass(frozen=True, slots=True)
class Hearing:
    """An event of one of these `kinds` is answered `times` times where the `test` holds."""

    kinds: tuple[Name, ...]
    test: Expression
    times: Expression
    limit: Limit | None = None


def hearing(clause: Whenever, scope: Scope) -> Hearing:
    """The condition is looked at for the owner of the card, when the event happens."""
    heard = heard_event(clause.event, scope, clause.before)
    inside = _listening(scope).after(clause.event)
    held = condition(clause.condition, inside) if clause.condition is not None else TRUE
    return Hearing(heard.kinds, all_of([heard.test, held]), heard.times, clause.limit)


def heard_event(event: Event, scope: Scope, before: bool = False) -> Hearing:
    inside = _listening(scope).after(event)
    kinds: list[Name] = []
    for one in in_one_category(event):
        offer = offered(one, inside).offer
        if before and not offer.before:
            instead = "Say `whenever`: it is answered then."
            raise Unplayable(event, "a `before` of this event", instead)
        kind = offer.before if before else offer.event
        kinds.append(Name(kind, scope.contract.constants[kind]))
    often = total([asked(one, inside) for one in in_one_category(event)])
    return Hearing(tuple(dict.fromkeys(kinds)), _in_time(event, inside, before), often)


def _in_time(event: Event, scope: Scope, before: bool) -> Expression:
    """Asked only on a card where something comes before."""
    if "Before" not in scope.in_card:
        return TRUE
    to_come = role("is_before", event, scope)
    return to_come if before else negated(to_come)


def as_long_as_in_play(heard: Hearing, clause: Whenever, scope: Scope) -> Hearing:
    """A card that also waits for a time may wait before players who do not have it, or after it has gone."""
    return _times(heard, role("in_play", clause, _listening(scope)))


def as_often_as_held(heard: Hearing, clause: Whenever, number: Expression, scope: Scope) -> Hearing:
    return _times(heard, role("held_for", clause, _listening(scope), number))


def _times(heard: Hearing, often: Expression) -> Hearing:
    return replace(heard, times=Operation("*", (heard.times, often)))


def _listening(scope: Scope) -> Scope:
    return replace(scope, player=OWNER, within=frozenset(("player", "event")))
