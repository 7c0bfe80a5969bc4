"""An item is understood. In: syntax.Item and a Vocabulary. Out: rules.Card with every noun looked up, and findings."""

from typing import Any, get_args

from cardwright.findings import Finding
from cardwright.rules.blocks import node_of_line
from cardwright.rules.fill import node_from
from cardwright.rules.forms import node_classes
from cardwright.rules.messages import clause_name, clause_not_allowed, stray_step, unknown_kind
from cardwright.rules.nodes import (
    Action,
    AllConditions,
    Allow,
    Card,
    Condition,
    Lasting,
    Noun,
    Printed,
    Step,
    Whenever,
    While,
    asked_together,
)
from cardwright.rules.reader import Reader
from cardwright.source import NOWHERE, Span
from cardwright.source.visible import visible
from cardwright.syntax.nodes import Item, Line, Page, Phrase
from cardwright.values import dataclass, field, replace
from cardwright.vocabulary.clause_names import EVERY_ITEM, clause_names
from cardwright.vocabulary.entry import Kind
from cardwright.vocabulary.field_messages import missing_fields
from cardwright.vocabulary.field_values import read_fields
from cardwright.vocabulary.from_syntax import kind_id
from cardwright.vocabulary.vocabulary import Vocabulary


def read_page(page: Page, vocabulary: Vocabulary) -> tuple[tuple[Card, ...], tuple[Finding, ...]]:
    read = [read_card(item, vocabulary, page.path) for item in page.items]
    return tuple(card for card, _ in read), tuple(d for _, found in read for d in found)


def read_card(
    item: Item, vocabulary: Vocabulary, path: str = ""
) -> tuple[Card, tuple[Finding, ...]]:
    path = path or item.id.span.path
    kind = vocabulary.kind(kind_id(item), item.id.span.path)
    if kind is None:
        return _unread(item, path), () if item.damaged else (unknown_kind(item, vocabulary),)
    fields, findings = read_fields(item, kind, vocabulary)
    reader = Reader(vocabulary, list(findings))
    broken = any(line.is_broken for line in item.lines)
    reader.damaged = item.damaged or broken or bool(findings)
    # A field that seems to be missing may well stand on the line that could not be read.
    if not reader.damaged:
        for missing in missing_fields(item, kind, fields):
            reader.tell(missing)
    parts = _Parts(reader, kind)
    parts.lines(item.lines)
    card = Card(
        kind=kind.noun,
        id=visible(item.id.text),
        name=_name(item),
        path=path,
        set_id=vocabulary.layers.of(path).id,
        fields=fields,
        span=item.span,
        id_span=item.id.span,
        damaged=reader.damaged,
        **parts.as_fields(),
    )
    return card, tuple(reader.findings)


def read_clauses(item: Item, vocabulary: Vocabulary, path: str) -> tuple[Card, tuple[Finding, ...]]:
    """An item of no kind of its own, which may say whatever a clause says: what was read from print, not yet written by anybody."""
    kind = next(iter(vocabulary.kinds.values()))
    kind = replace(kind, fields=(), clauses=clause_names())
    parts = _Parts(Reader(vocabulary), kind)
    parts.lines(item.lines)
    broken = any(line.is_broken for line in item.lines)
    card = Card(
        kind.noun,
        item.id.text,
        _name(item),
        path,
        "",
        damaged=item.damaged or broken or parts.reader.damaged,
        **parts.as_fields(),
    )
    return card, tuple(parts.reader.findings)


