"""Conditions, and descriptions of cards, as expressions. In: a condition, or a description and what is known of the card that says it. Out: Python that tests it."""

from typing import assert_never

from cardwright.plan.amounts_and_areas import area_rule, asked, count
from cardwright.plan.expressions import (
    TRUE,
    ZERO,
    Expression,
    Number,
    Operation,
    all_of,
    any_of,
    compare,
    joined,
    negated,
    times,
)
from cardwright.plan.offers import is_told
from cardwright.plan.scope import DescribedCards, Scope
from cardwright.rewriting.canonical import level_as_count
from cardwright.rules.nodes import (
    AllConditions,
    AnyCondition,
    AreaRule,
    AsMany,
    CardKind,
    Comparison,
    Condition,
    Costing,
    Count,
    GaugeAt,
    GaugeMoved,
    HasCount,
    HoldingSome,
    NotKind,
    NotSo,
    OtherThanThis,
    PlacedOnBonus,
    RevealedHas,
    ThingCount,
    Trait,
    ValueOf,
    WithNoTag,
    WithRequirement,
    WithTag,
    WithTags,
    WithUsedAction,
)
from cardwright.values import replace

_THERE = AreaRule("there")
_OPERATORS = {"more": ">", "fewer": "<", "as many": "=="}
_BOUNDS = {"least": ">=", "most": "<=", "exactly": "=="}


def condition(node: Condition, scope: Scope) -> Expression:
    match node:
        case HasCount():
            return _bound(node, scope)
        case Comparison(relation, first, second):
            printed = _printed(scope)
            more, less = (printed, scope) if relation == "fewer" else (scope, printed)
            return compare(count(first, more), _OPERATORS[relation], count(second, less))
        case GaugeAt():
            return _bound(level_as_count(node), scope)
        case GaugeMoved(gauge, moved):
            raised = asked(GaugeMoved(gauge, span=node.span), scope)
            return raised if moved else negated(raised)
        case PlacedOnBonus(bonuses) if is_told(_THERE, scope):
            # A tile that nobody owns is no card's own; that it has just been placed is known only here.
            bonus = AreaRule("with_bonus", bonuses=bonuses, span=node.span)
            return compare(
                joined("&", [area_rule(_THERE, scope), area_rule(bonus, scope)]), "!=", ZERO
            )
        case RevealedHas() | PlacedOnBonus():
            return asked(node, scope, any_of)
        case NotSo(inner):
            return negated(condition(inner, replace(scope, leeway=-scope.leeway)))
        case AllConditions(conditions):
            return all_of([condition(one, scope) for one in conditions])
        case AnyCondition(conditions):
            return any_of([condition(one, scope) for one in conditions])
        case _:
            # Whatever else there is, the contract offers it as it stands, or it is refused.
            return asked(node, scope)


def _printed(scope: Scope) -> Scope:
    return replace(scope, printed_tags=True)


def _bound(node: HasCount, scope: Scope) -> Expression:
    """The count reaches the bound, widened by the leeway that the player has on what is counted."""
    found = count(node.count, scope if node.bound == "least" else _printed(scope))
    steps = _leeway(node.count, scope)
    least = node.bound == "least"
    if steps is not None:
        found = Operation("+" if least == (scope.leeway > 0) else "-", (found, steps))
    return compare(found, ">=" if least else "<=", Number(node.number))


def _leeway(counted: Count, scope: Scope) -> Expression | None:
    if not scope.leeway or not isinstance(counted, ThingCount) or counted.where:
        return None
    noun = counted.gauge.noun if counted.gauge is not None else None
    if noun is None or noun not in scope.shapes.loosens:
        return None
    steps = asked(ValueOf(scope.shapes.loosens[noun]), scope)
    return times(scope.shapes.units.get(noun, 1), steps)


# ---------------------------------------------------------------- descriptions of cards


def fits(described: DescribedCards, scope: Scope) -> Expression:
    """All that is said holds."""
    scope = replace(scope, within=frozenset(("player", "card")))
    cards = described.cards
    is_named = cards.quality is not None or described.of_the_deck
    kind = asked(CardKind(cards.quality, span=cards.span), scope) if is_named else TRUE
    return all_of([kind, *(has(trait, scope) for trait in cards.traits)])


def has(trait: Trait, scope: Scope) -> Expression:
    match trait:
        case WithTag(tags, number):
            return compare(_number_of(trait, scope), ">=", Number(number))
        case WithNoTag(tags):
            if not tags:
                return asked(trait, scope)
            return compare(_number_of(WithTag(tags, span=trait.span), scope), "==", ZERO)
        case NotKind(noun):
            return _is_not(trait, scope)
        case WithRequirement(none):
            wanted = asked(WithRequirement(span=trait.span), scope)
            return negated(wanted) if none else wanted
        case HoldingSome(none=True):
            return negated(asked(replace(trait, none=False), scope))
        case HoldingSome(number=number, at_most=True):
            return negated(asked(replace(trait, number=number + 1, at_most=False), scope))
        case WithTags(number, _, exactly):
            return compare(_number_of(trait, scope), "==" if exactly else ">=", Number(number))
        case Costing(low, "to", high):
            least, most = Costing(low, "least"), Costing(high, "most")
            return all_of([asked(one, scope) for one in (least, most)])
        case AsMany(these, counted, bound) if isinstance(counted, Count):
            return compare(_number_of(these, scope), _BOUNDS[bound], count(counted, scope))
        case Costing() | HoldingSome() | OtherThanThis() | WithUsedAction() | AsMany():
            return asked(trait, scope)
        case _:
            assert_never(trait)


def _number_of(these: WithTag | WithTags | HoldingSome, scope: Scope) -> Expression:
    """Symbols of all the tags together; resources."""
    match these:
        case WithTag():
            return asked(replace(these, number=1), scope)
        case WithTags():
            return asked(replace(these, number=1, exactly=False), scope)
        case HoldingSome():
            return asked(AsMany(these, span=these.span), scope)


def _is_not(trait: NotKind, scope: Scope) -> Expression:
    """A type, or a tag: `card not event`, `card not plant`."""
    if trait.noun.category == "tag":
        return compare(_number_of(WithTag((trait.noun,), span=trait.span), scope), "==", ZERO)
    return negated(asked(trait, scope))
