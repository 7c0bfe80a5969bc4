"""What random rules are to say, from what a game offers. In: its contract, the grammar's ways. Out: ways that are wanted in one rule.

Of what can be said only a part can be played, and two lines that belong together are rarely drawn together. So half of the rules
are to say what some function of the runtime is for, and what that speaks of: `beside that tile`, and a tile that is placed.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from cardwright.contract import Contract
from cardwright.contract.patterns import InOrder, Is, NodePattern, OneOf, Pattern
from cardwright.rules.rule_names import rule_name
from cardwright.syntax.grammar import Way
from cardwright_tools.sentences.coverage import fields_there_are
from cardwright_tools.sentences.ways import Ways


@dataclass(frozen=True, slots=True)
class Sayable:
    """`names` as in `Wish`; `speaks_of`: some of these must be said before; `offer`: the function that it is for."""

    names: tuple[str, ...] = ()
    speaks_of: tuple[str, ...] = ()
    offer: str = ""

    def ways(self, ways: Ways, chance: random.Random) -> tuple[Way, ...]:
        said = [ways_to_say(name, ways) for name in self.names]
        spoken_of = [found for name in self.speaks_of if (found := ways_to_say(name, ways))]
        if spoken_of:
            said.append(chance.choice(spoken_of))
        return tuple(chance.choice(found) for found in said if found)


ANYTHING = Sayable()


def sayable(contract: Contract) -> tuple[Sayable, ...]:
    return tuple(
        Sayable(tuple(dict.fromkeys(_names_in(pattern))), offer.speaks_of, offer.name)
        for offer in contract.offers.values()
        for pattern in offer.patterns
        if isinstance(pattern, NodePattern)
    )


def _names_in(pattern: Pattern) -> Iterator[str]:
    """The words that it asks for; where it asks for none, its node."""
    match pattern:
        case InOrder(items) | OneOf(items):
            for item in items:
                yield from _words_in(item)
        case NodePattern(node, _):
            yield from [*_words_in(pattern)] or [node]


def _words_in(pattern: Pattern) -> Iterator[str]:
    match pattern:
        case InOrder(items) | OneOf(items):
            for item in items:
                yield from _words_in(item)
        case NodePattern(node, fields):
            for field, inner in fields:
                if isinstance(inner, Is) and inner.value:
                    names = (f"{node}.{field}={inner.value}", f"{node}.{field}")
                    yield from (name for name in names if name in fields_there_are())
                yield from _words_in(inner)


def ways_to_say(name: str, ways: Ways) -> list[Way]:
    """Of a field, the ways of the word that it is, or else those of its node, rather with the field."""
    node, _, said = name.partition(".")
    field, _, word = said.partition("=")
    for rule in (word or rule_name(node), rule_name(node)):
        found = [way for way in ways.all() if rule in (way.rule, way.named)]
        if found:
            return [way for way in found if ways.says(way, field)] or found
    return []
