"""What the documents say is true: examples run, files exist."""

import doctest
import re
from pathlib import Path

import pytest

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
