"""Nouns as they stand in print. In: a Vocabulary. Out: for each category its words and ids, and the patterns that nouns have of their own."""

from collections.abc import Iterator, Mapping

from cardwright.printed.words_of_text import both_ways
from cardwright.vocabulary import Entry, Vocabulary


def nouns_of(vocabulary: Vocabulary, language: str) -> Iterator[tuple[str, str, str]]:
    """Its name and its id, one and several, its symbol and what else it is called. `Event card` is one of that type, whatever symbol there is."""
    types = {
        word for entry in vocabulary.of_category("quality") for word in _words(entry, language)
    }
    for entry in vocabulary.entries:
        for word in dict.fromkeys(_words(entry, language)):
            if entry.noun.category == "tag" and word in types:
                continue
            yield entry.noun.category, word, entry.noun.id
            yield from (("worth", word, value.id) for value in entry.nouns_in("worth"))
        for unit in entry.texts_in("unit"):
            yield "unit", unit, "%" if unit == "%" else ""
    yield from _areas_with_names(vocabulary)


def _words(entry: Entry, language: str) -> Iterator[str]:
    yield from entry.texts_in("symbol")
    yield from (entry.one, entry.many)
    for spoken, *words in entry.lines_of_texts("also_called", 1):
        if spoken == language:
            yield from words
    if language == "en":
        id = entry.noun.id.replace("_", " ")
        yield from (id, *(each.replace("_", " ") for each in entry.texts_in("plural")), f"{id}s")


def _areas_with_names(vocabulary: Vocabulary) -> Iterator[tuple[str, str, str]]:
    """Names that a board gives to single areas, and what kind of area they are."""
    for board in vocabulary.of_category("board"):
        for row in (f for f in board.fields if f.name == "row"):
            for group in row.groups:
                name = group[-1]
                if len(group) > 1 and isinstance(name, str):
                    yield "area_name", name, str(group[0])


def own_patterns(
    vocabulary: Vocabulary, language: str, lines: Mapping[str, str]
) -> Iterator[tuple[str, str, str]]:
    """What a noun says instead of the usual words: its kind of thing, the pattern, and the line of the language with the noun in it."""
    for entry in vocabulary.entries:
        worded = [(True, line) for line in entry.lines_of_texts("worded", 3)]
        also = [(False, line) for line in entry.lines_of_texts("also_worded", 3)]
        for is_said, (spoken, name, *form, words) in (*worded, *also):
            said = lines.get(" ".join((name, *form))) or lines.get(name, "")
            if spoken == language and said:
                kind, _, what = said.partition(": ")
                if is_said:
                    words = words.replace("(", " ").replace(")", " ")
                called = "|".join(dict.fromkeys(_words(entry, language)))
                words = both_ways(words.replace("{gauge}", f"[{called}]"))
                words = words.replace("{normally}", "{usual}")
                unit = _resource_of_unit(entry, vocabulary)
                if unit:
                    words = words.replace("{number}", "{number:n} ({paid:resource}) (each)")
                    words = words.replace("{usual}", "{usual:n} ({was:resource})")
                yield kind, words, _with_noun(what, entry, unit)


def _resource_of_unit(entry: Entry, vocabulary: Vocabulary) -> str:
    """Empty where it is counted in something else."""
    units = set(entry.texts_in("unit"))
    counted = (
        e for e in vocabulary.of_category("resource") if units & {e.many, *e.texts_in("symbol")}
    )
    return next((each.noun.id for each in counted), "")


def _with_noun(line: str, entry: Entry, unit: str) -> str:
    normally = str(entry.number_in("normally"))
    line = line.replace("{noun}", entry.noun.id).replace("{normally}", normally)
    return line.replace("{unit}", unit)