@dataclass(slots=True)
class _Parts:
    """What the lines of an item say, sorted by what they are."""

    reader: Reader
    kind: Kind
    requires: list[Any] = field(default_factory=list)
    starts: list[Any] = field(default_factory=list)
    clauses: list[Any] = field(default_factory=list)
    lasting: list[Any] = field(default_factory=list)
    printed: list[Printed] = field(default_factory=list)
    allows: list[Allow] = field(default_factory=list)
    formerly: list[str] = field(default_factory=list)
    python: str = ""
    python_span: Span = NOWHERE

    def as_fields(self) -> dict[str, Any]:
        many = {
            name: tuple(getattr(self, name))
            for name in (
                "requires",
                "starts",
                "clauses",
                "lasting",
                "printed",
                "allows",
                "formerly",
            )
        }
        return {**many, "python": self.python, "python_span": self.python_span}

    def lines(self, lines: tuple[Line, ...]) -> None:
        for line in lines:
            if line.is_broken:
                node_of_line(self.reader, line)
            elif line.phrase and line.phrase.rule != "fields":
                self._line(line, line.phrase)

    def _line(self, line: Line, phrase: Phrase) -> None:
        rule = phrase.rule
        self.reader.rule = rule
        if rule in EVERY_ITEM:
            self._remark(phrase)
        elif node_classes().get(rule) in get_args(Step):
            self.reader.tell(stray_step(line, phrase, self.kind))
        elif not self._is_allowed(rule):
            self.reader.tell(clause_not_allowed(phrase, self.kind))
        elif rule in ("requires", "starts"):
            self._list(phrase, getattr(self, rule))
        elif rule == "while":
            self._while(line, phrase, ())
        else:
            self._clause(line)

    def _is_allowed(self, rule: str) -> bool:
        return clause_name(rule) in self.kind.clauses

    def _list(self, phrase: Phrase, into: list[Any]) -> None:
        for part in phrase.phrases():
            before = len(self.reader.findings)
            inner = part.phrases()[0] if part.rule == "condition" else part
            node = node_from(self.reader, inner)
            if len(self.reader.findings) == before:
                into.append(node)

    def _clause(self, line: Line) -> None:
        node = self._read_clause(line)
        if node is None:
            return
        into = self.lasting if isinstance(node, get_args(Lasting)) else self.clauses
        into.append(node)

    def _read_clause(self, line: Line) -> Any:
        is_action = line.phrase is not None and line.phrase.rule == "action"
        self.reader.least_chosen = 1 if is_action else 0
        return node_of_line(self.reader, line)

    def _while(self, line: Line, phrase: Phrase, outer: tuple[Condition, ...]) -> None:
        """Effects are kept together; an action and a `whenever` can say the condition themselves."""
        held = (*outer, node_from(self.reader, phrase.phrases()[0].phrases()[0]))
        effects = []
        for inner in line.block:
            rule = inner.phrase.rule if inner.phrase is not None else ""
            if inner.phrase is not None and rule == "while":
                self._while(inner, inner.phrase, held)
            elif inner.phrase is not None and not self._is_allowed(rule):
                self.reader.tell(clause_not_allowed(inner.phrase, self.kind))
            elif isinstance(node := self._read_clause(inner), Action | Whenever):
                own = () if node.condition is None else (node.condition,)
                self.clauses.append(replace(node, condition=_all_of((*held, *own))))
            elif node is not None:
                effects.append(node)
        if effects:
            self.lasting.append(While(_all_of(held), tuple(effects), span=phrase.span))

    def _remark(self, phrase: Phrase) -> None:
        names = [word.text for word in phrase.words("NAME")]
        texts = [visible(word.text.strip('"')) for word in phrase.words("STRING")]
        match phrase.rule:
            case "printed":
                self.printed.append(Printed(names[0], texts[0], span=phrase.span))
            case "allow":
                slug = phrase.words("SLUG")[0].text
                self.allows.append(Allow(slug, texts[0], span=phrase.span))
            case "formerly":
                self.formerly += names
            case "python":
                self.python, self.python_span = texts[0], phrase.span


def _all_of(conditions: tuple[Condition, ...]) -> Condition:
    flat = tuple(each for condition in conditions for each in asked_together(condition))
    return flat[0] if len(flat) == 1 else AllConditions(flat, span=conditions[0].span)


def _name(item: Item) -> str:
    if item.name is not None:
        return visible(item.name.text.strip('"'))
    return visible(item.id.text.replace("_", " ").capitalize())


def _unread(item: Item, path: str) -> Card:
    kind = Noun("kind", kind_id(item), "?")
    return Card(
        kind,
        visible(item.id.text),
        _name(item),
        path,
        "",
        span=item.span,
        id_span=item.id.span,
        damaged=True,
    )
