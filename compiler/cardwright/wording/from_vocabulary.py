"""A lexicon for the nouns of a game. In: a Vocabulary and a language. Out: Lexicon with the words of each noun in that language."""

from collections.abc import Iterator, Mapping, Sequence

from cardwright.rules.choosing import CHOSEN, CHOSEN_FROM
from cardwright.rules.nodes import Noun
from cardwright.values import replace
from cardwright.vocabulary import Entry
from cardwright.vocabulary import Vocabulary
from cardwright.wording.house_style import styles_in
from cardwright.wording.inflection import NotDeclined
from cardwright.wording.lexicon import Lexicon, NounKey
from cardwright.wording.nominals import SINGLE, LexiconNoun
from cardwright.wording.phrases import PhraseMissing, Phrases, load_phrases

LEXICON = "lexicon"
CHOSEN_NOUN = LexiconNoun({"one": "Y", "other": "Y"})
"""The word for a noun that is chosen, as X is that for a number."""
GIFT = "gives"
_GOES_UP = ("increase_", "decrease_")


def lexicon_of(vocabulary: Vocabulary, language: str = "en") -> Lexicon:
    phrases = load_phrases(language)
    resources = {entry.many: entry.noun for entry in reversed(vocabulary.of_category("resource"))}
    area = load_phrases("en").word("area").form("", SINGLE)
    words = [
        (entry.noun, _words_of(entry, language, resources, area)) for entry in vocabulary.entries
    ]
    # Without its pack, a noun is the first of its name.
    entries: dict[NounKey, LexiconNoun] = {(n.category, n.id): w for n, w in reversed(words)}
    entries.update({(n.category, n.id, n.pack): w for n, w in words})
    entries.update(_own_words(vocabulary))
    for lexicon in reversed(vocabulary.of_category(LEXICON)):
        if lexicon.noun.id == language:
            entries.update(_translated(lexicon, vocabulary, phrases, entries))
    entries.update(((category, CHOSEN), CHOSEN_NOUN) for category in CHOSEN_FROM)
    own = frozenset(e.noun.id for e in vocabulary.of_category("quality") if e.has("dealt"))
    lexicons = [each for each in vocabulary.of_category(LEXICON) if each.noun.id == language]
    return Lexicon(phrases, entries, _money(vocabulary), own, styles_in(lexicons, phrases))


def _words_of(entry: Entry, language: str, resources: Mapping[str, Noun], area: str) -> LexiconNoun:
    symbol = next(iter(entry.texts_in("symbol")), "")
    one, many = (symbol, symbol) if symbol else (entry.one, entry.many)
    return LexiconNoun(
        {"one": one, "other": many},
        unit := next(iter(entry.texts_in("unit")), ""),
        resources.get(unit),
        _is_one_of_a_kind(entry),
        _is_name(entry, area),
        entry.one,
        tuple(_also_called(entry, language)),
        entry.number_in("start") < 0,
        entry.lies_on,
        entry.lies_beside,
        entry.number_in("normally"),
        any(name.startswith(_GOES_UP) for _, name, *_ in entry.lines_of_texts("worded", 3)),
        flags=frozenset(field.name for field in entry.fields if not field.values),
        gifts=tuple(_gifts_of(entry)),
        phrases=dict(_phrases_in(entry, language)),
    )


def _also_called(entry: Entry, language: str) -> Iterator[str]:
    if entry.has("symbol") and language == "en":
        yield from (entry.one, entry.many)
    for spoken, *words in entry.lines_of_texts("also_called", 1):
        if spoken == language:
            yield from words


def _gifts_of(entry: Entry) -> Iterator[tuple[Noun, int]]:
    for given in entry.fields:
        if given.name == GIFT:
            nouns = [value for value in given.values if isinstance(value, Noun)]
            numbers = [value for value in given.values if isinstance(value, int)]
            yield from zip(nouns, numbers)


def _phrases_in(entry: Entry, language: str) -> Iterator[tuple[str, str]]:
    """`worded en gauge_at_track_most must "it must be {level} or colder"`: the name and the form, then the words."""
    for spoken, *name, words in entry.lines_of_texts("worded", 2):
        if spoken == language:
            yield " ".join(name), words


