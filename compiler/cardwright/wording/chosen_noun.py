"""Options that differ in one noun. In: a `choose one`. Out: the noun of each option, and its steps with `chosen` in that place."""

from collections.abc import Iterator
from typing import Any

from cardwright.rules.choosing import CHOSEN
from cardwright.rules.nodes import Choose, Node, Noun, Step
from cardwright.values import fields, replace


def chosen_from(step: Choose) -> tuple[Noun, ...]:
    """Where the options say the same of different nouns, and more than once: then the noun is chosen, and the steps are said once."""
    if not step.options or step.number > 1:
        # None of the nouns is known, or of several options the nouns are no single one.
        return ()
    first, *others = step.options
    apart = [next(_apart(first, other), None) for other in others]
    pairs = [pair for pair in apart if pair is not None]
    if not pairs or len(pairs) < len(others) or any(o.condition is not None for o in step.options):
        return ()
    nouns = (pairs[0][0], *(noun for _, noun in pairs))
    said = {in_other_words(one.steps, noun) for one, noun in zip(step.options, nouns)}
    again = len(list(_apart(first.steps, in_other_words(first.steps, nouns[0])))) > 1
    return nouns if again and len(said) == 1 else ()


def in_other_words(steps: tuple[Step, ...], noun: Noun) -> tuple[Step, ...]:
    """The steps with `chosen` in the place of that noun, and of a tag or a token that is called like it."""
    found: tuple[Step, ...] = _said(steps, noun.id)
    return found


def _said(value: Any, id: str) -> Any:
    if isinstance(value, Noun):
        return Noun(value.category, CHOSEN) if value.id == id else value
    if isinstance(value, tuple):
        return tuple(_said(part, id) for part in value)
    if isinstance(value, Node):
        slots = (slot.name for slot in fields(type(value)) if slot.compare)
        return replace(value, **{name: _said(getattr(value, name), id) for name in slots})
    return value


def _apart(first: Any, other: Any) -> Iterator[tuple[Noun, Noun]]:
    """Nouns in which the two differ."""
    if isinstance(first, Noun) and isinstance(other, Noun):
        if first != other:
            yield first, other
    elif isinstance(first, tuple) and isinstance(other, tuple):
        for one, two in zip(first, other):
            yield from _apart(one, two)
    elif isinstance(first, Node) and type(first) is type(other):
        for slot in fields(type(first)):
            if slot.compare:
                yield from _apart(getattr(first, slot.name), getattr(other, slot.name))
