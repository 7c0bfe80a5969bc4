"""What a rule waits for. In: a `whenever`. Out: the kind of event, and how often the clause answers one."""

from dataclasses import dataclass, replace

from cardwright.plan.conditions import condition
from cardwright.plan.asked import asked
from cardwright.plan.expressions import TRUE, Expression, Name
from cardwright.plan.offered import offered
from cardwright.plan.scope import OWNER, Scope
from cardwright.rules.nodes import Limit, Whenever


@dataclass(frozen=True, slots=True)
class Hearing:
    """An event of this `kind` is answered `times` times where the `test` holds."""

    kind: Name
    test: Expression
    times: Expression
    limit: Limit | None = None


def hearing(clause: Whenever, scope: Scope) -> Hearing:
    """The condition is looked at for the owner of the card, when the event happens."""
    names = frozenset(("player", "event"))
    scope = replace(scope, player=OWNER, within=names).after(clause.event)
    kind = offered(clause.event, scope).offer.event
    held = condition(clause.condition, scope) if clause.condition is not None else TRUE
    often = asked(clause.event, scope)
    return Hearing(Name(kind, scope.contract.constants[kind]), held, often, clause.limit)
