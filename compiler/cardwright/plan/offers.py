"""Which function of the runtime carries out a node, and which serves the compiler itself. In: a node and where it stands. Out: a Match that consumes all of it, the call of a role, or Unplayable, which says what can be written instead."""

from collections.abc import Iterator
from typing import Any, get_args

from cardwright.contract import Match, Mismatch, Offer, best_match
from cardwright.contract.matching import Facts
from cardwright.contract.patterns import Capture, InOrder, Is, NodePattern, OneOf, Pattern
from cardwright.contract.unplayable import Unplayable
from cardwright.findings.words import either, quoted
from cardwright.plan.expressions import Call, Expression, Name
from cardwright.plan.scope import (
    EACH_CARD,
    EACH_TILE,
    PLAYER_SPOKEN_OF,
    REVEALED_AROUND,
    SPOKEN_OF,
    Scope,
)
from cardwright.rewriting.canonical import another_of, canonical
from cardwright.rewriting.spoken_of import ABOUT_A_CARD
from cardwright.rules.nodes import (
    All,
    CardKind,
    Fixed,
    Gauge,
    Half,
    Holder,
    Node,
    Noun,
    Pay,
    Per,
    Players,
    Price,
    Remove,
    Step,
    Sum,
    Variable,
    Where,
)
from cardwright.rules.rule_names import rule_name
from cardwright.syntax.forms import sentences
from cardwright.values import MISSING, dataclass, fields, replace


def offered(node: Node, scope: Scope) -> Match:
    found = _found(node, scope)
    if isinstance(found, Mismatch):
        instead = in_its_place(found, canonical(node), scope)
        raise _unplayable(replace(found, node=_in_source(found.node, node)), node, instead)
    _check_speaks_of(node, found.offer, scope)
    return found


def _found(node: Node, scope: Scope) -> Match | Mismatch:
    """Looked for once, however many methods of a class ask."""
    if id(node) not in scope.found:
        wanted = canonical(node)
        facts = Facts(scope.holds, scope.shapes.marked)
        found = best_match(wanted, scope.contract.for_node(wanted), facts)
        scope.found[id(node)] = node, found
    return scope.found[id(node)][1]


def kinds_spoken_of(node: Node, scope: Scope) -> frozenset[str]:
    """What must have happened before the node can be told; nothing where no function is told it by itself."""
    if (another := another_of(node)) is not None:
        node = Players(another, span=node.span)
    offers = scope.contract.for_node(node)
    if not any(offer.speaks_of or offer.rests_on for offer in offers):
        return frozenset()
    found = _found(node, scope)
    return frozenset() if isinstance(found, Mismatch) else _spoken_of(found.offer)


def is_told(node: Node, scope: Scope) -> bool:
    """Something before it in the same block, which has been done, says what it speaks of."""
    kinds = kinds_spoken_of(node, scope)
    return "frame" in scope.within and bool(scope.settled & kinds) and not scope.ahead & kinds


def _spoken_of(offer: Offer) -> frozenset[str]:
    """`it` is whatever card was spoken of last, also by a step with which alone nothing could be done with it."""
    told_of_a_card = any(parameter.type.context == SPOKEN_OF for parameter in offer.parameters)
    return frozenset((*offer.speaks_of, *offer.rests_on, *(ABOUT_A_CARD if told_of_a_card else ())))


def _in_source(inner: Node, outer: Node) -> Node:
    """What was made canonical keeps its place; what has none is told at the words around it."""
    return inner if inner.span.path or not outer.span.path else outer


def _check_speaks_of(node: Node, offer: Offer, scope: Scope) -> None:
    if offer.speaks_of and not scope.settled & set(offer.speaks_of):
        what = "`{said}` where nothing before it in the same block says what is meant"
        raise Unplayable(node, what, behind_what_it_speaks_of(offer.speaks_of, scope.settled))
    if offer.rests_on and not scope.in_card & set(offer.rests_on):
        what = "`{said}` on a card that places no tile of its own"
        raise Unplayable(node, what, behind_what_it_speaks_of(offer.rests_on, scope.settled))


