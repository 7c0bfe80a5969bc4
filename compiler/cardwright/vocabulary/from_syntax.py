"""A vocabulary is gathered. In: syntax.Pages of a game, its sets and packs. Out: Vocabulary, and clashes as findings."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from cardwright.findings import Finding
from cardwright.source.visible import visible
from cardwright.syntax.nodes import Item, Page
from cardwright.values import replace
from cardwright.vocabulary.categories import Category, categories
from cardwright.vocabulary.clashes import kind_clashes, noun_clashes
from cardwright.vocabulary.entry import Entry, Kind
from cardwright.vocabulary.field_spec import FieldSpec
from cardwright.vocabulary.field_values import read_fields
from cardwright.vocabulary.layers import Layers, layers_of
from cardwright.vocabulary.noun import Field, Noun
from cardwright.vocabulary.vocabulary import Vocabulary
from cardwright.vocabulary.words import plural_of_name

ANYTHING = ("number", "text", "name")
"""What a field takes whose declaration has a mistake, so that the mistake is told once."""

Head: TypeAlias = tuple[str, str, str]
"""Of an item: its kind, its id, and, where it declares a kind, the category that items of that kind are nouns of."""


def from_pages(pages: Iterable[Page]) -> tuple[Vocabulary, tuple[Finding, ...]]:
    ordered = sorted(pages, key=lambda page: page.path)
    layers = layers_of(ordered)
    category_of = _category_by_kind(head for page in ordered for head in heads_of(page))
    entries, clashes = noun_clashes(_entries(ordered, layers, category_of), layers)
    items = {item.id.span: item for page in ordered for item in page.items}
    ids = frozenset(filter(None, category_of.values()))
    language = tuple(_category_kind(category) for category in categories().values())
    plain = Vocabulary(entries, language, layers.all, ids)
    read = tuple(_with_fields(entry, items[entry.span], plain) for entry in entries)
    with_fields = Vocabulary(read, language, layers.all, ids)
    kinds = (*_declared_kinds(with_fields), *language)
    # Nouns of declared kinds can have fields only now that the kinds have theirs.
    complete = Vocabulary(read, kinds, layers.all, ids)
    last = (_of_declared_kind(entry, items[entry.span], complete) for entry in read)
    return Vocabulary(last, kinds, layers.all, ids), (*clashes, *kind_clashes(entries))


def kind_id(item: Item) -> str:
    """`standard project` -> `standard_project`."""
    return "_".join(word.text for word in item.kind)


def heads_of(page: Page) -> tuple[Head, ...]:
    return tuple(
        (
            kind_id(item),
            item.id.text,
            _first_value(item, "nouns") if kind_id(item) == "kind" else "",
        )
        for item in page.items
    )


def declaring(pages: Mapping[str, tuple[Head, ...]]) -> tuple[str, ...]:
    """The pages that declare a noun; no other page says anything about what a word means."""
    paths = sorted(pages)
    category_of = _category_by_kind(head for path in paths for head in pages[path])
    return tuple(path for path in paths if any(category_of.get(kind) for kind, *_ in pages[path]))


def _category_by_kind(heads: Iterable[Head]) -> dict[str, str]:
    """Category of noun by kind of item; empty for kinds whose items are no nouns."""
    declared = {id: nouns for kind, id, nouns in heads if kind == "kind"}
    return {**declared, **{id: id for id in categories()}}


def _entries(pages: Iterable[Page], layers: Layers, category_of: dict[str, str]) -> Iterator[Entry]:
    for page in pages:
        layer = layers.of(page.path)
        for item in page.items:
            category = category_of.get(kind_id(item))
            if category:
                noun = Noun(category, item.id.text, layer.id, layer.is_native)
                one = item.name.text.strip('"') if item.name else item.id.text.replace("_", " ")
                one = visible(one)
                yield Entry(noun, one, one, layer, kind_id(item), item.id.span)


def _first_value(item: Item, name: str) -> str:
    lines = (line.words for line in item.lines if line.words[:1] and line.words[0].text == name)
    return next((words[1].text for words in lines if len(words) > 1), "")


def _with_fields(entry: Entry, item: Item, vocabulary: Vocabulary) -> Entry:
    kind = vocabulary.kind(entry.kind)
    if kind is None:
        return entry
    fields = read_fields(item, kind, vocabulary)[0]
    on, beside = _lies(item)
    return _worded(replace(entry, fields=fields, lies_on=on, lies_beside=beside))


def _lies(item: Item) -> tuple[str, tuple[str, ...]]:
    """`lies on land beside no city`: land, and city."""
    lines = ([word.text for word in line.words] for line in item.lines)
    said = next((words for words in lines if words[:2] == ["lies", "on"]), [])
    on = said[2] if len(said) > 2 and said[3:4] != ["or"] else ""
    behind = (said[at + 1 :] for at, word in enumerate(said) if word == "beside")
    named = (next((word for word in rest if not _counts(word)), "") for rest in behind)
    return on, tuple(filter(None, named))


def _counts(word: str) -> bool:
    return word in ("no", "your", "that") or word.isdigit()


def _of_declared_kind(entry: Entry, item: Item, vocabulary: Vocabulary) -> Entry:
    kind = vocabulary.kind(entry.kind)
    return entry if kind is None or kind.is_category else _with_fields(entry, item, vocabulary)


def _worded(entry: Entry) -> Entry:
    many = next(iter(entry.texts_in("many")), plural_of_name(entry.one))
    return replace(entry, many=many)


def _category_kind(category: Category) -> Kind:
    return Kind(
        id=category.id,
        noun=Noun("category", category.id),
        one=category.id,
        many=f"{category.id}s",
        base=category.base,
        nouns=category.id,
        fields=category.fields,
        clauses=category.clauses,
        is_category=True,
    )


def _declared_kinds(vocabulary: Vocabulary) -> Iterator[Kind]:
    for entry in vocabulary.of_category("kind"):
        yield Kind(
            id=entry.noun.id,
            noun=entry.noun,
            one=entry.one,
            many=entry.many,
            base=next(iter(entry.texts_in("base")), ""),
            nouns=next(iter(entry.texts_in("nouns")), ""),
            fields=tuple(_specs_of(entry, vocabulary)),
            clauses=entry.texts_in("clauses"),
            qualities=entry.nouns_in("cards_are"),
            performs=entry.texts_in("performs"),
        )


def _specs_of(entry: Entry, vocabulary: Vocabulary) -> Iterator[FieldSpec]:
    for name, always in (("always", True), ("sometimes", False)):
        for noun in entry.nouns_in(name):
            declared = vocabulary.entry_of(noun)
            if declared is not None:
                yield _spec(declared, always)
    yield from (s for s in categories()["kind"].fields if s.name == "also_called")


def _spec(entry: Entry, always: bool) -> FieldSpec:
    low, high = _range(entry.field("range"))
    return FieldSpec(
        name=entry.noun.id,
        takes=entry.texts_in("takes") or ANYTHING,
        several=entry.has("several"),
        repeats=entry.has("repeats"),
        bare=entry.has("bare"),
        always=always,
        least=low,
        most=high,
        means=entry.one,
        span=entry.span,
    )


def _range(field: Field | None) -> tuple[int | None, int | None]:
    numbers = [v for v in field.values if isinstance(v, int)] if field else []
    return (numbers[0], numbers[1]) if len(numbers) == 2 else (None, None)
