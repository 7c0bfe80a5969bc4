"""What the documents say is true: examples run, files exist."""

import doctest
import re
from pathlib import Path

import pytest

from tools.shell import cardwright

ROOT = Path(__file__).parents[2]
DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/engine.md")
PATH = re.compile(r"`((?:grammar|compiler|runtime|generated|tools|tests|docs|cards)/[\w./-]*\w/?)`")


def test_examples_of_the_engine_page_run() -> None:
    page = ROOT / "docs/engine.md"
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 20
    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_that_a_document_names_exists(document: str) -> None:
    named = PATH.findall((ROOT / document).read_text(encoding="utf-8"))
    missing = {path for path in named if not (ROOT / path).exists()}
    assert missing == set()


@pytest.mark.slow
def test_the_cards_of_the_tutorial_say_and_do_what_it_tells(tmp_path: Path) -> None:
    page = (ROOT / "docs/tutorial.md").read_text(encoding="utf-8")
    assert cardwright("new", "pack", "Frozen North", at=tmp_path).code == 0
    pack = tmp_path / "frozen_north"
    cards = re.findall(r"```card\n(.*?)```", page, re.DOTALL)
    for card in cards:
        (pack / f"{card.split()[1]}.card").write_text(card, encoding="utf-8")
    (story,) = re.findall(r"```story\n(.*?)```", page, re.DOTALL)
    (pack / "stories" / "five_cards.md").write_text(story, encoding="utf-8")
    checked = cardwright("check", at=pack)
    assert checked.code == 0 and "no mistakes" in checked.out, checked.out
    answers = re.findall(r"```\n\$ cardwright text (\w+)\n(.*?)```", page, re.DOTALL)
    assert len(answers) == len(cards) == 5
    for card, words in answers:
        assert cardwright("text", card, at=pack).out == words
    told = cardwright("test", at=pack)
    assert told.code == 0 and "6 of 6 stories hold." in told.out, told.out
