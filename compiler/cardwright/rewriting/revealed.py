"""What a block reveals, nobody knows before it begins. In: a card. Out: the same, its steps that rest on what is revealed carried out in full or not at all.

Nobody is kept from a card, and nobody learns what lies on the deck, by what turns out only then (ruling `not-known-before`). Whoever
chooses behind it, as in `may`, does know.
"""

from collections.abc import Iterator

from cardwright.rewriting.spoken_of import asks_of_it, own_kinds_in, own_nodes
from cardwright.rules.nodes import (
    Action,
    Afterwards,
    ByPlayers,
    Card,
    CardCount,
    Choose,
    Clause,
    DifferentTags,
    FirstAction,
    FirstPossible,
    ForATime,
    Gain,
    GainAny,
    Holder,
    If,
    Increase,
    ItIs,
    May,
    Node,
    NotSo,
    Option,
    PlayRevealed,
    Raise,
    Reveal,
    RevealedCard,
    RevealedHas,
    Step,
    TagCount,
    ThingCount,
    Whenever,
    WhenNamed,
    WhenPlayed,
    WhenReaches,
)
from cardwright.values import replace

# They can be carried out whatever is revealed.
_ALWAYS_POSSIBLE = (ByPlayers, Gain, GainAny, Increase, May, Raise)
_Kinds = frozenset[str]
_UNFORESEEN = frozenset((Reveal.__name__, PlayRevealed.__name__))


def with_what_is_revealed(card: Card) -> Card:
    return replace(card, clauses=tuple(map(_clause, card.clauses)))


def _clause(clause: Clause) -> Clause:
    if isinstance(clause, Action | FirstAction | Whenever | WhenNamed | WhenPlayed | WhenReaches):
        return replace(clause, steps=as_revealed(clause.steps))
    return clause


def as_revealed(steps: tuple[Step, ...], before: _Kinds = frozenset()) -> tuple[Step, ...]:
    """`before`: what has revealed cards, or was to play one of these, that nobody knew when it was decided to carry these steps out."""
    found: list[Step] = []
    for step in steps:
        rests = _rests_on_what_is_revealed(step, before)
        found.append(_in_full_or_not_at_all(step) if rests else _with_what_it_holds(step, before))
        before |= own_kinds_in((step,)) & _UNFORESEEN
    return tuple(found)


def _with_what_it_holds(step: Step, before: _Kinds = frozenset()) -> Step:
    match step:
        case Afterwards(steps):
            return replace(step, steps=as_revealed(steps, before))
        case If(_, then, otherwise):
            inside = as_revealed(then, before), as_revealed(otherwise, before)
            return replace(step, steps=inside[0], otherwise=inside[1])
        case May(steps):
            return replace(step, steps=as_revealed(steps))
        case Choose(options):
            return replace(step, options=tuple(map(_option, options)))
        case FirstPossible(options, otherwise):
            return replace(
                step, options=tuple(map(_option, options)), otherwise=as_revealed(otherwise)
            )
        case ByPlayers(_, steps):
            return replace(step, steps=tuple(map(_of_others, steps)))
        case ForATime(answers=answers):
            waiting = (replace(one, steps=as_revealed(one.steps)) for one in answers)
            return replace(step, answers=tuple(waiting))
    return step


def _of_others(step: Step) -> Step:
    """Each step by itself is carried out as far as possible, but for what is chosen."""
    match step:
        case Afterwards(steps):
            return replace(step, steps=tuple(map(_of_others, steps)))
        case If(_, then, otherwise):
            inside = tuple(map(_of_others, then)), tuple(map(_of_others, otherwise))
            return replace(step, steps=inside[0], otherwise=inside[1])
    return _with_what_it_holds(step)


def _option(option: Option) -> Option:
    return replace(option, steps=as_revealed(option.steps))


def _in_full_or_not_at_all(step: Step) -> FirstPossible:
    return FirstPossible(tuple(map(_option, _ways_of(step))), span=step.span)


def _ways_of(step: Step) -> Iterator[Option]:
    match step:
        case If(condition, then, otherwise):
            yield Option(then, condition, span=step.span)
            if otherwise:
                yield Option(otherwise, NotSo(condition, span=condition.span), span=step.span)
        case FirstPossible(options, otherwise):
            yield from options
            yield Option(otherwise, span=step.span)
        case _:
            yield Option((step,), span=step.span)


def _rests_on_what_is_revealed(step: Step, before: _Kinds) -> bool:
    """Whether there is any `it` behind `play revealed card` turns out only then."""
    if not before or isinstance(step, (*_ALWAYS_POSSIBLE, Afterwards)):
        return False
    if isinstance(step, FirstPossible) and not step.otherwise:
        return False
    if isinstance(step, If):
        return any(map(_looks_at_what_is_revealed, step.condition.walk()))
    may_be_none = PlayRevealed.__name__ in before and asks_of_it(step)
    return may_be_none or any(map(_looks_at_what_is_revealed, own_nodes(step)))


def _looks_at_what_is_revealed(node: Node) -> bool:
    match node:
        case RevealedHas() | RevealedCard() | CardCount(revealed=True) | ItIs(things=()):
            return True
        case TagCount(owner="it") | DifferentTags(owner="it") | ThingCount(owner="it"):
            return True
        case Holder("it"):
            return True
    return False
