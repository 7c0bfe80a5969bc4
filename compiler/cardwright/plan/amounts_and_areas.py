"""Amounts, counts and areas as expressions. In: a node of the rule, and where it stands. Out: Python that reckons it."""

from collections.abc import Callable, Iterable
from typing import TypeVar, assert_never

from cardwright.contract import Match, Offer, OfferParameter, SlotType, Use
from cardwright.contract.unplayable import Unplayable
from cardwright.plan.expressions import (
    ZERO,
    Call,
    Description,
    Expression,
    Name,
    Number,
    Operation,
    Row,
    Text,
    joined,
    times,
    total,
)
from cardwright.plan.names import IN_GAME, constant, gauge_constant
from cardwright.plan.offers import PRINTED_TAGS, in_role, like_this, not_in_reach, offered, role
from cardwright.plan.scope import CHOSEN_AMOUNT, PLAYER, DescribedCards, Scope
from cardwright.rewriting.canonical import another_of, as_his_own, canonical, those_compared
from cardwright.rules.nodes import (
    Addend,
    All,
    Amount,
    Area,
    AreaRule,
    Cap,
    CardKind,
    Chosen,
    Count,
    Done,
    Fixed,
    FreeAreas,
    Gauge,
    Half,
    Node,
    Noun,
    PlayerCount,
    Per,
    Players,
    SoMany,
    Sum,
    TagCount,
    ThingCount,
    Total,
    ValueOf,
    Variable,
    Where,
)
from cardwright.rules.nodes.owner import Another
from cardwright.values import replace

Reckoned = TypeVar("Reckoned", bound=Node)
Joining = Callable[[Iterable[Expression]], Expression]


def asked(node: Node, scope: Scope, join: Joining = total) -> Expression:
    """The call that a contract offers for a node; where it asks of several things, the calls joined."""
    match = offered(node, scope)
    return call_of(match.offer, match, node, scope, join)


def call_of(
    offer: Offer, match: Match, node: Node, scope: Scope, join: Joining = total
) -> Expression:
    if not match.each:
        return _call(offer, match, node, scope)
    several = match.values[match.each]
    assert isinstance(several, tuple)
    one_each = (Match(offer, {**match.values, match.each: one}) for one in several)
    return join([_call(offer, one, node, scope) for one in one_each])


def _call(offer: Offer, match: Match, node: Node, scope: Scope) -> Call:
    return Call(Name(offer.name, offer.module), arguments_of(offer, match, node, scope))


def arguments_of(offer: Offer, match: Match, node: Node, scope: Scope) -> tuple[Expression, ...]:
    """Parameters are told by their names: a test is told what its step is told."""
    return tuple(argument(parameter, match, node, scope) for parameter in offer.parameters)


def used(use: Use, match: Match) -> Match:
    """The match under the names of another function's parameters."""
    renamed = {own: match.values[other] for own, other in use.renamed.items()}
    return Match(match.offer, {**match.values, **renamed}, match.each)


def argument(parameter: OfferParameter, match: Match, node: Node, scope: Scope) -> Expression:
    if parameter.type.takes == "context":
        found = scope.named(parameter.type.context)
        if found is None:
            raise not_in_reach(parameter.type.context, node, scope)
        return found
    return told(match.values.get(parameter.name), parameter.type, node, scope)


