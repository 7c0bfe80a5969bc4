"""`production` and `resource` where any of them will do. In: a phrase that says so. Out: the same phrase with each of them named."""

from cardwright.rules.choosing import ANY_RESOURCE
from cardwright.rules.forms import Form
from cardwright.rules.reader import Reader
from cardwright.syntax.nodes import Phrase, Word
from cardwright.values import replace

_GAUGE, _MORE, _NAMES = "gauge", "or_gauges", "names"


def with_each_named(reader: Reader, form: Form, phrase: Phrase) -> Phrase:
    """`you increase production`, `protect production`, `you gain resources`; a step names one, or lets its player choose."""
    fields = {slot.name for slot in form.slots}
    if fields >= {"who", "resources"} and phrase.phrase(ANY_RESOURCE):
        return _with(phrase, ANY_RESOURCE, (_resources(reader, phrase),))
    if "gauges" in fields or fields >= {"who", "gauge"}:
        for gauge in phrase.phrases(_GAUGE):
            named = _of_family(reader, gauge)
            if named and "gauges" in fields:
                phrase = _with(phrase, gauge, named)
            elif named:
                phrase = _with(phrase, gauge, (named[0], Phrase(_MORE, named[1:], gauge.span)))
    return phrase


def _of_family(reader: Reader, gauge: Phrase) -> tuple[Phrase, ...]:
    """Empty where it is no family."""
    names = gauge.words("NAME")
    found = reader.vocabulary.find(names[0].text, ("family",)) if len(names) == 1 else None
    if found is None:
        return ()
    return tuple(
        replace(gauge, parts=(_named(names[0], entry.noun.id), names[0]))
        for entry in reader.vocabulary.of_category("resource", gauge.span.path)
        if found.noun in entry.nouns_in("has")
    )


def _resources(reader: Reader, phrase: Phrase) -> Phrase:
    said = phrase.phrases(ANY_RESOURCE)[0].words()[0]
    found = reader.vocabulary.of_category("resource", phrase.span.path)
    words = tuple(_named(replace(said, kind="NAME"), entry.noun.id) for entry in found)
    return Phrase(_NAMES, words, said.span)


def _named(word: Word, noun: str) -> Word:
    return replace(word, text=noun)


def _with(phrase: Phrase, part: Phrase | str, others: tuple[Phrase, ...]) -> Phrase:
    """Others in the place of a part."""
    parts: list[Phrase | Word] = []
    for one in phrase.parts:
        is_meant = one is part or (isinstance(one, Phrase) and one.rule == part)
        parts += others if is_meant else (one,)
    return replace(phrase, parts=tuple(parts))
