"""Two declarations of one noun. In: entries of all layers. Out: one entry for each noun, and what to say about the others."""

from collections.abc import Iterable

from cardwright.diagnostics import Diagnostic, Label, error
from cardwright.vocabulary.categories import categories
from cardwright.vocabulary.entry import Entry
from cardwright.vocabulary.layers import LEVELS, Layer


def noun_clashes(entries: Iterable[Entry]) -> tuple[tuple[Entry, ...], tuple[Diagnostic, ...]]:
    """The game's own declaration wins over a set's, and a set's over a pack's."""
    first: dict[tuple[str, str], Entry] = {}
    diagnostics = []
    for entry in sorted(entries, key=_rank):
        key = (entry.noun.category, entry.noun.id)
        if key in first:
            diagnostics.append(_clash(entry, first[key]))
        else:
            first[key] = entry
    return tuple(first.values()), tuple(diagnostics)


def kind_clashes(entries: Iterable[Entry]) -> tuple[Diagnostic, ...]:
    """A kind cannot take the name of a category that the language has."""
    return tuple(
        error(
            "duplicate-noun",
            f"`{entry.noun.id}` is a category of noun already",
            entry.span,
            "give this kind another id",
            help="Categories belong to the language; docs/language.md lists them.",
        )
        for entry in entries
        if entry.noun.category == "kind" and entry.noun.id in categories()
    )


def _rank(entry: Entry) -> int:
    return LEVELS.index(entry.layer.level)


def _clash(entry: Entry, other: Entry) -> Diagnostic:
    return error(
        "duplicate-noun",
        f"There is a {entry.noun.category.replace('_', ' ')} `{entry.noun.id}` already",
        entry.span,
        _where(entry.layer),
        secondary=(Label(other.span, f"{_where(other.layer)} has it first"),),
        help="Give one of the two another id, or delete it if both mean the same.",
    )


def _where(layer: Layer) -> str:
    return f"{layer.level} `{layer.id}`" if layer.id else "this file"
