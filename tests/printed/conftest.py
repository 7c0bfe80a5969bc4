"""What tests of printed wording share: the cards of the project, and who compares them with print."""

import pytest

from cardwright import pipeline
from cardwright.printed.comparing import Comparer, comparer_of
from cardwright.wording import Lexicon
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright_tools.understanding import understood


@pytest.fixture(scope="session")
def project() -> pipeline.Project:
    return understood()


@pytest.fixture(scope="session")
def comparer(project: pipeline.Project) -> Comparer:
    return comparer_of(project.language.vocabulary, project.cards)


@pytest.fixture(scope="session")
def lexicon(project: pipeline.Project) -> Lexicon:
    return lexicon_of(project.language.vocabulary)
