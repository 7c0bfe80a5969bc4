"""What the checks of all cards want of one card. In: a card. Out: its Gist, which is kept: a card that nobody edits is neither read again nor walked.

A check gathers from each card what it wants, small and plain, and judges all of it together:

    @gathered
    def holds(card: Card, deck: Deck) -> Iterator[str]: ...

    def findings(deck: AllCards) -> Iterator[Finding]:
        for gist, held in deck.told(holds): ...
"""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from cardwright.checks.deck import Deck
from cardwright.rules.nodes import Card, Noun
from cardwright.source import Span
from cardwright.values import dataclass
from cardwright.vocabulary import Vocabulary

Fact = TypeVar("Fact")


class Gathered(Generic[Fact]):
    """What one check wants to know of each card: text, numbers, nodes, and tuples of these."""

    def __init__(self, of_card: Callable[[Card, Deck], Iterable[Fact]]) -> None:
        self.of_card = of_card
        self.name = f"{of_card.__module__.rpartition('.')[2]}.{of_card.__name__}"
        _EVERY.append(self)


_EVERY: list[Gathered[Any]] = []


def gathered(of_card: Callable[[Card, Deck], Iterable[Fact]]) -> Gathered[Fact]:
    """`of_card` is given the card, and a deck of it alone."""
    return Gathered(of_card)


@dataclass(frozen=True, slots=True)
class Gist:
    """`place`: which item of its file it is. `told`: what was gathered, by the name of what was asked, where there is any."""

    kind: str
    id: str
    name: str
    number: str
    path: str
    place: int
    start: int
    end: int
    damaged: bool
    told: tuple[tuple[str, tuple[Any, ...]], ...]

    def span(self, start: int, end: int) -> Span:
        return Span(self.path, start, end)


def gists_of(cards: tuple[Card, ...], vocabulary: Vocabulary) -> tuple[Gist, ...]:
    """Of the cards of one file."""
    return tuple(_gist(card, place, vocabulary) for place, card in enumerate(cards))


def _gist(card: Card, place: int, vocabulary: Vocabulary) -> Gist:
    deck = Deck((card,), vocabulary)
    told = ((asked.name, tuple(asked.of_card(card, deck))) for asked in _EVERY)
    return Gist(
        kind=card.kind.id,
        id=card.id,
        name=card.name,
        number=card.text_in("number"),
        path=card.path,
        place=place,
        start=card.span.start,
        end=card.span.end,
        damaged=card.damaged,
        told=tuple((name, facts) for name, facts in told if facts),
    )


def key_of(noun: Noun) -> str:
    """A noun as plain text, to be kept and compared."""
    return f"{noun.category} {noun.id} {noun.pack}"
