"""A node is filled from a phrase, field by field. In: Phrase and the Form of its class. Out: the node; findings in the Reader."""

from collections.abc import Iterator
from typing import Any

from cardwright.rules.amounts import SAID, amount_of
from cardwright.rules.forms import Form, Slot, form_of, node_classes
from cardwright.rules.nodes import Gauge, Node, Noun
from cardwright.rules.nodes.roles import Of, OfKind
from cardwright.rules.numbers import number_of
from cardwright.rules.reader import Reader
from cardwright.rules.kinds_of_gauge import with_each_named
from cardwright.rules.special import SPECIAL, gauge_of
from cardwright.syntax.nodes import Phrase, Word
from cardwright.values import dataclass

NUMBERS = ("NUMBER", "PERCENT")
LISTS = ("names", "list")
BY_WORD_KIND = {
    "OR_LESS": "most",
    "OR_MORE": "least",
    "CARD": "card",
    "TILE": "tile",
    "RESOURCE": "resource",
    "TAG": "tag",
}


def node_from(reader: Reader, phrase: Phrase, lines: "dict[str, Any] | None" = None) -> Any:
    """`lines`: what was read from the lines below, by the name of the field it belongs in."""
    cls = node_classes()[phrase.rule]
    special = SPECIAL.get(cls)
    if special is not None:
        return special(reader, phrase, node_from)
    return _filled(reader, form_of(cls), phrase, lines or {})


def _filled(reader: Reader, form: Form, phrase: Phrase, lines: dict[str, Any]) -> Node:
    phrase = with_each_named(reader, form, phrase)
    inner = _inner_kind(form, phrase)
    filling = _Filling(reader, inner or phrase)
    values = {
        slot.name: (
            inner.rule if inner and slot.name == "kind" else filling.value(slot, lines, inner)
        )
        for slot in form.slots
    }
    return form.cls(span=phrase.span, **values)


def _inner_kind(form: Form, phrase: Phrase) -> Phrase | None:
    return next((p for p in phrase.phrases() if p.rule in form.kinds), None)


def reachable(phrase: Phrase) -> Iterator[Phrase]:
    """Phrases below this one, down to those that become nodes of their own."""
    for part in phrase.phrases():
        yield part
        if part.rule not in node_classes():
            yield from reachable(part)


@dataclass(slots=True)
class _Filling:
    """Words that no field has taken yet are taken in the order in which they are written."""

    reader: Reader
    phrase: Phrase
    taken_names: int = 0
    taken_numbers: int = 0

    def value(self, slot: Slot, lines: dict[str, Any], kind: Phrase | None) -> Any:
        match slot.sort:
            case "lines":
                return lines.get(slot.name, slot.default or ())
            case "noun":
                return self._noun(slot, kind)
            case "nouns":
                return self._nouns(slot)
            case "number":
                return self._number(slot)
            case "flag":
                return (self._part(slot.written) is not None) != slot.without
            case "choice":
                return self._choice(slot)
            case "amount":
                return self._amount(slot)
            case "either":
                return self._either(slot)
            case "node":
                return self._node(slot)
            case "nodes":
                return tuple(self._node_of(slot, part) for part in self._parts_within(slot))

    def _part(self, rule: str) -> Phrase | None:
        return next((part for part in reachable(self.phrase) if part.rule == rule), None)

    def _parts(self, slot: Slot) -> Iterator[Phrase]:
        classes = node_classes()
        return (p for p in reachable(self.phrase) if classes.get(p.rule) in slot.classes)

    def _parts_within(self, slot: Slot) -> Iterator[Phrase]:
        """Where it is said under which rule they are written, only there."""
        if slot.written == slot.name:
            return self._parts(slot)
        part, classes = self._part(slot.written), node_classes()
        inner = reachable(part) if part is not None else iter(())
        return (p for p in inner if classes.get(p.rule) in slot.classes)

    def _node(self, slot: Slot) -> Any:
        part = next(self._parts(slot), None)
        return slot.default if part is None else self._node_of(slot, part)

    def _node_of(self, slot: Slot, part: Phrase) -> Any:
        if slot.classes == {Gauge} and isinstance(slot.of, Of):
            return gauge_of(self.reader, part, slot.of)
        return node_from(self.reader, part)

    def _noun(self, slot: Slot, kind: Phrase | None) -> Noun | None:
        part = self._part(slot.written)
        word = part.word("NAME") if part else self._next_name()
        return self._looked_up(slot, word, kind) if word else None

    def _nouns(self, slot: Slot) -> tuple[Noun, ...]:
        part = next((p for p in map(self._part, (slot.written, *LISTS)) if p), None)
        words = _names_in(part) if part else ()
        return tuple(self._looked_up(slot, word, None) for word in words)

    def _looked_up(self, slot: Slot, word: Word, kind: Phrase | None) -> Noun:
        wanted, also = _categories(slot, kind)
        return self.reader.noun(word, wanted, also)

    def _next_name(self) -> Word | None:
        names = self.phrase.words("NAME")
        self.taken_names += 1
        return names[self.taken_names - 1] if self.taken_names <= len(names) else None

    def _number(self, slot: Slot) -> Any:
        part = self._part(slot.written)
        word = next(iter(part.words(*NUMBERS)), None) if part else self._next_number()
        return number_of(self.reader, word) if word else slot.default

    def _next_number(self) -> Word | None:
        numbers = self.phrase.words(*NUMBERS)
        self.taken_numbers += 1
        return numbers[self.taken_numbers - 1] if self.taken_numbers <= len(numbers) else None

    def _choice(self, slot: Slot) -> Any:
        part = self._part(slot.written)
        if part is None:
            return slot.default
        words = [BY_WORD_KIND.get(word.kind, word.text) for word in part.words()]
        said = "_".join(words)
        ways = (said, said.removeprefix("of_"))
        chosen = (c for c in slot.choices if c and (c.replace(" ", "_") in ways or c in words))
        return next(chosen, slot.default)

    def _amount(self, slot: Slot) -> Any:
        """In a phrase of its own (`keep 2`), or in that of the node itself."""
        inner = self._part(slot.written)
        holder = inner if inner is not None and inner.phrases(*SAID) else self.phrase
        return amount_of(self.reader, holder, node_from) if holder.phrases(*SAID) else slot.default

    def _either(self, slot: Slot) -> Any:
        part = next(self._parts(slot), None)
        if part is not None:
            return node_from(self.reader, part)
        return self._noun(slot, None)


def _categories(slot: Slot, kind: Phrase | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    if isinstance(slot.of, OfKind):
        return dict(slot.of.by_kind)[kind.rule if kind else ""], ()
    assert slot.of is not None, slot.name
    return slot.of.wanted, slot.of.also


def _names_in(phrase: Phrase) -> tuple[Word, ...]:
    """Names in a phrase and in the lists below it."""
    names: list[Word] = []
    for part in phrase.parts:
        if isinstance(part, Phrase):
            names += _names_in(part)
        elif part.kind in ("NAME", "CARD"):
            names.append(part)
    return tuple(names)
