"""Kinds and nouns for docs/language.md. In: categories and a vocabulary. Out: Markdown."""

from collections.abc import Container, Iterable, Iterator, Mapping

from cardwright.findings.words import with_article
from cardwright.vocabulary import Category, Entry, FieldSpec, Kind, Vocabulary, categories
from cardwright.wording.text import capitalized
from cardwright_tools.language_page.examples import small_game

_CODE = {
    "nothing": "nothing",
    "number": "a number",
    "text": "a text",
    "name": "a word",
    "to": "`to`",
    "version": "`>=` and a version",
}


def kinds(vocabulary: Vocabulary, examples: Mapping[str, str]) -> str:
    of_packs = {e.noun.id for e in vocabulary.of_category("kind") if e.layer.level == "pack"}
    declared = (k for k in vocabulary.kinds.values() if not k.is_category and k.id not in of_packs)
    each = (_kind(kind, examples.get(kind.id, "")) for kind in declared)
    return "\n\n".join(("## Heads and kinds", _HEADS, *each))


_HEADS = """\
A head gives the kind of the item, its id, and its name in quotes. Other files and saved games refer to the item by its id,
which is also the name of the file. Kinds are nouns too; these are the kinds of this game."""


def _kind(kind: Kind, example: str) -> str:
    head = kind.id.replace("_", " ")
    clauses = ", ".join(f"`{clause}`" for clause in kind.clauses)
    has = f"\n\nClauses: {clauses}." if clauses else ""
    table = fields_table(kind.fields, but=of_every_noun())
    parts = (f"### `{head}`", f"{capitalized(kind.one)}.{has}", table, example and fence(example))
    return "\n\n".join(part for part in parts if part)


def fields_table(fields: Iterable[FieldSpec], but: Container[FieldSpec] = ()) -> str:
    rows = [_row(spec) for spec in fields if spec not in but]
    if not rows:
        return ""
    return "\n".join(("| field | takes | means |", "|---|---|---|", *rows))


def _row(spec: FieldSpec) -> str:
    name = f"({spec.name})" if spec.bare else f"`{spec.name}`"
    notes = [note for note, holds in _notes(spec) if holds]
    takes = ", ".join((*map(_taken, spec.takes), *notes))
    return f"| {name} | {takes} | {spec.means} |"


def _notes(spec: FieldSpec) -> Iterator[tuple[str, bool]]:
    yield "several, with commas", spec.several
    yield "on several lines", spec.repeats
    yield f"{spec.least} to {spec.most}", spec.least is not None and spec.most is not None
    yield "required", spec.always
    yield "without its name", spec.bare


def _taken(kind: str) -> str:
    return _CODE.get(kind, with_article(kind.replace("_", " ")))


def nouns(vocabulary: Vocabulary) -> str:
    means, example = small_game()
    each = (_category(category, vocabulary) for category in categories().values())
    last = f"### A small game\n\n{means}\n\n{fence(example.text)}"
    return "\n\n".join(("## Nouns by category", _NOUNS, fields_table(of_every_noun()), *each, last))


_NOUNS = """\
A noun is an item too: its category, its id and its name. A card may call it by its id, by its plural, or by its words
joined with `_`. Every noun, and every kind of item, may have these fields (`worded en gauge_at_track_least "{level} or warmer"`):"""


def of_every_noun() -> tuple[FieldSpec, ...]:
    first, *others = (category.fields for category in categories().values())
    return tuple(spec for spec in first if all(spec in fields for fields in others))


def _category(category: Category, vocabulary: Vocabulary) -> str:
    own = fields_table(category.fields, but=of_every_noun())
    # The nouns of packs stand in the folders of the packs: one more example is no news about the language.
    found = [e for e in vocabulary.of_category(category.id) if e.layer.level != "pack"]
    here = f"In this game: {', '.join(map(_noun, found))}." if found else ""
    parts = (f"### {category.id}", category.means, own, fence(category.example), here)
    return "\n\n".join(part for part in parts if part)


def _noun(entry: Entry) -> str:
    return f"`{entry.noun.id}` ({entry.one})"


def fence(text: str) -> str:
    return f"```card\n{text.strip()}\n```"
