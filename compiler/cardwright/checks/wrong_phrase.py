"""`wrong-phrase`: a noun or a house style words what it cannot word. In: a deck. Out: an error for each such line."""

from collections.abc import Iterable, Iterator, Sequence, Set

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.findings.near import near
from cardwright.rules.nodes import Field
from cardwright.vocabulary import Entry, Vocabulary
from cardwright.wording.from_vocabulary import noun_from
from cardwright.wording.house_style import FORMS, phrases_to_style
from cardwright.wording.inflection import NotDeclined
from cardwright.wording.phrases import PhraseMissing, languages, load_phrases, own_phrases
from cardwright.wording.mistakes import mistake_in
from cardwright.wording.text import slots_in

OF_THE_LANGUAGE = ("gauge", "word")
"""What a lexicon names besides nouns: a gauge with a word of its own, a word of the language."""


def findings(deck: Deck) -> Iterator[Finding]:
    for entry in deck.vocabulary.entries:
        for field in entry.fields:
            if field.name == "worded" and field.values:
                yield from _of_line(entry, field, *(str(value) for value in field.values))
    for lexicon in deck.vocabulary.of_category("lexicon"):
        yield from _of_lexicon(lexicon, deck.vocabulary)


def _of_lexicon(lexicon: Entry, vocabulary: Vocabulary) -> Iterator[Finding]:
    language = lexicon.noun.id
    if language not in languages():
        what = f"There is no phrase table `{language}`"
        yield _wrong(lexicon, Field("lexicon", (), span=lexicon.span), what, languages())
        return
    for field in (one for one in lexicon.fields if one.values):
        if field.name == "phrase":
            yield from _of_style(lexicon, field, language, *(str(v) for v in field.values))
            continue
        category, *rest = (str(value) for value in field.values)
        known = [entry.noun.id for entry in vocabulary.of_category(category)]
        if category not in OF_THE_LANGUAGE and (not rest or rest[0] not in known):
            likely = near("".join(rest[:1]), known).words or known
            yield _wrong(lexicon, field, f"There is no {category} `{''.join(rest[:1])}`", likely)
        elif field.name == "says" and category == "field":
            continue  # It says a text of that field in its language.
        elif field.name == "says":
            yield from _of_line(lexicon, field, language, *rest[1:])
        elif field.name == "word":
            yield from _of_forms(lexicon, field, language, rest[1:])


def _of_forms(
    lexicon: Entry, field: Field, language: str, forms: Sequence[str]
) -> Iterator[Finding]:
    try:
        noun_from(" ".join(forms), load_phrases(language))
    except (NotDeclined, PhraseMissing) as problem:
        yield _wrong(lexicon, field, str(problem), ())


def _of_line(entry: Entry, field: Field, language: str, *said: str) -> Iterator[Finding]:
    if language not in languages():
        yield _wrong(entry, field, f"There is no phrase table `{language}`", languages())
        return
    known = own_phrases(language)
    if len(said) < 2 or said[0] not in known:
        likely = near("".join(said[:1]), known).words or known
        yield _wrong(entry, field, f"`{entry.noun.id}` words no phrase that it can word", likely)
        return
    phrase, *form, words = said
    if form and form[0] not in FORMS:
        yield _wrong(entry, field, f"There is no form `{form[0]}`", FORMS)
    yield from _of_words(entry, field, language, phrase, words, slots_in(known[phrase]))


def _of_style(lexicon: Entry, field: Field, language: str, *said: str) -> Iterator[Finding]:
    known = phrases_to_style(language)
    if len(said) < 2 or said[0] not in known:
        what = f"The table of this language has no phrase `{''.join(said[:1])}`"
        likely = near("".join(said[:1]), known).words
        yield _wrong(lexicon, field, what, [f'{each} "{known[each].said}"' for each in likely])
        return
    phrase, *form, words = said
    forms = known[phrase].forms
    if not {*forms}.issuperset(form):
        yield _wrong(lexicon, field, f"`{phrase}` has no form `{' '.join(form)}`", forms)
        return
    yield from _of_words(lexicon, field, language, phrase, words, known[phrase].slots)


def _of_words(
    entry: Entry, field: Field, language: str, phrase: str, words: str, slots: Set[str]
) -> Iterator[Finding]:
    mistake = mistake_in(words, phrase, slots, load_phrases(language))
    if mistake is not None:
        yield _wrong(entry, field, mistake.what, mistake.possible)


def _wrong(entry: Entry, field: Field, what: str, possible: Iterable[str]) -> Finding:
    return error(
        "wrong-phrase",
        what,
        field.span,
        "no such phrase",
        body="A noun or a house style can have words of its own instead of a phrase of the language's table.",
        help="There are: " + ", ".join(f"`{each}`" for each in possible) + "." if possible else "",
    )