def _unplayable(found: Mismatch, node: Node, instead: str) -> Unplayable:
    """In the author's words: the verb of a step, and the word of the field that nothing takes."""
    verb = f"`{verb_of(node)}`" if isinstance(node, get_args(Step)) else ""
    if not found.field:
        return Unplayable(node, verb or "`{said}`", instead)
    if isinstance(found.value, bool):
        joint = "with" if found.value else "without"
        words = found.field.replace("_", " ")
        return Unplayable(found.node, f"{verb or '`{said}`'} {joint} `{words}`", instead)
    said = _said(found.value)
    if not said:
        return Unplayable(found.node, f"{verb} like this" if verb else "`{said}`", instead)
    return Unplayable(
        found.node, f"{verb} with {said}" if verb else f"{said} in these words", instead
    )


def verb_of(node: Node) -> str:
    return rule_name(type(node)).replace("_", " ")


_WRITTEN = {
    "any_players_cards": "card of any player",
    "beside_that": "beside that tile",
    "beside_this": "beside this tile",
}
"""Kinds of holders and places that are not called as they are written."""


def _written(value: str | int) -> str:
    return _WRITTEN.get(str(value), str(value).replace("_", " "))


def _said(value: object) -> str:
    """A word or a number as its author wrote it, or near it."""
    match value:
        case str() | int():
            return f"`{_written(value)}`"
        case Noun():
            return f"`{value}`"
        case Variable():
            return "`x`"
        case All() | Half():
            return f"`{rule_name(type(value))}`"
        case Per() | Sum():
            return "an amount that is counted"
        case Gauge(noun):
            return f"`{noun}`"
        case Where(kind) | Holder(kind):
            return f"`{_written(kind)}`"
        case CardKind():
            return "such cards"
        case tuple():
            return " and ".join(filter(None, map(_said, value)))
    return ""


# ---------------------------------------------------------------- functions that the compiler itself needs: to ask, to choose, to answer


IN_ANY_ORDER = "in_any_order"
CAN_CARRY_OUT = "can_carry_out"
CAN_ANSWER = "can_answer"
MUST = "must"
PRINTED_TAGS = "printed_tags"
WILD_TAGS_LAST = "wild_tags_last"
CHOOSE_FIRST = "choose_first"

# What an author says that needs it.
_SAID = {
    "ask_whether": "`may`",
    "choose_amount": "an `x` that is chosen",
    "choose_option": "a choice among options",
    "for_next_card": "effects for the next card",
    "free_areas": "a marker on an area",
    "areas_or": "areas that a board may lack",
    "hold_for": "effects for a time",
    "hold_until": "effects until something happens",
    "hold_while": "effects under a condition",
    "prefer": "`if possible`",
    "respond": "`whenever`",
    "respond_limited": "a limit of how often",
    "respond_together": "a limit for all players together",
    "start_with": "`starts with`",
    "times_done": "what was done",
}


def role(name: str, node: Node, scope: Scope, *arguments: Expression) -> Call:
    """Its first arguments are what nobody says."""
    offer = in_role(name, node, scope)
    contexts = (p for p in offer.parameters if p.type.context)
    unsaid = (scope.named(parameter.type.context) for parameter in contexts)
    reach = (found for found in unsaid if found is not None)
    return Call(Name(offer.name, offer.module), (*reach, *arguments))


def in_role(name: str, node: Node, scope: Scope) -> Offer:
    """A game need not offer what its cards never ask for."""
    offer = scope.contract.roles.get(name)
    if offer is None:
        said = _SAID.get(name, "`{said}`")
        raise Unplayable(
            node, said, "Write a rule without it: the runtime of this game has no such thing."
        )
    return offer


# ---------------------------------------------------------------- what an author can write in place of what nothing carries out


MOST_SHOWN = 3
OR_EXPLAIN = "What a game carries out, docs/language.md says of each word"

