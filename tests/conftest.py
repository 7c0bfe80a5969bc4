"""What all tests share. In: the options of pytest. Out: whether golden files are written anew."""

import os

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="Write golden files anew; read the diff.")


@pytest.fixture(scope="session")
def bless(pytestconfig: pytest.Config) -> bool:
    """Where nobody would read the difference, nothing is written."""
    wanted = bool(pytestconfig.getoption("--bless"))
    assert not (wanted and os.environ.get("CI")), "golden files are never blessed by a machine"
    return wanted
