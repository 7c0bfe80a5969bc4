"""A lexicon for the nouns of a game. In: a Vocabulary and a language. Out: Lexicon with the words of each noun in that language."""

from collections.abc import Iterator

from cardwright.rules.nodes import Noun
from cardwright.vocabulary import Entry
from cardwright.vocabulary import Vocabulary
from cardwright.wording.lexicon import Lexicon, NounKey, plural_categories
from cardwright.wording.nominals import LexiconNoun
from cardwright.wording.phrases import load_phrases


def lexicon_of(vocabulary: Vocabulary, language: str = "en") -> Lexicon:
    entries = {_key(entry): _words_of(entry, language) for entry in vocabulary.entries}
    entries.update(_own_words(vocabulary))
    own = frozenset(e.noun.id for e in vocabulary.of_category("quality") if e.has("dealt"))
    return Lexicon(load_phrases(language), entries, _money(vocabulary), own)


def _key(entry: Entry) -> NounKey:
    return (entry.noun.category, entry.noun.id)


def _words_of(entry: Entry, language: str) -> LexiconNoun:
    symbol = next(iter(entry.texts_in("symbol")), "")
    forms = {"one": symbol, "other": symbol} if symbol else forms_in(entry, language)
    unit = next(iter(entry.texts_in("unit")), "")
    return LexiconNoun(forms, unit, _is_one_of_a_kind(entry), entry.number_in("normally"))


def forms_in(entry: Entry, language: str) -> dict[str, str]:
    """`called cs "jádro" "jádra" "jader"`: one, then the plural categories of the language, the last for all others."""
    called = next((words[1:] for words in entry.words if words[0] == language), ())
    if not called:
        return {"one": entry.one, "other": entry.many}
    return {**dict(zip(plural_categories(language), called)), "other": called[-1]}


def _is_one_of_a_kind(entry: Entry) -> bool:
    """One certain area; a tile of which there is no second."""
    return entry.has("named") or entry.number_in("supply") == 1


def _own_words(vocabulary: Vocabulary) -> Iterator[tuple[NounKey, LexiconNoun]]:
    """`calls round "generation"`: what a game calls a word of the language."""
    for game in vocabulary.of_category("game"):
        for line in (field for field in game.fields if field.name == "calls"):
            name, *words = (str(value) for value in line.values)
            if words:
                yield ("word", name), LexiconNoun({"one": words[0], "other": words[-1]})


def _money(vocabulary: Vocabulary) -> Noun | None:
    resources = vocabulary.of_category("resource")
    return next((entry.noun for entry in resources if entry.has("money")), None)
