"""Descriptions of cards as tests of one card. In: a description, and what is known of the card that says it. Out: Python that holds for such a `card`."""

from dataclasses import replace
from typing import assert_never

from cardwright.plan.asked import asked
from cardwright.plan.expressions import (
    TRUE,
    ZERO,
    Expression,
    Number,
    all_of,
    compare,
    negated,
)
from cardwright.plan.scope import DescribedCards, Scope
from cardwright.rules.nodes import (
    CardKind,
    Costing,
    HoldingSome,
    NotKind,
    OtherThanThis,
    Trait,
    WithNoTag,
    WithRequirement,
    WithTag,
    WithTags,
)


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
            return compare(_symbols(trait, scope), ">=", Number(number))
        case WithNoTag(tags):
            if not tags:
                return asked(trait, scope)
            return compare(_symbols(WithTag(tags, span=trait.span), scope), "==", ZERO)
        case NotKind(noun):
            return _is_not(trait, scope)
        case WithRequirement(none):
            wanted = asked(WithRequirement(span=trait.span), scope)
            return negated(wanted) if none else wanted
        case HoldingSome(none=True):
            return negated(asked(replace(trait, none=False), scope))
        case WithTags(number):
            return compare(asked(replace(trait, number=1), scope), ">=", Number(number))
        case Costing(low, "to", high):
            least, most = Costing(low, "least"), Costing(high, "most")
            return all_of([asked(one, scope) for one in (least, most)])
        case Costing() | HoldingSome() | OtherThanThis():
            return asked(trait, scope)
        case _:
            assert_never(trait)


def _symbols(trait: WithTag, scope: Scope) -> Expression:
    """Those of all the tags together."""
    return asked(replace(trait, number=1), scope)


def _is_not(trait: NotKind, scope: Scope) -> Expression:
    """A type, or a tag: `card not event`, `card not plant`."""
    if trait.noun.category == "tag":
        return compare(_symbols(WithTag((trait.noun,), span=trait.span), scope), "==", ZERO)
    return negated(asked(trait, scope))
