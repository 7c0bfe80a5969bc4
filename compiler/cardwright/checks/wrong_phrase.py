"""`wrong-phrase`: a noun words what it cannot word. In: a deck. Out: an error for each such line."""

from collections.abc import Iterable, Iterator, Sequence

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Field
from cardwright.vocabulary import Entry, Vocabulary
from cardwright.wording.from_vocabulary import noun_from
from cardwright.wording.inflection import NotDeclined
from cardwright.wording.phrases import PhraseMissing, languages, load_phrases, own_phrases
from cardwright.wording.text import slots_in

FORMS = ("holds", "must", "next", "held")
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
        category, *rest = (str(value) for value in field.values)
        known = [entry.noun.id for entry in vocabulary.of_category(category)]
        if category not in OF_THE_LANGUAGE and (not rest or rest[0] not in known):
            yield _wrong(lexicon, field, f"There is no {category} `{''.join(rest[:1])}`", known)
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
        yield _wrong(entry, field, f"`{entry.noun.id}` words no phrase that it can word", known)
        return
    phrase, *form, words = said
    if form and form[0] not in FORMS:
        yield _wrong(entry, field, f"There is no form `{form[0]}`", FORMS)
    unknown = sorted(slots_in(words) - slots_in(known[phrase]))
    if unknown:
        can = tuple(sorted(slots_in(known[phrase])))
        yield _wrong(entry, field, f"`{phrase}` has nothing to put into {{{unknown[0]}}}", can)


def _wrong(entry: Entry, field: Field, what: str, possible: Iterable[str]) -> Finding:
    return error(
        "wrong-phrase",
        what,
        field.span,
        "no such phrase",
        body="A noun can have words of its own instead of a phrase of the language's table.",
        help="There are: " + ", ".join(f"`{each}`" for each in possible) + "." if possible else "",
    )
