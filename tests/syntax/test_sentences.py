"""Every sentence of the grammar's comments can be read, and says which rule it shows. In: the grammar. Out: one test a sentence."""

import re
from functools import cache

import pytest
from cardwright.syntax.forms import forms_of, sentences, verbs
from cardwright.syntax.grammar import OPENERS, STARTS
from cardwright_grammar import read_text
from lark import Lark, UnexpectedInput

GRAMMAR = read_text("cardwright.lark")
SENTENCES = [(rule, text) for rule, texts in sentences().items() for text in texts]


# A sentence for a part of a shape may show the whole shape.
WHOLE = ("thing_count", "card_kind")


@cache
def parser() -> Lark:
    """The same grammar, to be started at any rule; the end of a line with a block is left out."""
    text = re.sub(r"%declare.*", "", GRAMMAR)
    for opener in OPENERS:
        text = re.sub(rf" *\b{opener}\b", "", text)
    rules = {*(rule for rule, _ in SENTENCES), *WHOLE, "nothing"}
    return Lark(text, parser="lalr", lexer="basic", start=sorted(rules), keep_all_tokens=True)


def rules_read(start: str, text: str) -> set[str]:
    try:
        tree = parser().parse(text, start=start)
    except UnexpectedInput:
        return set()
    return {str(part.data) for part in tree.iter_subtrees()}


@pytest.mark.parametrize(("rule", "text"), SENTENCES, ids=[text for _, text in SENTENCES])
def test_a_sentence_is_read_by_its_rule(rule: str, text: str) -> None:
    assert any(rule in rules_read(start, text) for start in (rule, *WHOLE))


def test_the_grammar_has_no_conflict() -> None:
    Lark(GRAMMAR, parser="lalr", lexer="basic", start=[*STARTS, "nothing"], strict=True)


def test_every_verb_has_a_sentence() -> None:
    assert [verb for verb in verbs() if not forms_of(verb)] == []


def test_every_word_that_a_step_begins_with_is_a_verb() -> None:
    """Fields know by it where they end, and near words are looked for among them."""
    steps = re.search(r"^_step: (.*?)\n\n", GRAMMAR, re.MULTILINE | re.DOTALL)
    assert steps
    begins = {
        text.split()[0] for rule in re.findall(r"\w+", steps[1]) for text in sentences()[rule]
    }
    assert begins - set(verbs()) == set()
