"""Sentences near to a line that cannot be read. In: the line's Reading. Out: what the body of a message shows."""

from collections.abc import Iterator

from cardwright.source import SourceFile
from cardwright.syntax.expectations import keywords
from cardwright.syntax.forms import forms_of, listed_forms, sentences, verbs
from cardwright.syntax.grammar import Grammar, Reading
from cardwright.syntax.layout import LayoutRow

SAY_WHAT_FOLLOWS = ("whenever", "if", "requires")
"""What such a line is about, other sentences show: events and conditions."""

TURN_IT_ROUND = ("no", "not")
"""With one more of these a line says the opposite."""

FIELDS = "fields"
"""Any word may be a field, so that one of them before a line says nothing."""

LASTING = ("value_is", "pays_for", "card_pays")
"""Lines that begin with the noun of which they say what holds."""

MOST_SHOWN = 3


def near_sentences(
    grammar: Grammar, source: SourceFile, row: LayoutRow, reading: Reading, rule: str
) -> str:
    """The line with a word more where that can be read, or else what lines with its verb look like."""
    longer = list(dict.fromkeys(_with_a_word_more(grammar, source, row, reading, rule)))
    if longer:
        return _shown("With a word more it can be read:", longer[:MOST_SHOWN])
    verb = _verb(reading)
    text = source.text[row.start : row.end]
    alike = _alike(grammar, verb, text, rule) if verb in SAY_WHAT_FOLLOWS else []
    known = forms_of(verb) or _lasting_forms(verb)
    return listed_forms(verb, [*alike, *_readable(grammar, known, rule)][:MOST_SHOWN])


def _verb(reading: Reading) -> str:
    """The first word; behind a noun, of which a line says what holds (`heat pays for megacredits`), the one that follows."""
    first = reading.words[0].text
    return first if first in verbs() or reading.stopped_at < 2 else reading.words[1].text


def _lasting_forms(verb: str) -> tuple[str, ...]:
    """`heat pays for megacredits`, `this card pays 2 megacredits per microbe for plant cards`"""
    rules = (rule for rule in sentences() if rule in LASTING)
    return tuple(said for rule in rules for said in sentences()[rule] if verb in said.split())


def _with_a_word_more(
    grammar: Grammar, source: SourceFile, row: LayoutRow, reading: Reading, rule: str
) -> Iterator[str]:
    """Where the reading stopped, or before the word in front of it, which was taken for something else."""
    for at in (reading.stopped_at, reading.stopped_at - 1):
        if at == len(reading.words) and "NUMBER" in reading.expected:
            # What lines with its verb look like says more than `half` or `x` instead of a number.
            continue
        start = reading.words[at].span.start if at < len(reading.words) else row.end
        begun, rest = source.text[row.start : start].rstrip(), source.text[start : row.end]
        expected = grammar.read_line(begun, rule).expected
        number = ("1",) if "NUMBER" in expected else ()
        for word in (*number, *keywords(expected, grammar)):
            longer = " ".join(said for said in (begun, word, rest) if said)
            phrase = grammar.read_line(longer, rule).phrase
            if word not in TURN_IT_ROUND and phrase is not None and phrase.rule != FIELDS:
                yield longer


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


def _shown(lead: str, forms: list[str]) -> str:
    return lead + "\n\n" + "\n".join(f"    {form}" for form in forms)
