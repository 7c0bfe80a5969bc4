"""`unlimited-x`: a player chooses `x`, and nothing says how much is too much. In: a deck. Out: a finding for each block."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck, blocks_of, steps_in
from cardwright.findings import Finding, Label, error
from cardwright.rules.nodes import (
    CHANGES,
    Chosen,
    Decrease,
    Discard,
    Lose,
    Node,
    Pay,
    Per,
    PutBeneath,
    Remove,
    Steal,
    Step,
    Sum,
    TakeFromBeneath,
    Variable,
    Whenever,
)

_LIMIT = "Let the same block take `x` of something, with `pay x ...`; or write a number, or `, at most 3` behind it."
_OF_COUNT = (
    "Let the same block choose `x` on a line of its own, with `pay x ...`; or leave the count out and write a number. "
    "`, at most` behind what is counted limits what the line brings, and not `x`."
)
_OF_UP_TO = "Let the same block choose `x` with `pay x ...`; or take a number without `up to`, and write what that number brings."
LIMITS = (Pay, Lose, Decrease, Discard, PutBeneath, Remove, TakeFromBeneath)
"""Steps that take `x` from what there is."""


def _chosen(step: Step) -> Iterator[Variable]:
    """The `x` of a step itself, or of its prices."""
    for node in (step, *step.children()):
        for name in ("amount", "less"):
            amount: Node | None = getattr(node, name, None)
            amount = amount.first if isinstance(amount, Sum) else amount
            if isinstance(amount, Variable):
                yield amount


def _has_rate(step: Step) -> bool:
    """`pay 2 megacredits per x`"""
    amounts = (getattr(node, "amount", None) for node in (step, *step.children()))
    return any(isinstance(much, Per) and isinstance(much.count, Chosen) for much in amounts)


def findings(deck: Deck) -> Iterator[Finding]:
    for card in deck.cards:
        for clause, steps in blocks_of(card):
            if isinstance(clause, Whenever) and isinstance(clause.event, CHANGES):
                continue
            chosen = [(step, x) for step in steps_in(steps) for x in _chosen(step)]
            counted = [node for step in steps for node in step.walk() if isinstance(node, Chosen)]
            limited = any(isinstance(step, LIMITS) or x.cap for step, x in chosen) or any(
                isinstance(step, LIMITS) and _has_rate(step) for step in steps_in(steps)
            )
            if (chosen or counted) and not limited:
                x = chosen[0][1] if chosen else counted[0]
                yield (
                    _of_no_event(clause, x)
                    if isinstance(clause, Whenever)
                    else _chosen_freely(x, steps)
                )


def _chosen_freely(x: Node, steps: tuple[Step, ...]) -> Finding:
    body = "`x` is a number that the player chooses, the same everywhere in its block."
    up_to = _takes_up_to(steps)
    return error(
        "unlimited-x",
        "Nothing limits this `x`",
        x.span,
        "as many as you like?",
        body=f"{body} It is not how much `up to` takes: no line knows that." if up_to else body,
        help=_OF_UP_TO if up_to else _limit_of(x),
    )


def _takes_up_to(steps: tuple[Step, ...]) -> bool:
    return any(isinstance(step, Remove | Steal) and step.up_to for step in steps_in(steps))


def _of_no_event(clause: Whenever, x: Node) -> Finding:
    return error(
        "unlimited-x",
        "This event has no `x`",
        x.span,
        "how many?",
        secondary=(Label(clause.event.span, "happens or not, and has no number"),),
        body="Only a change has an `x`, by how much it is: `you gain ...`, `anyone raises ...`. "
        "Elsewhere it is a number that the player chooses.",
        help=_limit_of(x),
    )


def _limit_of(x: Node) -> str:
    return _OF_COUNT if isinstance(x, Chosen) else _LIMIT
