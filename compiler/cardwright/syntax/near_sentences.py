"""Sentences near to a line that cannot be read. In: the line's Reading. Out: what its message shows."""

from collections.abc import Iterator

from cardwright.source import SourceFile
from cardwright.syntax.expectations import keywords
from cardwright.syntax.forms import forms_behind_noun, forms_of, listed_forms, sentences, verbs
from cardwright.syntax.grammar import Grammar, Reading
from cardwright.syntax.layout import LayoutRow

SAY_WHAT_FOLLOWS = ("whenever", "if", "requires")
"""What such a line is about, other sentences show: events and conditions."""

TURN_IT_ROUND = ("no", "not")
"""With one more of these a line says the opposite."""

FIELDS = "fields"
"""Any word may be a field, so that one of them before a line says nothing."""

MOST_SHOWN = 3


def like_it(
    grammar: Grammar, source: SourceFile, row: LayoutRow, reading: Reading, rule: str
) -> str:
    """What lines with its verb look like."""
    verb = _verb(reading)
    text = source.text[row.start : row.end]
    alike = _alike(grammar, verb, text, rule) if verb in SAY_WHAT_FOLLOWS else []
    known = forms_of(verb) or forms_behind_noun(verb)
    return listed_forms(verb, [*alike, *_readable(grammar, known, rule)][:MOST_SHOWN])


def _verb(reading: Reading) -> str:
    """The first word; behind a noun, of which a line says what holds (`heat pays for megacredits`), the one that follows."""
    first = reading.words[0].text
    return first if first in verbs() or reading.stopped_at < 2 else reading.words[1].text


def with_a_word_more(
    grammar: Grammar, source: SourceFile, row: LayoutRow, reading: Reading, rule: str
) -> tuple[str, ...]:
    """Where the reading stopped, or before the word in front of it, which was taken for something else."""
    places = [reading.stopped_at]
    if "NUMBER" not in reading.expected:
        places.append(reading.stopped_at - 1)
    found = (line for at in places for line in _longer(grammar, source, row, reading, rule, at))
    return tuple(dict.fromkeys(found))


def _longer(
    grammar: Grammar, source: SourceFile, row: LayoutRow, reading: Reading, rule: str, at: int
) -> Iterator[str]:
    start = reading.words[at].span.start if at < len(reading.words) else row.end
    begun, rest = source.text[row.start : start].rstrip(), source.text[start : row.end]
    expected = grammar.read_line(begun, rule).expected
    if "NUMBER" in expected:
        # Which number only its author knows. At the end of a line, what others look like says more.
        words = [_some_number(rest)] if rest else []
    else:
        # Where a noun may stand, any word of the language is a guess.
        words = [] if "NAME" in expected else keywords(expected, grammar)
    for word in words:
        longer = " ".join(said for said in (begun, word, rest) if said).replace(" ,", ",")
        phrase = grammar.read_line(longer, rule).phrase
        if word not in TURN_IT_ROUND and phrase is not None and phrase.rule != FIELDS:
            yield longer


def _some_number(rest: str) -> str:
    """`2` of what is said of many."""
    return "2" if rest.split()[0].strip(",").endswith("s") else "1"


def _alike(grammar: Grammar, verb: str, text: str, rule: str) -> list[str]:
    """Events or conditions with words of the line in them, those with most of them first."""
    said = _stems(text) - _stems(verb)
    found = {
        f"{verb} {sentence}": len(said & _stems(sentence))
        for of_rule in sentences().values()
        for sentence in of_rule
    }
    ranked = sorted((form for form in found if found[form] > 1), key=lambda form: -found[form])
    return _readable(grammar, ranked, rule)


def _readable(grammar: Grammar, forms: list[str] | tuple[str, ...], rule: str) -> list[str]:
    return [form for form in forms if grammar.read_line(form, rule).phrase is not None]


def _stems(text: str) -> set[str]:
    """`places` is `place`, `cities` is near enough."""
    return {word.strip(",").removesuffix("s") for word in text.split()}
