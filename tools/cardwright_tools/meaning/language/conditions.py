"""What can hold or not. In: a condition of a rule. Out: whether it holds."""

from typing import assert_never

from cardwright.rules.nodes import (
    AllConditions,
    AnyCondition,
    CardKind,
    Comparison,
    Condition,
    GaugeAt,
    GaugeLowest,
    GaugeMoved,
    GaugeWithin,
    HasCount,
    HasMost,
    HoldsOffice,
    InPlay,
    IsFirstPlayer,
    InState,
    NotSo,
    Noun,
    PlacedOnBonus,
    ItIs,
    RevealedCard,
    RevealedHas,
    ThingCount,
    WhenReaches,
)
from cardwright_tools.meaning.language.book import name_of
from cardwright_tools.meaning.language.cards import is_such
from cardwright_tools.meaning.language.counts import count, his_own, printed_only
from cardwright_tools.meaning.language.politics import holds_office, in_state
from cardwright_tools.meaning.language.set_off import it_is
from cardwright_tools.meaning.language.values import value
from cardwright_tools.meaning.language.running import NotPlayed, Running, level_of


def holds(node: Condition, now: Running, leeway: int = 0) -> bool:
    """With `leeway` 1 it is the requirement of a card; effects and milestones get none. What must not be is narrowed by it (-1),
    so that whoever has leeway can play whatever others can."""
    match node:
        case HasCount():
            return has_count(node, now, leeway)
        case GaugeAt():
            return reaches(now.level(node.gauge), node, node.level, node.gauge.noun, now, leeway)
        case GaugeMoved():
            return gauge_moved(node, now)
        case GaugeLowest():
            return gauge_lowest(node, now)
        case HasMost():
            return has_most(node, now)
        case GaugeWithin():
            return gauge_within(node, now)
        case RevealedHas():
            return revealed_has(node, now)
        case RevealedCard():
            return revealed_card(node, now)
        case ItIs(things=(_, *_)):
            return it_is(node, now)
        case ItIs():
            return now.it != "" and is_such(now.it, node.cards or CardKind(), now)
        case PlacedOnBonus():
            return placed_on_bonus(node, now)
        case InState():
            return in_state(node, now)
        case HoldsOffice():
            return holds_office(node, now)
        case IsFirstPlayer():
            return now.position["first"] == now.player
        case InPlay(Noun("module", "solo")):
            return len(now.position["players"]) == 1
        case InPlay(what):
            return what.id in now.book.sets
        case Comparison():
            return comparison(node, now)
        case NotSo():
            return not holds(node.condition, now, -leeway)
        case AllConditions():
            return all(holds(one, now, leeway) for one in node.conditions)
        case AnyCondition():
            return any(holds(one, now, leeway) for one in node.conditions)
    assert_never(node)


def has_count(node: HasCount, now: Running, leeway: int) -> bool:
    """`3 science tags`, `3 oceans or less`."""
    thing = node.count.gauge if isinstance(node.count, ThingCount) else None
    plain = isinstance(node.count, ThingCount) and not node.count.where
    noun = thing.noun if thing is not None and plain else None
    serves = now if node.bound == "least" else printed_only(now)
    return reaches(count(node.count, serves), node, node.number, noun, now, leeway)


def reaches(
    found: int,
    node: HasCount | GaugeAt,
    wanted: int,
    noun: Noun | None,
    now: Running,
    leeway: int,
) -> bool:
    """At least so much, or with `or less` at most. A global requirement may miss by the player's leeway, in steps of that
    track (facts 11)."""
    spare = leeway * leeway_on(noun, now) if noun is not None and leeway else 0
    return found + spare >= wanted if node.bound == "least" else found - spare <= wanted


def comparison(node: Comparison, now: Running) -> bool:
    """`more plant tags than animal tags`"""
    less = printed_only(now)
    fewer = node.relation == "fewer"
    first = count(node.first, less if fewer else now)
    second = count(node.second, now if fewer else less)
    return {"more": first > second, "fewer": first < second}.get(node.relation, first == second)


def leeway_on(noun: Noun, now: Running) -> int:
    step = (
        now.book.said_of("track", noun.id).number_in("step", 1) if noun.category == "track" else 1
    )
    own = now.book.nouns.find(noun.id, (noun.category,))
    by = own.nouns_in("loosened_by") if own is not None else ()
    values = now.book.nouns.of_category("value")
    loosening = (v.noun for v in values if noun in v.nouns_in("loosens") or v.noun in by)
    return sum(value(v.id, now) * step for v in loosening)


def gauge_moved(node: GaugeMoved, now: Running) -> bool:
    """`rating raised`: it went up in this generation, even if it fell again."""
    return (name_of(node.gauge) in now.me["raised"]) == node.moved


def gauge_lowest(node: GaugeLowest, now: Running) -> bool:
    """`rating lowest`: nobody has less."""
    if node.gauge.noun.category == "track":
        raise NotPlayed(node)
    levels = [level_of(player, name_of(node.gauge)) for player in now.position["players"]]
    return level_of(now.me, name_of(node.gauge)) == min(levels)


def has_most(node: HasMost, now: Running) -> bool:
    """`you have most earth tags`: nobody has more; with `least`, nobody has fewer."""
    counted = his_own(node.count)
    seats = range(len(now.position["players"]))
    has = [count(counted, now.other(now.position, seat, now.card)) for seat in seats]
    return has[now.player] == (min(has) if node.fewest else max(has))


def gauge_within(node: GaugeWithin, now: Running) -> bool:
    """`temperature within 2 of bonus`: 1 to 2 steps are left to the next bonus or to the goal."""
    if node.gauge.noun.category != "track":
        raise NotPlayed(node)
    track = now.book.said_of("track", node.gauge.noun.id)
    item = now.book.item("track", node.gauge.noun.id)
    clauses = item.clauses if item is not None else ()
    bonuses = [clause.level for clause in clauses if isinstance(clause, WhenReaches)]
    level, step = now.level(node.gauge), track.number_in("step", 1)
    ahead = [level + step * more for more in range(1, node.steps + 1)]
    return any(reached in (*bonuses, track.number_in("goal")) for reached in ahead)


def revealed_has(node: RevealedHas, now: Running) -> bool:
    """`revealed microbe tag`: a card just revealed has one of the tags."""
    return any(tag.id in now.book.tags(card) for card in now.lying_revealed for tag in node.tags)


def revealed_card(node: RevealedCard, now: Running) -> bool:
    """`revealed card costing 10 or less`: a card just revealed is such a one."""
    return any(is_such(card, node.cards, now) for card in now.lying_revealed)


def placed_on_bonus(node: PlacedOnBonus, now: Running) -> bool:
    """`placed on steel bonus`: the area of the tile just placed, or else that of this card's own tile, prints one of these bonuses."""
    place = now.book.map.get(now.placed or now.own_area())
    return place is not None and any(bonus.id in place.bonuses for bonus in node.bonuses)
