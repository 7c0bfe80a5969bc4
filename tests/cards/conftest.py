"""The cards of this project, understood once for all tests of this folder. In: `cards/`. Out: fixtures."""

import json
from pathlib import Path

import pytest

from cardwright.pipeline import Project
from cardwright.findings import Finding
from cardwright_tools.facts import Documents, documents
from cardwright_tools.project import Project as Folders
from cardwright_tools.project import sources_of

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def checked() -> tuple[Project, tuple[Finding, ...]]:
    project = Project(sources_of(Folders(ROOT, ROOT / "cards", ROOT / "generated")))
    return project, project.findings()


@pytest.fixture(scope="session")
def deck(checked: tuple[Project, tuple[Finding, ...]]) -> Project:
    return checked[0]


@pytest.fixture(scope="session")
def said(deck: Project) -> Documents:
    """What the rules say, as it would be written and read again."""
    read: Documents = json.loads(json.dumps(documents(deck.cards, deck.language.vocabulary)))
    return read
