"""What all tests share. In: the options of pytest. Out: whether golden files are written anew."""

import os

import pytest
from hypothesis import settings

# The same examples everywhere, so that a test fails for a change and not by chance; `cardwright_tools.fuzz` looks for new ones.
settings.register_profile("everywhere", derandomize=True, deadline=None)
settings.load_profile("everywhere")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="Write golden files anew; read the diff.")


@pytest.fixture(scope="session")
def bless(pytestconfig: pytest.Config) -> bool:
    """Where nobody would read the difference, nothing is written."""
    wanted = bool(pytestconfig.getoption("--bless"))
    assert not (wanted and os.environ.get("CI")), "golden files are never blessed by a machine"
    return wanted