def told(value: object, wanted: SlotType, node: Node, scope: Scope) -> Expression:
    """A value of the rule as the argument that a parameter of that type takes."""
    if isinstance(value, Count):
        now = wanted.takes == "number"
        return count(value, scope) if now else _reckoned(value, count, scope)
    if wanted.takes == "reckoned" and isinstance(value, Per | Sum):
        return _reckoned(value, amount, scope)
    match value:
        case None | ():
            return _nothing(wanted, scope)
        case bool():
            return Name(str(value))
        case int():
            return Number(value)
        case str():
            return _listed(wanted.words[value], scope)
        case Gauge():
            return _known(gauge_constant(value), value.noun, node, scope)
        case Noun():
            return _noun(value, wanted, node, scope)
        case tuple() if wanted.takes in ("areas", "areas looked at"):
            return joined("&", [place(where, scope) for where in value])
        case tuple():
            return Row(tuple(told(item, wanted, node, scope) for item in value))
        case All() | Half() if wanted.takes == "words":
            return _listed(wanted.words[type(value).__name__.lower()], scope)
        case Fixed() | Variable() | All() | Half() | Per() | Sum() | ValueOf():
            return amount(value, scope)
        case CardKind():
            return _description(DescribedCards(value, wanted.takes == "cards of the deck"), scope)
        case Players():
            return asked(value, scope)
        case Area():
            return area(value, scope, wanted.takes)
    raise Unplayable(node, "`{said}`", like_this(node))


def _reckoned(
    node: Reckoned, reckon: Callable[[Reckoned, Scope], Expression], scope: Scope
) -> Expression:
    """The number under which the game asks for it, of any player."""
    if scope.numbered is None:
        what = "`{said}`, by which players are told apart, in a description of cards"
        raise Unplayable(node, what, "Count something of one's own there, or write a number.")
    of_anybody = replace(scope, player=PLAYER, within=frozenset(("player",)))
    return scope.numbered.reckoning_of(reckon(node, of_anybody))


def _description(described: DescribedCards, scope: Scope) -> Expression:
    number = scope.described.index(described)
    if number >= scope.contract.limits.get("descriptions", 0):
        most = scope.contract.limits.get("descriptions", 0)
        what = f"so many descriptions of cards on one card: {most} is the most"
        raise Unplayable(
            described.cards, what, "Describe cards alike in several lines, or make two cards of it."
        )
    return Description(number)


def _nothing(wanted: SlotType, scope: Scope) -> Expression:
    if wanted.takes == "several nouns":
        return Row()
    text = wanted.otherwise
    assert text, f"the contract says nothing for {wanted.name}"
    if text.lstrip("-").isdigit():
        return Number(int(text))
    return Text("") if text == "''" else _listed(text, scope)


def _noun(noun: Noun, wanted: SlotType, node: Node, scope: Scope) -> Expression:
    if wanted.takes == "noun by name":
        return Text(_named(noun))
    if wanted.takes == "noun by all names":
        return Text("".join(map(_named, scope.shapes.all_that_it_is(noun))))
    if wanted.words:
        return _listed(wanted.words[noun.id], scope)
    return _known(constant(noun), noun, node, scope)


def _known(name: Name, noun: Noun, node: Node, scope: Scope) -> Name:
    """A noun that the vocabulary declares and the runtime does not know."""
    if name.module == IN_GAME and name.text not in scope.contract.constants:
        what = f"`{noun}`, which its runtime does not know"
        raise Unplayable(
            node, what, "Take another noun, or let the runtime of the game know this one."
        )
    return name


def _named(noun: Noun) -> str:
    """Between bars, so that no name is found within another."""
    return f"|{noun.category} {noun.id}|"


def _listed(name: str, scope: Scope) -> Name:
    return Name(name, scope.contract.constants[name])


# ---------------------------------------------------------------- amounts and counts


def amount(node: Amount, scope: Scope) -> Expression:
    match node:
        case Fixed(number):
            return Number(number)
        case Variable():
            return _limited(_chosen(node, scope), node.cap, scope)
        case Per():
            return per(node, scope)
        case ValueOf():
            return asked(node, scope)
        case Sum(first, addends):
            added = [amount(first, scope), *_signed(addends, 1, scope)]
            return _not_below_zero(total(added), _signed(addends, -1, scope))
        case All() | Half():
            if scope.there is None:
                share = type(node).__name__.lower()
                what = f"`{share}` of what nobody can tell here"
                instead = (
                    f"Write a number; `{share}` can be said of an own stock, below `lose` or `pay`."
                )
                raise Unplayable(node, what, instead)
            halved = Operation("//", (scope.there, Number(2)))
            return halved if isinstance(node, Half) else scope.there
        case _:
            assert_never(node)


