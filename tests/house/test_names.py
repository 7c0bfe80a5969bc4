"""House rules that a reader relies on: no card and no game noun where it does not belong, short files, plain names."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HAND_WRITTEN = ("grammar", "compiler", "runtime", "tools", "tests")
BANNED = {"utils", "util", "helpers", "helper", "common", "manager", "managers", "stuff", "misc"}
HEAD = re.compile(r'^([a-z][a-z0-9_ ]*) ([a-z][a-z0-9_]*)(?: "([^"]*)")?\s*(?:#.*)?$', re.MULTILINE)


def python_files(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def heads() -> list[tuple[str, str, str]]:
    """Kind, id and name of everything the cards folder declares."""
    found: list[tuple[str, str, str]] = []
    for path in sorted((ROOT / "cards").rglob("*.card")):
        found += HEAD.findall(path.read_text(encoding="utf-8"))
    return found


CARD_KINDS = {"card", "corporation", "global event", "bonus card"}


def noun_ids() -> set[str]:
    return {
        id_
        for kind, id_, _ in heads()
        if kind in {"resource", "token", "tag", "tile", "track", "counter", "family", "area"}
    }


def card_names() -> set[str]:
    """Ids and names of cards that are no ordinary words: of two words or more, and no noun of the game."""
    cards = [(id_, name) for kind, id_, name in heads() if kind in CARD_KINDS]
    nouns = {id_ for kind, id_, _ in heads() if kind not in CARD_KINDS}
    names = {id_ for id_, _ in cards if "_" in id_ and id_ not in nouns}
    names |= {name for id_, name in cards if (" " in name or "-" in name) and id_ not in nouns}
    return names


def mentions(words: set[str], *folders: str, suffixes: tuple[str, ...]) -> set[str]:
    pattern = re.compile(r"(?<![\w])(" + "|".join(map(re.escape, sorted(words))) + r")(?![\w])")
    return {
        f"{path.relative_to(ROOT)}: {word}"
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in suffixes
        for word in pattern.findall(path.read_text(encoding="utf-8"))
    }


def test_no_card_is_named_in_runtime_compiler_or_tools() -> None:
    names = card_names()
    assert len(names) > 150
    assert (
        mentions(names, "runtime", "compiler", "tools", suffixes=(".py", ".jinja", ".toml"))
        == set()
    )


def code_words(path: Path) -> set[str]:
    """Names and strings of a Python file, taken apart at underscores; comments and docstrings are not code."""
    import ast

    words: set[str] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
        and node.body
        and isinstance(node.body[0], ast.Expr)
        and isinstance(node.body[0].value, ast.Constant)
    }
    for node in ast.walk(tree):
        names = [getattr(node, key, None) for key in ("id", "attr", "name", "arg")]
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            names.append("" if id(node) in docstrings else node.value)
        for name in names:
            if isinstance(name, str):
                words |= set(re.findall(r"[a-z]+", name.lower()))
    return words


# Words that are nouns of the first game and also plain words of the craft.
PLAIN = {"space", "spaces", "event", "land", "any", "wild"}


@pytest.mark.parametrize("folder", ["compiler/cardwright", "runtime/cardwright_runtime/kernel"])
def test_no_noun_of_a_game_is_in_the_code_of_compiler_and_kernel(folder: str) -> None:
    nouns = {word for noun in noun_ids() for word in {noun, noun + "s"}} - PLAIN
    assert "plant" in nouns
    found = {
        f"{path.relative_to(ROOT)}: {word}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for word in code_words(path) & nouns
    }
    assert found == set()


def test_no_noun_of_a_game_is_in_the_grammar() -> None:
    text = (ROOT / "grammar/cardwright_grammar/cardwright.lark").read_text(encoding="utf-8")
    rules = re.sub(r"//.*", "", text)
    nouns = {word for noun in noun_ids() for word in {noun, noun + "s"}} - PLAIN
    assert set(re.findall(r"[a-z_]+", rules)) & nouns == set()


WRITTEN_BY_COMMAND = "written by `cardwright contract`"
"""`tests/contract` holds it equal to what the command writes."""


def test_no_hand_written_file_is_longer_than_400_lines() -> None:
    files = [*python_files(*HAND_WRITTEN), *sorted((ROOT / "grammar").rglob("*.lark"))]
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    long = {
        str(path.relative_to(ROOT)): lines
        for path, text in texts.items()
        if (lines := text.count("\n")) > 400 and WRITTEN_BY_COMMAND not in text.partition("\n")[0]
    }
    assert long == {}


def test_no_file_has_a_name_that_says_nothing() -> None:
    assert {str(p) for p in python_files(*HAND_WRITTEN) if p.stem in BANNED} == set()


def test_every_module_says_in_its_first_line_what_it_is_for() -> None:
    silent = {
        str(path.relative_to(ROOT))
        for path in python_files("compiler", "runtime", "tools", "grammar")
        if (text := path.read_text(encoding="utf-8")).strip()
        and not text.startswith(('"""', 'r"""'))
    }
    assert silent == set()
