"""`missing-translation`: nouns or texts that are there in one language and not in another. In: a deck. Out: a warning for each lexicon, set and card."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from cardwright.checks.all_cards import AllCards, languages
from cardwright.findings import Finding, warning
from cardwright.findings.words import either, many, quoted
from cardwright.rules.nodes import Card
from cardwright.source import Span
from cardwright.vocabulary import Entry
from cardwright.vocabulary.layers import Layer

_UNTRANSLATED = ("game", "set", "pack", "lexicon")
MOST_NAMED = 8


def findings(deck: AllCards) -> Iterator[Finding]:
    yield from _of_nouns(deck)
    yield from _of_prints(deck)


def _of_nouns(deck: AllCards) -> Iterator[Finding]:
    lexicons = deck.vocabulary.of_category("lexicon")
    wanted = sorted({each.noun.id for each in lexicons if any(each.lines_of_texts("word", 3))})
    in_layer: dict[Layer, list[Entry]] = defaultdict(list)
    for entry in deck.vocabulary.entries:
        if _has_words(deck, entry):
            in_layer[entry.layer].append(entry)
    for layer, nouns in in_layer.items():
        for language in wanted:
            own = [each for each in lexicons if each.layer == layer and each.noun.id == language]
            missing = list(_without_word(nouns, own))
            place = own[0].span if own else _manifest(deck, layer)
            if missing and place is not None:
                yield _of_lexicon(language, missing, place)


def _has_words(deck: AllCards, entry: Entry) -> bool:
    """What has a name keeps it in every language."""
    kind = deck.vocabulary.kind(entry.kind)
    by_name = kind is not None and not kind.is_category
    return entry.noun.category not in _UNTRANSLATED and not entry.has("named") and not by_name


def _without_word(nouns: Iterable[Entry], lexicons: Sequence[Entry]) -> Iterator[Entry]:
    lines = (each.lines_of_texts(name, 3) for each in lexicons for name in ("word", "says"))
    said = {line[:2] for each in lines for line in each}
    for entry in nouns:
        if (entry.noun.category, entry.noun.id) not in said:
            yield entry


def _manifest(deck: AllCards, layer: Layer) -> Span | None:
    entries = deck.vocabulary.of_category(layer.level)
    return next((entry.span for entry in entries if entry.layer == layer), None)


def _of_lexicon(language: str, missing: Sequence[Entry], place: Span) -> Finding:
    named = [f"`word {each.noun.category} {each.noun.id}`" for each in missing[:MOST_NAMED]]
    more = " ..." if missing[MOST_NAMED:] else ""
    return warning(
        "missing-translation",
        f"{many(len(missing), 'noun')} of `{missing[0].layer.id}` {'has' if len(missing) == 1 else 'have'} no words in `{language}`",
        place,
        "said in English there",
        body=f"Missing: {', '.join(named)}{more}.",
        help=f"Write them in `lexicon/{language}.card` beside its cards.",
    )


def _of_prints(deck: AllCards) -> Iterator[Finding]:
    """A set that is printed in two languages is printed in both on every card that is printed at all."""
    in_layer: dict[Layer, set[str]] = defaultdict(set)
    for gist, there in deck.told(languages):
        in_layer[deck.vocabulary.layers.of(gist.path)].update(there)
    for gist, there in deck.told(languages):
        missing = sorted(in_layer[deck.vocabulary.layers.of(gist.path)].difference(there))
        if missing:
            yield _of_card(deck.card(gist), missing)


def _of_card(card: Card, languages: Sequence[str]) -> Finding:
    lines = either([f'`printed {language} "..."`' for language in languages])
    return warning(
        "missing-translation",
        f"`{card.id}` has no printed text in {either(quoted(languages))}",
        card.printed[0].span,
        "other cards have that, too",
        help=f"Add {lines}, or take it off the others.",
    )