def _chosen(node: Node, scope: Scope) -> Expression:
    """A number that is chosen or told belongs to a block."""
    if "frame" not in scope.within and scope.x == CHOSEN_AMOUNT:
        what = "an `x` where nothing chooses it"
        instead = "`x` is chosen in steps (`pay x`), or is how much an event was. Count something else here, or write a number."
        raise Unplayable(node, what, instead)
    return scope.x


def _limited(x: Expression, cap: Cap | None, scope: Scope) -> Expression:
    """Whoever chooses it stays below; what has happened, or was chosen for more than this, may be above."""
    if cap is None or x == ZERO:
        return x
    most = cap_of(cap, scope)
    if isinstance(x, Number) and isinstance(most, Number):
        return Number(min(x.value, most.value))
    return Call(Name("min"), (x, most))


def per(node: Per, scope: Scope) -> Expression:
    """floor(units / each) x number, the units cut off at the cap before influence and the like are added."""
    units = _capped(count(node.count, scope), node.cap, scope)
    more, less = ([p.count for p in node.plus if p.sign == sign] for sign in (1, -1))
    added = total([units, *(count(one, scope) for one in more)])
    units = _difference(added, (node.count, *more), less, scope)
    if node.each > 1:
        units = Operation("//", (units, Number(node.each)))
    return times(node.number, units)


def _capped(units: Expression, cap: Cap | None, scope: Scope) -> Expression:
    return Call(Name("min"), (units, cap_of(cap, scope))) if cap is not None else units


def cap_of(cap: Cap, scope: Scope) -> Expression:
    return count(cap.count, scope) if cap.count is not None else Number(cap.number)


def _signed(addends: tuple[Addend, ...], sign: int, scope: Scope) -> list[Expression]:
    """What is taken off serves nobody: there a tag stands for no other."""
    scope = replace(scope, printed_tags=sign < 0 or scope.printed_tags)
    return [amount(one.amount, scope) for one in addends if one.sign == sign]


def _printed(node: TagCount, scope: Scope) -> Expression:
    offer = in_role(PRINTED_TAGS, node, scope)
    tags, owner = (p.type for p in offer.parameters if not p.type.context)
    told_of = (told(node.tags, tags, node, scope), told(node.owner, owner, node, scope))
    return role(PRINTED_TAGS, node, scope, *told_of)


def _difference(
    whole: Expression, added: Iterable[Count], taken: Iterable[Count], scope: Scope
) -> Expression:
    """What is left of it, and nothing where more is taken. What is below 0 itself counts for nothing."""
    less = [count(one, replace(scope, printed_tags=True)) for one in taken]
    if not less and any(_may_be_negative(one, scope) for one in added):
        return Call(Name("max"), (ZERO, whole))
    return _not_below_zero(whole, less)


def _not_below_zero(whole: Expression, taken: list[Expression]) -> Expression:
    return Call(Name("max"), (ZERO, Operation("-", (whole, *taken)))) if taken else whole


def _may_be_negative(node: Count, scope: Scope) -> bool:
    """A track, or a gauge of a family that has a least of its own."""
    if not isinstance(node, ThingCount) or node.gauge is None or node.where:
        return False
    noun = node.gauge.noun
    has_least = "least" in scope.shapes.marked.get(noun, ())
    return noun.category == "track" or (node.gauge.family is not None and has_least)


