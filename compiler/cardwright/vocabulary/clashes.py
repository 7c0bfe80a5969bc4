"""Two declarations of one noun. In: entries of all layers. Out: one entry for each noun, and what to say about the others."""

from collections.abc import Iterable

from cardwright.findings import Finding, Label, error
from cardwright.findings.words import with_article
from cardwright.vocabulary.categories import categories
from cardwright.vocabulary.entry import Entry
from cardwright.vocabulary.layers import LEVELS, Layer, Layers


def noun_clashes(
    entries: Iterable[Entry], layers: Layers
) -> tuple[tuple[Entry, ...], tuple[Finding, ...]]:
    """The game's own declaration wins over a set's, a set's over a pack's, and that of a pack over those of packs that need it.

    A pack may call something as a set does that it does not need: each author's word means his own.
    """
    kept: dict[tuple[str, str], list[Entry]] = {}
    findings = []
    for entry in sorted(entries, key=lambda entry: _rank(entry.layer, layers)):
        same = kept.setdefault((entry.noun.category, entry.noun.id), [])
        meeting = (other for other in same if layers.meet(entry.layer, other.layer))
        other = next((m for m in meeting if m.layer == entry.layer or not _is_split(entry)), None)
        if other is not None:
            findings.append(_clash(entry, other, layers))
        else:
            same.append(entry)
    return tuple(entry for same in kept.values() for entry in same), tuple(findings)


def _is_split(entry: Entry) -> bool:
    """Of a language, each layer has a lexicon of its own."""
    return entry.noun.category == "lexicon"


def kind_clashes(entries: Iterable[Entry]) -> tuple[Finding, ...]:
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


def _rank(layer: Layer, layers: Layers) -> tuple[int, int]:
    return LEVELS.index(layer.level), len(layers.needed(layer))


def _clash(entry: Entry, other: Entry, layers: Layers) -> Finding:
    return error(
        "duplicate-noun",
        f"There is {with_article(entry.noun.category.replace('_', ' '))} `{entry.noun.id}` already",
        entry.span,
        _where(entry.layer),
        secondary=(Label(other.span, f"{_where(other.layer)} has it first"),),
        help=_way_out(entry, other, layers),
    )


def _way_out(entry: Entry, other: Entry, layers: Layers) -> str:
    """One noun is one noun, whoever names it: a pack that needs another one has its nouns."""
    own, first = entry.layer, other.layer
    if own == first or not own.id or not first.id or "pack" in (entry.kind, other.kind):
        return "Give one of the two another id, or delete it if both mean the same."
    if first.level == "game" or first.id in layers.needed(own):
        there = "is in the game" if first.level == "game" else f"comes with `{first.id}`"
        return f"If both mean the same, delete this one: it {there}. Otherwise give it another id."
    return f"If both mean the same, delete this one and add `needs {first.id}` to {_where(own)}. Otherwise give it another id."


def _where(layer: Layer) -> str:
    return f"{layer.level} `{layer.id}`" if layer.id else "this file"
