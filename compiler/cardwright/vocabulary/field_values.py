"""Fields of an item, read. In: its lines of fields and what its kind allows. Out: rules Fields and findings."""

from collections.abc import Iterator

from cardwright.findings import Finding
from cardwright.findings.near import Near, near
from cardwright.source import Span
from cardwright.syntax.complaints import missing_comma
from cardwright.syntax.foreign import said_otherwise
from cardwright.syntax.forms import verbs
from cardwright.source.visible import visible
from cardwright.syntax.nodes import Item, Word
from cardwright.syntax.quarantine import is_waiting_field, quarantined, waiting_at_start
from cardwright.values import dataclass, field
from cardwright.vocabulary.clause_names import clause_names
from cardwright.vocabulary.entry import Kind
from cardwright.vocabulary.field_messages import (
    misspelt_verb,
    out_of_range,
    repeated,
    unknown_field,
    wrong_value,
    wrong_word,
)
from cardwright.vocabulary.field_spec import NOT_NOUNS, FieldSpec
from cardwright.vocabulary.look_up import look_up
from cardwright.vocabulary.noun import Field, FieldValue, Noun
from cardwright.vocabulary.vocabulary import Vocabulary

Group = tuple[Word, ...]

FROM_VERSION = "FROM_VERSION"
_VERSIONS = (["VERSION"], ["NUMBER"])

MOST = 9_999
"""No number of a game is larger; a field can say how much smaller its own are."""


def read_fields(
    item: Item, kind: Kind, vocabulary: Vocabulary
) -> tuple[tuple[Field, ...], tuple[Finding, ...]]:
    reading = _FieldReader(kind, vocabulary)
    for line in item.lines:
        if line.phrase is not None and line.phrase.rule == "fields":
            reading.line([phrase.words() for phrase in line.phrase.phrases("field")])
    return tuple(reading.done), tuple(reading.findings)


