"""What steps add to, take from and look at, and what they set off. In: steps and where they stand. Out: Touches, from which a game sees whether an order matters."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import get_args

from cardwright.contract import Match, Offer
from cardwright.contract.unplayable import Unplayable
from cardwright.plan.amounts_and_areas import arguments_of
from cardwright.plan.expressions import TRUE, Expression, Name, Number, Operation, Row
from cardwright.plan.names import constant, gauge_constant
from cardwright.plan.offers import in_role, offered
from cardwright.plan.scope import Scope
from cardwright.plan.single_steps import match_of, speaks_of_x, takes_a_share
from cardwright.rewriting.canonical import (
    another_of,
    as_choice,
    as_his_own,
    each_event,
    is_of_cards,
    is_of_tiles,
    level_as_count,
    all_to_choose_from,
    of_each,
    those_compared,
)
from cardwright.rules.nodes import (
    AllConditions,
    AnyCondition,
    Area,
    ByPlayers,
    Chosen,
    Choose,
    Comparison,
    Condition,
    Count,
    Done,
    FirstPossible,
    ForATime,
    ForNextCard,
    FreeAreas,
    Gauge,
    GaugeAt,
    GaugeMoved,
    HasCount,
    Holder,
    If,
    May,
    Node,
    NotSo,
    Noun,
    Option,
    Place,
    Raise,
    SoMany,
    Step,
    Where,
    Total,
    Afterwards,
)
from cardwright.values import dataclass, replace

# More than any track has steps: an amount that only the game can reckon.
_MANY = 99
_EVERYTHING = "FACET_EVERYTHING"

# What is made of counts and conditions looks at nothing itself: these do.
_MADE_OF_OTHERS = {
    FreeAreas,
    Done,
    SoMany,
    HasCount,
    Comparison,
    NotSo,
    AllConditions,
    AnyCondition,
    Chosen,
    Total,
}
_LOOKING = tuple(set(get_args(Count) + get_args(Condition)) - _MADE_OF_OTHERS)


@dataclass(frozen=True, slots=True)
class Touches:
    """Bits of gauges and of facets. What is added and taken is so whatever else; `reads` are those on which it rests what a
    step does or offers. `sets_off`: facets, with what else they are told, as often as it is so; `so_often` says where only the
    game can reckon how often, `perhaps` where some of it may not come. `instead`: what may be taken in place of what is
    said, if something in play lets it; the game knows whether it does.
    """

    adds: tuple[Expression, ...] = ()
    takes: tuple[Expression, ...] = ()
    reads: tuple[Expression, ...] = ()
    sets_off: tuple[Expression, ...] = ()
    so_often: tuple[Expression, ...] = ()
    perhaps: bool = False
    instead: tuple[Expression, ...] = ()

    def __add__(self, other: "Touches") -> "Touches":
        return Touches(
            _once(self.adds + other.adds),
            _once(self.takes + other.takes),
            _once(self.reads + other.reads),
            self.sets_off + other.sets_off,
            self.so_often + other.so_often,
            self.perhaps or other.perhaps,
            _once(self.instead + other.instead),
        )

    @property
    def masks(self) -> tuple[tuple[Expression, ...], ...]:
        return self.adds, self.takes, self.reads

    @property
    def may_change(self) -> tuple[Expression, ...]:
        return self.adds + self.takes + self.instead

    @property
    def may_take(self) -> tuple[Expression, ...]:
        return self.takes + self.instead

    @property
    def unsure(self) -> "Touches":
        """As where it takes only what there is, or only may: what it takes decides what it does."""
        return self + Touches(reads=self.takes, perhaps=bool(self.sets_off))


def _once(bits: tuple[Expression, ...]) -> tuple[Expression, ...]:
    return tuple(dict.fromkeys(bits))


def touches(steps: tuple[Step, ...], scope: Scope) -> Touches:
    found = Touches()
    for step in steps:
        found += touches_of(as_choice(step), scope)
        scope = scope.after(step)
    return found


def touches_of(step: Step, scope: Scope) -> Touches:
    match step:
        case Choose(options):
            return _options(options, scope).unsure + _asks("choose_option", step, scope)
        case FirstPossible(options, otherwise):
            both = _options(options, scope).unsure + touches(otherwise, scope)
            return both + Touches(perhaps=bool(both.sets_off))
        case May(steps):
            return touches(steps, scope).unsure + _asks("ask_whether", step, scope)
        case If(condition, steps, otherwise):
            both = touches(steps, scope) + touches(otherwise, scope)
            return both.unsure + looks_at(condition, scope)
        case Afterwards(steps):
            return touches(steps, scope)
        case ForNextCard():
            return _asks("for_next_card", step, scope)
        case ForATime():
            return _for_a_time(step, scope)
        case ByPlayers(_, steps):
            _check_this_card(step)
            return _of_others(touches(steps, _inside(step, scope)), step, scope)
    return _single_step(step, scope)


def _inside(step: ByPlayers, scope: Scope) -> Scope:
    if is_of_cards(step.players):
        return scope.of_each_card
    return scope.of_each_tile if is_of_tiles(step.players) else scope.of_others


def _for_a_time(step: ForATime, scope: Scope) -> Touches:
    """Where it waits for something, another step may be what it waits for: it reads what the event does, or everything."""
    begun = _asks("hold_for" if step.period is not None else "hold_until", step, scope)
    until = () if step.until is None else (step.until,)
    reads: tuple[Expression, ...] = ()
    for event in (*(answer.event for answer in step.answers), *until):
        for one in each_event(event):
            match = offered(one, scope.listening.after(event))
            reads += tuple(_bits(match.offer.reads, match, scope)) or begun.reads
    return replace(begun, reads=_once(reads))


def _check_this_card(step: ByPlayers) -> None:
    """It lies before its own player."""
    if step.players.kind in ("so_often", "any_of"):
        return
    for node in step.walk():
        if isinstance(node, Holder | Where) and node.kind in ("this_card", "on_this_card"):
            what = "`this card` where other players act"
            instead = "It lies before its own player: put the line below `its owner` there, or beside the steps of the others."
            raise Unplayable(node, what, instead)


def _of_others(found: Touches, step: ByPlayers, scope: Scope) -> Touches:
    """What others gain is taken from nobody, but nothing here may rest on what they had."""
    changed = (*found.adds, *found.takes)
    theirs = Touches(adds=found.adds, takes=changed, reads=(*found.reads, *changed))
    who = looks_at(of_each(all_to_choose_from(step.players)), scope)
    often = (TRUE,) if found.sets_off else ()
    set_off = Touches(sets_off=found.sets_off, so_often=often)
    return theirs + who + set_off + _asks("by_players", step, scope)


def _options(options: tuple[Option, ...], scope: Scope) -> Touches:
    found = Touches()
    for option in options:
        found += touches(option.steps, scope)
        if option.condition is not None:
            found += looks_at(option.condition, scope)
    return found


def _single_step(step: Step, scope: Scope) -> Touches:
    match = match_of(step, scope)
    found = _of_offer(match.offer, match, scope) + looks_at(step, scope)
    sets_off = tuple(_consequence(match, step, scope)) * match.times
    found += Touches(sets_off=sets_off, perhaps=_is_unsure(step, sets_off))
    if takes_a_share(step):
        found = found.unsure
    if scope.x_chosen or not speaks_of_x(step):
        return found
    return found.unsure + _asks("choose_amount", step, scope)


def _is_unsure(step: Step, sets_off: tuple[Expression, ...]) -> bool:
    """What comes for nobody does nothing for the player; how much an amount is, only the game can reckon."""
    if isinstance(step, Raise | Place) and step.for_nobody:
        return True
    return any(isinstance(one, Row) and Number(_MANY) in one.parts for one in sets_off)


def _asks(role: str, step: Node, scope: Scope) -> Touches:
    offer = in_role(role, step, scope)
    return _of_offer(offer, Match(offer, {}), scope)


def _of_offer(offer: Offer, match: Match, scope: Scope) -> Touches:
    named = (offer.adds, offer.takes, offer.reads, offer.instead)
    adds, takes, reads, instead = (tuple(_bits(some, match, scope)) for some in named)
    return Touches(adds, takes, reads, instead=instead)


def looks_at(node: Node, scope: Scope) -> Touches:
    """What the counts and conditions in it look at; what it does itself is known to what stands behind that within it."""
    scope, found = scope.after(node), Touches()
    for inner in node.walk():
        if isinstance(inner, FreeAreas | Done):
            name = "number_of_areas" if isinstance(inner, FreeAreas) else "times_done"
            offer = in_role(name, inner, scope)
            found += _of_offer(offer, Match(offer, {}), scope)
        elif isinstance(inner, _LOOKING):
            told = level_as_count(inner).count if isinstance(inner, GaugeAt) else inner
            if isinstance(told, GaugeMoved):
                told = GaugeMoved(told.gauge, span=told.span)
            if another_of(told) is not None:
                found += _asks("count_of", told, scope)
                told = as_his_own(told)
            match = offered(those_compared(told) or told, scope)
            found += Touches(reads=tuple(_bits(match.offer.reads, match, scope)))
    return found


def _consequence(match: Match, step: Step, scope: Scope) -> Iterator[Expression]:
    """The facet, and the arguments that its step is told."""
    if match.offer.sets_off:
        facet, *wanted = match.offer.sets_off
        names = (parameter.name for parameter in match.offer.parameters)
        told = dict(zip(names, arguments_of(match.offer, match, step, scope), strict=True))
        known = [_known(match.values.get(name), told[name]) for name in wanted]
        for some in product(*known):
            yield Row((_facet(facet, scope), *some))


def _known(said: object, argument: Expression) -> tuple[Expression, ...]:
    """A rule tells it before any game has begun: of areas, each kind."""
    if isinstance(said, Area):
        return tuple(map(constant, (said.noun, *said.others)))
    return (argument if isinstance(argument, Name | Number) else Number(_MANY),)


def _bits(names: tuple[str, ...], match: Match, scope: Scope) -> Iterator[Expression]:
    """A name is a parameter that is a gauge, gauges of the game of which any may be meant, or a facet of the game."""
    for name in names:
        if name in match.values:
            yield from map(_bit, _gauges(match.values[name]))
        else:
            gauges = scope.shapes.gauges_called.get(name)
            yield from map(_bit, gauges) if gauges else (_facet(name, scope),)


def _facet(name: str, scope: Scope) -> Name:
    facet = f"FACET_{name.upper()}"
    return Name(facet, scope.contract.constants[facet])


def _gauges(value: object) -> Iterator[Expression]:
    match value:
        case Gauge():
            yield gauge_constant(value)
        case Noun():
            yield constant(value)
        case tuple():
            for item in value:
                yield from _gauges(item)


def _bit(gauge: Expression) -> Expression:
    return Operation("<<", (Number(1), gauge))


def shared(some: Iterable[Expression], others: Iterable[Expression]) -> set[Expression]:
    """What carries out another card may touch everything, whatever the others name."""
    one, other = {*some}, {*others}
    found = one & other
    if names_everything(one):
        found |= other
    if names_everything(other):
        found |= one
    return found


def names_everything(bits: set[Expression]) -> bool:
    return any(isinstance(bit, Name) and bit.text == _EVERYTHING for bit in bits)
