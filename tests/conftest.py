"""What all tests share. In: the options of pytest. Out: whether golden files are written anew, and how far seeds are shifted."""

import os
import random

import pytest
from hypothesis import is_hypothesis_test, settings

# The same examples everywhere, so that a test fails for a change and not by chance; `--fresh-seed` looks for new ones.
settings.register_profile("everywhere", derandomize=True, deadline=None)
settings.register_profile("fresh", deadline=None, database=None)
settings.load_profile("everywhere")

SHIFTED = "fresh"
"""The fixture that a test with seeds of its own adds to them."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--bless", action="store_true", help="Write golden files anew; read the diff.")
    parser.addoption(
        "--fresh-seed",
        metavar="N|random",
        help="Run only the tests that draw at random, with other examples than usual.",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Before Hypothesis reads its option, and before worker processes are given theirs."""
    if config.option.fresh_seed is None:
        return
    if config.option.fresh_seed == "random":
        config.option.fresh_seed = str(random.SystemRandom().randrange(10**9))
    config.option.hypothesis_seed = config.option.fresh_seed
    settings.load_profile("fresh")


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if config.option.fresh_seed is not None:
        seed = config.option.fresh_seed
        terminalreporter.write_line(f"Fresh seed {seed}; once more: pytest --fresh-seed {seed}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # Compiling the engine takes minutes of one core: begun first, nobody waits for it in the end.
    items.sort(key=lambda item: "compiled" not in item.path.parts)
    if config.option.fresh_seed is None:
        return
    left_out = [item for item in items if not draws_at_random(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if draws_at_random(item)]


def draws_at_random(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and (
        SHIFTED in item.fixturenames or is_hypothesis_test(item.obj)
    )


@pytest.fixture(scope="session")
def bless(pytestconfig: pytest.Config) -> bool:
    """Where nobody would read the difference, nothing is written."""
    wanted = bool(pytestconfig.getoption("--bless"))
    assert not (wanted and os.environ.get("CI")), "golden files are never blessed by a machine"
    return wanted


@pytest.fixture(scope="session")
def fresh(pytestconfig: pytest.Config) -> int:
    """What a test adds to its own seeds: nothing, or the fresh seed."""
    return int(pytestconfig.getoption("--fresh-seed") or 0)