_BY_PLAYERS = "ByPlayers"
# What no rule of the grammar is called: the rule whose samples show it, and a word of the one that is meant.
_SHOWN_IN = {
    EACH_CARD: ("by_players", "card"),
    EACH_TILE: ("by_players", "for"),
    "any_one": ("by_players", "any"),
    _BY_PLAYERS: ("by_players", "each"),
    "DecreaseAny": ("decrease", "any"),
    "UseOfAnothers": ("use_action", "opponents"),
    REVEALED_AROUND: ("reveal", ""),
    "Before": ("whenever", "before"),
}
_OF_OTHERS = (
    " Below `its owner` nobody knows of whom the line above it speaks: say it in one line of your own, as in `from owner of that "
    "tile` below `for each ... of opponents`."
)
_OF_ITS_OWNER = (
    " Among the steps of its own player, leave it out. What an effect that lasts for another player (below `this generation` or `until`) "
    "does for the owner of the card stands below `its owner`, on lines of its own."
)
# A line with one of these speaks of something itself.
_SPEAKING = {"it", "that", "there"}
_ALSO_BELOW = ("whenever", "before", "for each", "any", "each")


def in_its_place(found: Mismatch, node: Node, scope: Scope) -> str:
    """What fits there, each tried with all that stands around it; or how lines with the same verb look."""
    here = _Place(found, node, scope)
    if isinstance(node, Remove) and _can_be_paid(node, scope):
        return "What a card of yours gives up is a price: write `pay` in place of `remove`, and a number or `x` behind it."
    words = sorted({_written(word) for word in here.words_that_fit()} - {""})
    if words:
        return f"It can be {either(quoted(words))} there."
    if here.fits_unsaid():
        return "Leave it out: the rest can be carried out."
    if here.fits(Variable()):
        return "A number, `x` or something that is counted can stand there."
    if here.fits(Fixed(1)):
        return "A number can stand there, and nothing that is counted or chosen."
    if found.value is False and here.fits(True):
        return f"Say `{found.field.replace('_', ' ')}` there."
    return like_this(node)


def _can_be_paid(step: Remove, scope: Scope) -> bool:
    """`pay 3 animals from this card`"""
    price = Price(Fixed(1), resource=step.resources[0], source=step.holder)
    return not isinstance(_found(canonical(Pay((price,))), scope), Mismatch)


def like_this(node: Node) -> str:
    """How such a line may look, and where the rest of it is said."""
    titles = (rule_name(type(node)), str(getattr(node, "kind", "")))
    title = next((one for one in titles if one in sentences()), "")
    if not title:
        return f"{OR_EXPLAIN}."
    shown = either(quoted(sentences()[title][:MOST_SHOWN]))
    return f"For example {shown}: `cardwright explain {title}` says what can be."


def not_in_reach(context: str, node: Node, scope: Scope) -> Unplayable:
    """What a function would have to be told, and nobody here knows."""
    if scope.ahead and context in (SPOKEN_OF, PLAYER_SPOKEN_OF):
        who = "card" if context == SPOKEN_OF else "player"
        what = f"`{{said}}` where only a step above it decides which {who} is meant"
        return Unplayable(
            node,
            what,
            "Put the line below `may`, or below an `if` about it: it is asked when its turn comes.",
        )
    if "frame" not in scope.within:
        what = "`{said}` outside of steps: what happens in a block is known to its steps alone"
        instead = "Say it in a step, below `when played`, `action` or `whenever`."
        return Unplayable(node, what, instead)
    what = "`{said}` where nothing before it in the same block says what is meant"
    return Unplayable(node, what, like_this(node))


