"""Which cards are meant. In: a card, and a description. Out: whether it is one of those."""

from typing import assert_never

from cardwright.rules.nodes import (
    AsMany,
    CardKind,
    Costing,
    Count,
    HoldingSome,
    Noun,
    NotKind,
    OtherThanThis,
    Per,
    Trait,
    WithNoTag,
    WithRequirement,
    WithTag,
    WithTags,
    WithUsedAction,
)
from cardwright_tools.meaning.language.running import NotPlayed, Running


def is_such(card: str, kind: CardKind, now: Running) -> bool:
    """A description fits a card where all of it does: its type or tag, and every one of its traits."""
    fits = kind.quality is None or is_a(card, kind.quality, now)
    return fits and all(has(card, trait, now) for trait in kind.traits)


def is_such_project(card: str, kind: CardKind, now: Running) -> bool:
    """Among cards that are counted or carried out again, corporations are meant only where they are named."""
    named = kind.quality is not None and kind.quality.category != "tag"
    return is_such(card, kind, now) and (named or now.book.quality(card) != "corporation")


def is_a(card: str, noun: Noun, now: Running) -> bool:
    """`event card`, `building card`, `corporation card`: its type, its tag or its kind."""
    if noun.category == "tag":
        return noun.id in now.book.tags(card)
    return noun.id in (now.book.quality(card), now.book.card(card).kind.id)


def has(card: str, trait: Trait, now: Running) -> bool:
    match trait:
        case WithTag(tags, number):
            return symbols(card, tags, now) >= number
        case WithNoTag(tags):
            return symbols(card, tags, now) == 0 if tags else not now.book.tags(card)
        case WithTags(number, _, exactly):
            found = number_of(card, trait, now)
            return found == number if exactly else found >= number
        case OtherThanThis():
            return card != now.card
        case NotKind(noun):
            return not is_a(card, noun, now)
        case Costing():
            return costs(card, trait, now)
        case WithRequirement(none):
            return bool(now.book.card(card).requires) != none
        case WithUsedAction():
            return any(card in player["used"] for player in now.position["players"])
        case HoldingSome():
            return holds(card, trait, now)
        case AsMany():
            return has_as_many(card, trait, now)
    assert_never(trait)


def has_as_many(card: str, trait: AsMany, now: Running) -> bool:
    """`with as many plant tags as city of yours or more`: what it prints or holds, beside what is counted when it is asked."""
    if not isinstance(trait.count, Count):
        raise NotPlayed(trait)
    there, bound = number_of(card, trait.these, now), now.come_to(Per(1, 1, trait.count), now)
    return {"least": there >= bound, "most": there <= bound}.get(trait.bound, there == bound)


def number_of(card: str, these: WithTag | WithTags | HoldingSome, now: Running) -> int:
    match these:
        case WithTag(tags):
            return symbols(card, tags, now)
        case WithTags(_, different):
            printed = now.book.tags(card)
            return len(set(printed) if different else printed)
        case HoldingSome():
            return lying_on(card, these, now)


def symbols(card: str, tags: tuple[Noun, ...], now: Running) -> int:
    """`with 2 plant or animal tags`: symbols of all these tags together."""
    printed = now.book.tags(card)
    return sum(printed.count(tag.id) for tag in tags)


def costs(card: str, trait: Costing, now: Running) -> bool:
    """`costing 14 or less`: its printed cost, before discounts."""
    cost = now.book.card(card).number_in("cost")
    bound = trait.number
    if isinstance(trait.count, Count):
        bound = now.come_to(Per(1, 1, trait.count), now)
    match trait.bound:
        case "least":
            return cost >= bound
        case "most":
            return cost <= bound
        case "exactly":
            return cost == bound
        case "to":
            return trait.number <= cost <= trait.high
    assert_never(trait.bound)


def holds(card: str, trait: HoldingSome, now: Running) -> bool:
    """`holding 2 microbes`: so many lie on it, before whomever it lies; on a card that cannot hold such a one lies none."""
    lying = lying_on(card, trait, now)
    if trait.at_most:
        return lying <= trait.number
    return lying == 0 if trait.none else lying >= trait.number


def lying_on(card: str, trait: HoldingSome, now: Running) -> int:
    if trait.resource is not None and now.book.holds(card) != trait.resource.id:
        return 0
    return max(player["resources"].get(card, 0) for player in now.position["players"])