def _translated(
    lexicon: Entry,
    vocabulary: Vocabulary,
    phrases: Phrases,
    entries: Mapping[NounKey, LexiconNoun],
) -> dict[NounKey, LexiconNoun]:
    """What a lexicon says of nouns: their forms, the unit of their numbers, and phrases of their own."""
    found: dict[NounKey, LexiconNoun] = {}

    def known(key: NounKey, id: str) -> LexiconNoun:
        return found.get(key) or entries.get(key) or LexiconNoun({"one": id})

    for category, id, text, *_ in lexicon.lines_of_texts("word", 3):
        read = _readable(text, phrases)
        if read is not None:
            for key in _keys(category, id, lexicon, vocabulary):
                found[key] = _in_forms_of(read, entries.get(key, read))
    for category, id, unit, *_ in lexicon.lines_of_texts("unit", 3):
        for key in _keys(category, id, lexicon, vocabulary):
            found[key] = replace(known(key, id), unit=unit, unit_of=None)
    for category, id, *name, words in lexicon.lines_of_texts("says", 4):
        for key in _keys(category, id, lexicon, vocabulary):
            old = known(key, id)
            found[key] = replace(old, phrases={**old.phrases, " ".join(name): words})
    return found


def _in_forms_of(read: LexiconNoun, old: LexiconNoun) -> LexiconNoun:
    """The noun as it was, but for how it is declined."""
    return replace(
        read,
        unit=old.unit,
        unit_of=old.unit_of,
        named=old.named,
        is_name=old.is_name,
        called=old.called,
        also_called=old.also_called,
        has_sign=old.has_sign,
        lies_on=old.lies_on,
        lies_beside=old.lies_beside,
        normally=old.normally,
        in_steps=old.in_steps,
        flags=old.flags,
        gifts=old.gifts,
    )


def _readable(text: str, phrases: Phrases) -> LexiconNoun | None:
    """None for what is told as a mistake of the lexicon."""
    try:
        return noun_from(text, phrases)
    except (NotDeclined, PhraseMissing):
        return None


def noun_from(text: str, phrases: Phrases) -> LexiconNoun:
    """As a lexicon writes it. In a language that declines nothing: one, and several behind a semicolon."""
    if phrases.declensions is not None:
        return phrases.declensions.noun(text, phrases.word)
    one, _, several = text.partition("; ")
    return LexiconNoun({"one": one, "other": several or one})


def _keys(category: str, id: str, lexicon: Entry, vocabulary: Vocabulary) -> Sequence[NounKey]:
    """Under which its words are looked up: what is no noun of the vocabulary is a word or a gauge of the language."""
    own = Noun(category, id, lexicon.layer.id, lexicon.layer.is_native)
    entry = vocabulary.entry_of(own)
    if entry is None:
        return [(category, id)]
    noun = entry.noun
    first = vocabulary.find(noun.id, (noun.category,))
    always = [(noun.category, noun.id)] if first is entry else []
    return [*always, (noun.category, noun.id, noun.pack)]


def _is_one_of_a_kind(entry: Entry) -> bool:
    """One certain area; a tile of which there is no second."""
    return entry.has("named") or entry.number_in("supply") == 1


def _is_name(entry: Entry, area: str) -> bool:
    """A name like `High Dock`, but not `NAME area`, whose last word says what it is; and a board that is one place, with or without `the`."""
    if entry.has("board") and entry.one.startswith("the "):
        return True
    own = entry.has("named") or entry.has("board")
    return own and entry.one[:1].isupper() and not entry.one.endswith(area)


def _own_words(vocabulary: Vocabulary) -> Iterator[tuple[NounKey, LexiconNoun]]:
    """`calls round "generation"`: what a game calls a word of the language."""
    for game in vocabulary.of_category("game"):
        for name, *words in game.lines_of_texts("calls", 2):
            yield ("word", name), LexiconNoun({"one": words[0], "other": words[-1]})


def _money(vocabulary: Vocabulary) -> Noun | None:
    resources = vocabulary.of_category("resource")
    return next((entry.noun for entry in resources if entry.has("money")), None)
