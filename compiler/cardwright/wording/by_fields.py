"""Nodes that need no function of their own. In: a node. Out: its phrase, with each field in the slot of its name.

A new verb needs its phrase and nothing here. An amount fills four more slots: `{goods}` is so much of the first noun or
gauge, `{steps}` so many steps, `{cards}` so many cards, and `{per}` what it is counted by.
"""

from collections.abc import Iterator, Mapping, Sequence

from cardwright.rules.nodes import (
    All,
    Amount,
    Fixed,
    Gauge,
    Half,
    Node,
    Noun,
    Per,
    Sum,
    ValueOf,
    Variable,
)
from cardwright.values import dataclass, fields, replace
from cardwright.wording.amounts import goods, steps, tail
from cardwright.wording.nominals import Nominal
from cardwright.wording.phrases import PhraseText
from cardwright.wording.text import NOTHING, SentencePart
from cardwright.wording.writer import Writer, writes

AMOUNTS = (All, Fixed, Half, Per, Sum, ValueOf, Variable)


@writes(Node)
def by_fields(writer: Writer, node: Node) -> PhraseText:
    """What somebody does has a phrase for each who may do it; a noun of it may have words of its own."""
    name: str = getattr(node, "who", "plain")
    phrase = PhraseText(writer.lexicon.phrases, type(node).__name__, name, FieldSlots(writer, node))
    return replace(phrase, own=_own_phrases(writer, node))


def _own_phrases(writer: Writer, node: Node) -> Mapping[str, str]:
    nouns = (getattr(node, field.name) for field in fields(node))
    said = [writer.lexicon.entry(noun).phrases for noun in nouns if isinstance(noun, Noun)]
    return {name: words for phrases in said for name, words in phrases.items()}


@dataclass(frozen=True, slots=True)
class FieldSlots(Mapping[str, SentencePart]):
    """Only what a phrase asks for is worded: a language needs no words for the rest."""

    writer: Writer
    node: Node

    def __getitem__(self, slot: str) -> SentencePart:
        values = self._values
        if slot in values:
            if values[slot] in self._about:
                return self.writer.lexicon.noun(_nominal(self.writer, self._about))
            return _said(self.writer, values[slot])
        amount = next((v for v in values.values() if isinstance(v, AMOUNTS)), None)
        if amount is None:
            raise KeyError(slot)
        return _amount(self.writer, slot, amount, self._about)

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    @property
    def _about(self) -> "tuple[Noun | Gauge, ...]":
        """What the amount is of: the first noun, and its alternatives."""
        values = self._values
        about = next((v for v in values.values() if isinstance(v, Noun | Gauge)), None)
        others = values.get("others", ())
        return () if about is None else (about, *(others if isinstance(others, tuple) else ()))

    @property
    def _values(self) -> dict[str, object]:
        return {f.name: getattr(self.node, f.name) for f in fields(self.node) if f.name != "span"}


def _amount(
    writer: Writer, slot: str, amount: Amount, about: Sequence[Noun | Gauge]
) -> SentencePart:
    match slot:
        case "goods" if about:
            return goods(writer, amount, _nominal(writer, about))
        case "cards":
            return goods(writer, amount, writer.word("card"))
        case "steps":
            return steps(writer, amount)
        case "per":
            return tail(writer, amount)
    raise KeyError(slot)


def _nominal(writer: Writer, about: Sequence[Noun | Gauge]) -> Nominal:
    return writer.either(
        [writer.gauge(a) if isinstance(a, Gauge) else writer.lexicon.entry(a) for a in about]
    )


def _said(writer: Writer, value: object) -> SentencePart:
    match value:
        case Noun() | Gauge():
            return writer.lexicon.noun(_nominal(writer, (value,)))
        case int() if not isinstance(value, bool):
            return writer.number(value)
        case tuple():
            return writer.all_of([_said(writer, part) for part in value])
        case Node() if not isinstance(value, AMOUNTS):
            return writer.of(value)
    return NOTHING