def _said_of_nobody(node: Count) -> tuple[str, str] | None:
    """No card has markers, and what everybody has together tells no player from another."""
    match node:
        case ThingCount(gauge=Gauge(Noun("bonus")), owner="it"):
            return "markers `of it`", "No card has markers: count them `of yours` or `of everyone`."
        case PlayerCount(count=ThingCount(owner="everyone")):
            what = "players told apart by what is `of everyone`"
            return what, "Leave `of everyone` out: what each player has tells them apart."
    return None


def count(node: Count, scope: Scope) -> Expression:
    if said_of_nobody := _said_of_nobody(node):
        what, instead = said_of_nobody
        raise Unplayable(node, what, instead)
    if (another := another_of(node)) is not None:
        return _of_another(node, another, scope)
    if (compared := those_compared(node)) is not None:
        return role("number_of_players", node, scope, asked(compared, scope))
    if isinstance(node, Chosen):
        return _chosen(node, scope)
    if isinstance(node, FreeAreas):
        return role("number_of_areas", node, scope, area(node.area, scope, "areas for a marker"))
    if isinstance(node, SoMany):
        return Number(node.number)
    if isinstance(node, Done):
        return _done(node, scope)
    if isinstance(node, TagCount) and scope.printed_tags and node.owner != "it":
        if PRINTED_TAGS in scope.contract.roles:
            return _printed(node, scope)
    if not isinstance(node, Total):
        return asked(node, scope)
    added = total([count(one, scope) for one in node.added])
    return _difference(added, node.added, node.taken, scope)


def _of_another(node: Count, another: Another, scope: Scope) -> Expression:
    """As that player would count his own; nothing where there is no such player."""
    players = asked(Players(another, span=node.span), scope)
    return role("count_of", node, scope, players, _reckoned(as_his_own(node), count, scope))


def _done(node: Done, scope: Scope) -> Expression:
    number = Number(scope.remembered.index(canonical(node)))
    return role("times_done", node, scope, number, constant(node.period))


def place(where: Where, scope: Scope) -> Expression:
    """What an area fulfils is said of tiles that lie there in the same words as of free areas."""
    return asked(where, scope) if where.rule is None else area_rule(where.rule, scope)


# ---------------------------------------------------------------- areas


def area(node: Area, scope: Scope, takes: str = "areas") -> Expression:
    """All the rules hold; those with `if possible` only where some area fulfils them."""
    kinds = (_kind(noun, node, scope, takes) for noun in (node.noun, *node.others))
    kind = joined("|", kinds)
    strict = [rule for rule in node.rules if not rule.if_possible]
    wished = [rule for rule in node.rules if rule.if_possible]
    mask = joined("&", [kind, *(area_rule(rule, scope) for rule in strict)])
    if not wished:
        return mask
    best = joined("&", [mask, *(area_rule(rule, scope) for rule in wished)])
    return role("prefer", node, scope, best, mask)


def _kind(noun: Noun, node: Area, scope: Scope, takes: str) -> Expression:
    """Where a tile is laid on a board without such areas, the rule of another tile may hold instead."""
    if noun.category == "tile" and takes != "areas for a marker":
        return asked(Area(noun, owner=node.owner, span=node.span), scope)
    if takes != "areas" or node.owner is not None:
        return _free(noun, node, scope)
    fallback = scope.shapes.fallbacks.get(noun)
    instead = scope.shapes.lies.get(fallback) if fallback is not None else None
    if instead is None or instead.noun == noun:
        return asked(Area(noun, span=node.span), scope)
    return role("areas_or", node, scope, constant(noun), area(instead, scope))


def _free(noun: Noun, node: Area, scope: Scope) -> Expression:
    if noun.category == "tile" or node.owner is not None:
        what = "tiles of somebody" if node.owner else f"`{noun}`, which is no kind of area"
        raise Unplayable(node, what, "Name a kind of area, as in `on land`.")
    return role("free_areas", node, scope, constant(noun))


def area_rule(rule: AreaRule, scope: Scope) -> Expression:
    return asked(replace(rule, if_possible=False), scope, lambda masks: joined("|", masks))