@dataclass(slots=True)
class _FieldReader:
    kind: Kind
    vocabulary: Vocabulary
    done: list[Field] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    def line(self, groups: list[Group]) -> None:
        open_spec: FieldSpec | None = None
        for group in groups:
            for part in self._cut(group, open_spec):
                open_spec = self._part(part, open_spec, part[0] is groups[0][0])

    def _part(
        self, group: Group, open_spec: FieldSpec | None, begins_line: bool
    ) -> FieldSpec | None:
        """The field that this part begins or goes on with."""
        spec = self._spec_of(group)
        if spec is not None:
            self._begin(spec, group)
            return spec
        if open_spec is not None and open_spec.several:
            self._go_on(open_spec, group)
            return open_spec
        self.findings.append(self._unknown(group, begins_line))
        return None

    def _cut(self, group: Group, open_spec: FieldSpec | None) -> Iterator[Group]:
        """Cut where a comma must be missing: what cannot be read whole, and can be up to where something begins."""
        places = self._places(group)
        while places and not self._reads(group, open_spec):
            at = next((at for at in places if self._reads(group[:at], open_spec)), 0)
            if not at:
                break
            self.findings.append(missing_comma(group[at - 1], group[at]))
            yield group[:at]
            open_spec = self._spec_of(group[:at]) or open_spec
            group = group[at:]
            places = self._places(group)
        yield group

    def _places(self, group: Group) -> list[int]:
        """Where another part may begin; the word behind a field's name is its value."""
        named = self.kind.spec(group[0].text) is not None
        return [at for at in range(1 + named, len(group)) if self._begins(group, at)]

    def _reads(self, group: Group, open_spec: FieldSpec | None) -> bool:
        trial = _FieldReader(self.kind, self.vocabulary)
        if open_spec is not None:
            trial.done.append(Field(open_spec.name, (), span=_span(group)))
        trial._part(group, open_spec, False)
        return not trial.findings

    def _begins(self, group: Group, at: int) -> bool:
        """Whether a field can begin with this word, or another value of the one before."""
        named = self.kind.spec(group[at].text)
        if named is not None and not named.bare:
            return True
        before = self._spec_of(group[:at])
        specs = [spec for spec in self.kind.fields if spec.bare or spec is before and spec.several]
        return any(
            self.vocabulary.find(group[at].text, spec.nouns, group[at].span.path) for spec in specs
        )

    def _spec_of(self, group: Group) -> FieldSpec | None:
        word = group[0]
        named = self.kind.spec(word.text)
        if named is not None and not named.bare:
            return named
        if len(group) > 1:
            return None
        bare = (spec for spec in self.kind.fields if spec.bare)
        return next(
            (s for s in bare if self.vocabulary.find(word.text, s.nouns, word.span.path)), None
        )

    def _begin(self, spec: FieldSpec, group: Group) -> None:
        span = _span(group)
        before = next((f for f in self.done if f.name == spec.name), None)
        if before is not None and not spec.repeats:
            self.findings.append(repeated(spec, span, before))
            return
        words = group if spec.bare else group[1:]
        values = self._values(spec, words, span) if words or not spec.is_flag else ()
        self.done.append(Field(spec.name, (values,) if values else (), span=span))

    def _go_on(self, spec: FieldSpec, group: Group) -> None:
        last = self.done[-1]
        values = self._values(spec, group, _span(group))
        groups = (*last.groups, values) if values else last.groups
        self.done[-1] = Field(last.name, groups, span=last.span.to(_span(group)))

    def _values(self, spec: FieldSpec, words: Group, span: Span) -> tuple[FieldValue, ...]:
        wanted_one = len(spec.takes) == 1
        strays = (wanted_one and len(words) > 1) or not _is_bounded_rightly(spec, words)
        if not words or strays or spec.is_flag:
            self.findings.append(wrong_value(spec, _span(words) if words else span))
            return ()
        values = (self._value(spec, word) for word in words if not _joins(spec, word))
        return tuple(value for value in values if value is not None)

    def _value(self, spec: FieldSpec, word: Word) -> FieldValue | None:
        if word.kind == "STRING":
            return self._literal(spec, word, "text", visible(word.text[1:-1]))
        if word.kind == "NUMBER":
            return self._number(spec, word)
        if word.kind == "VERSION":
            kind = "version" if "version" in spec.takes else "text"
            return self._literal(spec, word, kind, word.text)
        if word.kind == "CODE":
            return self._literal(spec, word, "text", word.text)
        if spec.nouns:
            return self._noun(spec, word)
        return self._plain(spec, word)

    def _literal(
        self, spec: FieldSpec, word: Word, kind: str, value: FieldValue
    ) -> FieldValue | None:
        if kind in spec.takes:
            return value
        self.findings.append(wrong_value(spec, word.span))
        return None

    def _number(self, spec: FieldSpec, word: Word) -> FieldValue | None:
        if not {"text", "version"}.isdisjoint(spec.takes) and "number" not in spec.takes:
            return word.text
        number = int(word.text)
        low = -MOST if spec.least is None else spec.least
        high = MOST if spec.most is None else spec.most
        if not low <= number <= high:
            self.findings.append(out_of_range(spec, word, low, high))
            return None
        return self._literal(spec, word, "number", number)

    def _noun(self, spec: FieldSpec, word: Word) -> Noun:
        noun, finding = look_up(self.vocabulary, word, spec.nouns)
        if finding is not None:
            self.findings.append(finding)
        return noun

    def _plain(self, spec: FieldSpec, word: Word) -> FieldValue | None:
        allowed = _plain_words(spec, self.vocabulary)
        if "text" in spec.takes or "name" in spec.takes or word.text in allowed:
            return word.text
        self.findings.append(wrong_word(spec, word, allowed))
        return None

    def _unknown(self, group: Group, begins_line: bool) -> Finding:
        word = group[0]
        waiting = waiting_at_start(group) if begins_line else None
        if waiting is not None:
            return waiting
        if is_waiting_field(self.kind.id, word.text):
            return quarantined(word.span, word.text)
        bare = (
            tuple(c for s in self.kind.fields if s.bare for c in s.nouns) if not group[1:] else ()
        )
        names = tuple(s.name for s in self.kind.fields if not s.bare)
        ids = [entry.noun.id for c in bare for entry in self.vocabulary.of_category(c)]
        said = said_otherwise(word.text)[:1] if begins_line else ()
        close = Near(said, near(word.text, said).certain)
        if not close.words:
            here = _verbs_of(self.kind) if begins_line else ()
            close = near(word.text.lower(), (*names, *ids, *here))
        if close.words and close.words[0] not in (*names, *ids):
            return misspelt_verb(word, close)
        if close.words and close.words[0] in ids:
            finding = look_up(self.vocabulary, word, bare)[1]
            if finding is not None:
                return finding
        return unknown_field(self.kind, word, (*names, *bare), close)


def _joins(spec: FieldSpec, word: Word) -> bool:
    """A word between two values."""
    if word.kind == FROM_VERSION:
        return "version" in spec.takes
    return word.text == "to" and "to" in spec.takes


def _is_bounded_rightly(spec: FieldSpec, words: Group) -> bool:
    """`base`, or `base >= 1.2`."""
    kinds = [word.kind for word in words]
    if "version" not in spec.takes:
        return FROM_VERSION not in kinds
    return len(kinds) == 1 or (kinds[1:2] == [FROM_VERSION] and kinds[2:] in _VERSIONS)


def _plain_words(spec: FieldSpec, vocabulary: Vocabulary) -> tuple[str, ...]:
    if "clause" in spec.takes:
        return clause_names()
    return (
        (*sorted(vocabulary.category_ids), *sorted(NOT_NOUNS)) if "category" in spec.takes else ()
    )


def _verbs_of(kind: Kind) -> tuple[str, ...]:
    """Without those that begin a clause which such an item cannot have."""
    return tuple(verb for verb in verbs() if verb not in clause_names() or verb in kind.clauses)


def _span(words: Group) -> Span:
    return words[0].span.to(words[-1].span)
