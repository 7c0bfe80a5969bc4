"""Every finding has a page whose example gives it, whose way out gives nothing, and a message that is worth reading."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from checks.beside_the_game import Found, check_beside_the_game

import cardwright
from cardwright_grammar import FOLDER as GRAMMAR

PAGES = {path.stem: path.read_text(encoding="utf-8") for path in GRAMMAR.glob("findings/*.md")}
MESSAGES = Path(__file__).with_name("messages")
SLUG = re.compile(r"[a-z]+(-[a-z]+)+")

BY_SIZE = ("line-too-long", "file-too-long")
"""Their examples would fill the page; test_bounds.py has them."""

BESIDE_FILES = ("differs-from-lock",)
"""What lies beside the cards gives them; tests/packs/test_pinned_packs.py has them."""

SHOWN = sorted(set(PAGES) - set(BY_SIZE) - set(BESIDE_FILES))


def section(slug: str, title: str) -> dict[str, str]:
    """The cards below that heading, by their files; a page of one file need not name it."""
    below = PAGES[slug].partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    found = re.findall(r"^```card *(\S*)\n(.*?)```", below, re.MULTILINE | re.DOTALL)
    assert found, f"{slug}.md shows no card below `{title}`"
    return {name or "it.card": text for name, text in found}


def check(files: dict[str, str]) -> Found:
    return check_beside_the_game(files)


def slugs_in_the_compiler() -> Iterator[str]:
    """Slugs are written as literals, as the first argument of `error` or `warning` or handed on to it."""
    for path in Path(str(cardwright.__file__)).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if SLUG.fullmatch(node.value):
                    yield node.value


@pytest.mark.parametrize("slug", sorted(PAGES))
def test_a_page_says_what_why_an_example_and_what_instead(slug: str) -> None:
    lines = PAGES[slug].splitlines()
    assert lines[0] == f"# {slug}"
    assert [line for line in lines if line.startswith("## ")] == [
        "## Why",
        "## Example",
        "## Instead",
    ]


@pytest.mark.parametrize("slug", SHOWN)
def test_the_example_of_a_page_gives_that_finding(slug: str) -> None:
    found = check(section(slug, "Example"))
    wanted = "unknown-resource" if slug == "unknown-noun" else slug
    assert found.slugs() == {wanted}, found.rendered()


@pytest.mark.parametrize("slug", SHOWN)
def test_what_a_page_shows_instead_gives_no_finding(slug: str) -> None:
    assert check(section(slug, "Instead")).rendered() == ""


def test_every_finding_of_the_compiler_has_a_page_and_every_page_a_finding() -> None:
    said = {slug for slug in slugs_in_the_compiler() if slug in PAGES or _looks_like_one(slug)}
    assert said | {"unknown-noun"} == set(PAGES)


def _looks_like_one(text: str) -> bool:
    """Other words with hyphens are few; what begins like a finding is one."""
    return text.split("-")[0] in {slug.split("-")[0] for slug in PAGES}


@pytest.mark.parametrize("slug", SHOWN)
def test_a_message_is_as_it_was_read_and_found_good(slug: str, bless: bool) -> None:
    path, rendered = MESSAGES / f"{slug}.txt", check(section(slug, "Example")).rendered()
    if bless:
        path.write_text(rendered, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == rendered


@pytest.mark.parametrize("slug", SHOWN)
def test_a_message_blames_nobody_and_speaks_the_words_of_the_game(slug: str) -> None:
    said = check(section(slug, "Example")).rendered().lower()
    assert not re.search(
        r"\b(invalid|illegal|token expected|syntax error|unexpected|parse)\b", said
    )
