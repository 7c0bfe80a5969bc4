"""Whatever stands in a card reaches Python as a quoted literal or a checked name. In: hostile ids, names, wordings. Out: modules on the closed list."""

import ast
import json
import keyword
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plan.planned import PATH, game_setting
from read_with_game import offered_by_game, read_text

from cardwright.findings import Finding
from cardwright.plan.expressions import Text
from cardwright.plan.from_rules import Listed, catalogue
from cardwright.plan.names import Package, class_name, module_name
from cardwright.plan.self_description import Words
from cardwright.python.closed_list import strays
from cardwright.python.compiled import Compiled, Setting, compiled, texts_file
from cardwright.python.docstrings import docstring
from cardwright.python.expressions import python
from cardwright.python.from_plan import formatted, from_plan
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile

PLAIN = 'card it "It"\n    number X01\n    event, cost 4\n    when played\n        gain 1 plant\n'

HOSTILE = [
    pytest.param('"""\nimport os\nos.system("x")\n"""', id="triple quotes and lines"),
    pytest.param("'); import os; ('", id="a quote that ends a call"),
    pytest.param("\\", id="a backslash at the end"),
    pytest.param('\\"', id="a backslash and a quote"),
    pytest.param('ends with a quote"', id="a quote at the end"),
    pytest.param("{{ 7 * 7 }}{% for x in y %}", id="a template"),
    pytest.param(
        "\x00\x1b[31m\u202e\u2028\ud800", id="control characters, line separators, half a character"
    ),
    pytest.param("# -*- coding: utf-7 -*-\n+AGkAbQBwAG8-", id="a coding line"),
    pytest.param("Žluťoučký kůň 火星", id="letters of other alphabets"),
    pytest.param("x" * 5000, id="very long"),
    pytest.param("", id="nothing"),
]


def module_of(card: Card, worded: str) -> tuple[str, tuple[Finding, ...]]:
    made, found = made_of(card, worded)
    return (made.file.text if made is not None and made.file is not None else ""), found


def made_of(card: Card, worded: str) -> tuple[Compiled | None, tuple[Finding, ...]]:
    plain = game_setting()
    words = Words(lambda _: worded, lambda _: worded, lambda *_: worded)
    within = Setting(plain.vocabulary, plain.packages, plain.shapes, words)
    return compiled((card,), SourceFile(PATH, PLAIN), within)


def plain_card() -> Card:
    return read_text(PLAIN)[0][0]


def literals(text: str) -> list[object]:
    return [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]


@pytest.mark.parametrize("words", HOSTILE)
def test_hostile_words_stay_words(words: str) -> None:
    made, found = made_of(replace(plain_card(), name=words, path=words), words)
    assert made is not None and made.file is not None and not found
    text, texts = made.file.text, texts_file("texts.json", made.listed).text
    texts.encode("utf-8")
    texts = made.listed[0].texts
    assert strays(text, offered_by_game()) == ()
    assert words in literals(text)
    told = json.loads(texts)
    assert told["source"] == words and words in (*told["blocks"].values(), "")


@pytest.mark.parametrize("words", [case for case in HOSTILE if "half" not in str(case.id)])
def test_black_leaves_its_own_work_alone(words: str) -> None:
    once = formatted(module_of(replace(plain_card(), name=words), words)[0])
    assert formatted(once) == once


@given(st.text())
def test_a_docstring_says_its_text_and_nothing_else(words: str) -> None:
    tree = ast.parse(docstring(words))
    assert isinstance(tree.body[0], ast.Expr) and len(tree.body) == 1
    assert ast.literal_eval(tree.body[0].value) == " ".join(words.split())


@given(st.text())
def test_a_text_is_one_literal(words: str) -> None:
    assert ast.literal_eval(python(Text(words))) == words


@pytest.mark.parametrize(
    "id", ["class", "import", "match", "none", "print", "list", "_", "__init__"]
)
def test_an_id_of_python_gets_a_name_of_its_own(id: str) -> None:
    assert module_name(id).isidentifier() and not keyword.iskeyword(module_name(id))


@pytest.mark.parametrize(
    "id", ["none", "true", "exception", "game", "frame", "project_card", "final"]
)
def test_a_class_hides_nothing_that_its_module_uses(id: str) -> None:
    text, found = module_of(replace(plain_card(), id=id), "It")
    assert not found and strays(text, offered_by_game()) == ()
    name = class_name(id, ("ProjectCard",))
    assert name.endswith("_") and f"class {name}(ProjectCard):" in text


@pytest.mark.parametrize("id", ["", "a b", "a-b", "a\nb", "ä", "A", "_a", "1a", "a;import os"])
def test_an_id_that_is_no_name_becomes_no_class(id: str) -> None:
    assert module_of(replace(plain_card(), id=id), "It") == ("", ())


def test_two_ids_that_become_one_class_are_told() -> None:
    plain = game_setting()
    cards = (replace(plain_card(), id="ice_age"), replace(plain_card(), id="ice__age"))
    made, found = compiled(cards, SourceFile(PATH, PLAIN), plain)
    assert made is None
    assert [d.slug for d in found] == ["same-class", "same-class"]


PATHS = [
    ("cards/a/b.card", "out/a/b.py"),
    ("cards/a b/c-d.card", "out/a_b/c_d.py"),
    ("cards/class/import.card", "out/class_/import_.py"),
    ("cards/../../etc/passwd.card", "out/__/__/etc/passwd.py"),
    ("cards/1/2.card", "out/_1/_2.py"),
    ("cards/\u00c9/catalogue.card", "out/_/catalogue_.py"),
]


@pytest.mark.parametrize(("source", "module"), PATHS)
def test_a_module_lies_below_its_package_whatever_its_source_is_called(
    source: str, module: str
) -> None:
    assert Package("out", "cards").module_path(source) == module


@pytest.mark.parametrize("words", HOSTILE)
def test_a_catalogue_holds_hostile_sets_as_words(words: str) -> None:
    listed = [Listed("set", "a.b", "B")]
    text = from_plan(catalogue([Listed(words, "a.b", "B")], {}, "out/catalogue.py")).text
    needing = from_plan(catalogue(listed, {words: (words,)}, "out/catalogue.py")).text
    for written in (text, needing):
        assert strays(written, offered_by_game()) == ()
        assert words in literals(written)