def behind_what_it_speaks_of(kinds: tuple[str, ...], settled: frozenset[str]) -> str:
    """Lines behind or below which the words would say something."""
    besides = _OF_OTHERS if _BY_PLAYERS in settled and "any_one" in kinds else ""
    besides = _OF_ITS_OWNER if kinds == (_BY_PLAYERS,) else besides
    lines = list(dict.fromkeys(line for kind in kinds if (line := _line_of(kind))))
    below = [line for line in lines if line.startswith(_ALSO_BELOW)]
    behind = [line for line in lines if line not in below]
    told = [
        f"{where} {either(quoted(some[:MOST_SHOWN]))}"
        for where, some in (("behind", behind), ("below", below))
        if some
    ]
    return f"It can stand {', or '.join(told)}; `cardwright explain` has a page for each of them.{besides}"


def _line_of(kind: str) -> str:
    """A step as its sample has it; an event as what waits for it."""
    title, word = _SHOWN_IN.get(kind, (rule_name(kind), ""))
    shown = [said for said in sentences().get(title, ()) if not word or word in said.split()]
    shown = [said for said in shown if not _SPEAKING & set(said.split())] or shown
    is_event = bool(shown) and shown[0].split()[0] in ("you", "anyone", "opponent")
    return f"whenever {shown[0]}" if is_event else next(iter(shown), "")


@dataclass(frozen=True, slots=True)
class _Place:
    """Where reading by the contract stopped, within the canonical node that was asked about."""

    found: Mismatch
    node: Node
    scope: Scope

    def words_that_fit(self) -> Iterator[str]:
        for word in dict.fromkeys(_words_there(self.found, self.scope)):
            said = self._said_with(word)
            if said != self.found.value and self.fits(said):
                yield word

    def _said_with(self, word: str) -> object:
        """The word, or a noun that is called so, as it stands there now."""
        match self.found.value:
            case str():
                return word
            case Noun() as noun:
                return replace(noun, id=word)
            case (Noun() as noun, *_):
                return (replace(noun, id=word),)
        return self.found.value

    def fits_unsaid(self) -> bool:
        slots = (slot for slot in fields(type(self.found.node)) if slot.name == self.found.field)
        unsaid = (slot.default for slot in slots if slot.default is not MISSING)
        return any(value != self.found.value and self.fits(value) for value in unsaid)

    def fits(self, value: object) -> bool:
        """Whether all of it could be carried out with another value in that one place."""
        if not self.found.field:
            return False
        said: Any = {self.found.field: value}
        mended = _with(self.node, self.found.node, replace(self.found.node, **said))
        facts = Facts(self.scope.holds, self.scope.shapes.marked)
        offers = self.scope.contract.for_node(mended)
        return not isinstance(best_match(mended, offers, facts), Mismatch)


def _with(value: Any, inner: Node, other: Node) -> Any:
    """The same with `other` where `inner` stands."""
    if isinstance(value, Node) and value == inner:
        return other
    if isinstance(value, tuple):
        return tuple(_with(part, inner, other) for part in value)
    if isinstance(value, Node):
        parts = {slot.name: getattr(value, slot.name) for slot in fields(type(value))}
        return replace(value, **{name: _with(part, inner, other) for name, part in parts.items()})
    return value


def _words_there(found: Mismatch, scope: Scope) -> Iterator[str]:
    """What the patterns of offers for such a node have in that place."""
    for offer in scope.contract.offers.values():
        for pattern in offer.patterns:
            yield from _values_at(pattern, type(found.node).__name__, found.field, offer)


def _values_at(pattern: Pattern, node: str, field: str, offer: Offer) -> Iterator[str]:
    match pattern:
        case NodePattern(name, inner):
            for key, value in inner:
                if (name, key) == (node, field):
                    yield from _literals(value, offer)
                yield from _values_at(value, node, field, offer)
        case InOrder(items) | OneOf(items):
            for item in items:
                yield from _values_at(item, node, field, offer)


def _literals(pattern: Pattern, offer: Offer) -> Iterator[str]:
    match pattern:
        case Is(str() as value):
            yield value
        case Capture(parameter):
            types = (one.type for one in offer.parameters if one.name == parameter)
            yield from (word for one in types for word in one.words)
        case OneOf(patterns):
            for one in patterns:
                yield from _literals(one, offer)
