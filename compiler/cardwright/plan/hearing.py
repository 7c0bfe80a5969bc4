"""What a rule waits for. In: a `whenever`, or an event that ends something. Out: the kind of event, and how often the clause answers one."""

from dataclasses import dataclass, replace

from cardwright.plan.asked import asked
from cardwright.plan.conditions import condition
from cardwright.plan.expressions import TRUE, Expression, Name, Operation
from cardwright.plan.offered import offered
from cardwright.plan.roles import role
from cardwright.plan.scope import OWNER, Scope
from cardwright.rules.nodes import Event, Limit, Whenever


@dataclass(frozen=True, slots=True)
class Hearing:
    """An event of this `kind` is answered `times` times where the `test` holds."""

    kind: Name
    test: Expression
    times: Expression
    limit: Limit | None = None


def hearing(clause: Whenever, scope: Scope) -> Hearing:
    """The condition is looked at for the owner of the card, when the event happens."""
    heard = heard_event(clause.event, scope)
    inside = _listening(scope).after(clause.event)
    held = condition(clause.condition, inside) if clause.condition is not None else TRUE
    return Hearing(heard.kind, held, heard.times, clause.limit)


def heard_event(event: Event, scope: Scope) -> Hearing:
    inside = _listening(scope).after(event)
    kind = offered(event, inside).offer.event
    return Hearing(Name(kind, scope.contract.constants[kind]), TRUE, asked(event, inside))


def as_long_as_in_play(heard: Hearing, clause: Whenever, scope: Scope) -> Hearing:
    """A card that also waits for a time may wait before players who do not have it, or after it has gone."""
    return _times(heard, role("in_play", clause, _listening(scope)))


def as_often_as_held(heard: Hearing, clause: Whenever, number: Expression, scope: Scope) -> Hearing:
    return _times(heard, role("held_for", clause, _listening(scope), number))


def _times(heard: Hearing, often: Expression) -> Hearing:
    return replace(heard, times=Operation("*", (heard.times, often)))


def _listening(scope: Scope) -> Scope:
    return replace(scope, player=OWNER, within=frozenset(("player", "event")))
