"""Who reads a language. In: a Vocabulary, the cards with their sources, and the language. Out: a TextReader.

Each is read by what its phrases say; one with a reading table by that as well, for print has more ways to say a thing than the generator.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from functools import cache

from cardwright.printed.from_phrases import derived
from cardwright.printed.from_table import grammar_of, tables
from cardwright.printed.languages_of_line import OF_SOURCES, languages_spoken, own_nouns
from cardwright.printed.reading_grammar import ReadingGrammar
from cardwright.printed.reading import TextReader
from cardwright.printed.rules_of import rule_of
from cardwright.printed.typed_words import TypedWords, typed_words
from cardwright.rules.nodes import Card, Lies
from cardwright.syntax import prepare_grammar
from cardwright.vocabulary import Vocabulary
from cardwright.wording.from_vocabulary import lexicon_of


def reader_of(
    vocabulary: Vocabulary,
    cards: Iterable[Card],
    language: str = "en",
    *,
    by_first: bool = False,
) -> TextReader:
    """`by_first`: for who writes a line of what is read, and not for who compares it with one."""
    known = _known_of(vocabulary, _lies_of(cards))

    @cache
    def of_phrases() -> ReadingGrammar:
        return derived(lexicon_of(vocabulary, language))

    grammar = prepare_grammar()

    @cache
    def rule(clauses: tuple[str, ...], path: str) -> Card | None:
        return rule_of(clauses, vocabulary, grammar, path)

    # Print is meant first: what it calls `remove 3 plants` is `up to 3`.
    tried: list[Callable[[], ReadingGrammar]] = []
    if language in tables():
        tried.append(_of_print(vocabulary, language))
    tried.append(of_phrases)

    @cache
    def typed() -> TypedWords:
        return typed_words(tried[0]())

    return TextReader(tried, known, rule, by_first, typed)


def _of_print(vocabulary: Vocabulary, language: str) -> Callable[[], ReadingGrammar]:
    """Asked for at every sentence; looking it up by the whole vocabulary would take longer than to read."""

    @cache
    def of_print() -> ReadingGrammar:
        return grammar_of(vocabulary, language)

    return of_print


def _lies_of(cards: Iterable[Card]) -> dict[str, str]:
    return {
        card.id: clause.area.noun.id
        for card in cards
        for clause in card.clauses
        if isinstance(clause, Lies)
    }


def reader_of_nouns(
    vocabulary: Vocabulary, lies: Mapping[str, str], language: str = "en"
) -> TextReader:
    """`lies`: for each tile, the area on which it lies by itself."""
    of_print = _of_print(vocabulary, language)

    @cache
    def typed() -> TypedWords:
        return typed_words(of_print())

    return TextReader((of_print,), _known_of(vocabulary, lies), by_first=True, typed=typed)


def readers_of_lines(
    vocabulary: Vocabulary, of_sources: TextReader, cards: Callable[[], Iterable[Card]]
) -> Callable[[str], Iterator[TextReader]]:
    """Whoever may understand a line that somebody typed; a language without a reading table is learnt from the cards."""

    @cache
    def nouns(language: str) -> Set[str]:
        return own_nouns(language, vocabulary)

    @cache
    def reader(language: str) -> TextReader:
        return reader_of(vocabulary, cards(), language, by_first=True)

    def readers(line: str) -> Iterator[TextReader]:
        yield of_sources
        yield from map(reader, languages_spoken(line, nouns))
        # What begins as a sentence may be one that is generated.
        if line[:1].isupper():
            yield reader(OF_SOURCES)

    return readers


def _known_of(vocabulary: Vocabulary, lies: Mapping[str, str]) -> dict[str, str]:
    known = {f"lies {tile}": area for tile, area in lies.items()}
    for tile in vocabulary.of_category("tile"):
        counts = (noun.id for noun in tile.nouns_in("counts_as"))
        known[f"counts {tile.noun.id}"] = "|".join((tile.noun.id, *counts))
    for resource in vocabulary.of_category("resource"):
        known[f"pays {resource.noun.id}"] = "|".join(
            f"{tag.id} card" for tag in resource.nouns_in("pays_for")
        )
    known["money"] = "|".join(
        e.noun.id for e in vocabulary.of_category("resource") if e.has("money")
    )
    known["wild tag"] = "|".join(e.noun.id for e in vocabulary.of_category("tag") if e.has("wild"))
    for track in vocabulary.of_category("track"):
        known[f"step {track.noun.id}"] = str(track.number_in("step", 1))
    for area in vocabulary.of_category("area"):
        if area.has("board"):
            known.setdefault("board", area.noun.id)
        if area.has("named"):
            known[f"area {area.one.lower()}"] = area.noun.id
    for family in vocabulary.of_category("family"):
        having = (e for e in vocabulary.of_category("resource") if family.noun in e.nouns_in("has"))
        known[f"has {family.noun.id}"] = " ".join(entry.noun.id for entry in having)
    pools = [entry.noun.id for entry in vocabulary.of_category("pool")]
    return {**known, **({"from": pools[-1]} if pools else {})}
