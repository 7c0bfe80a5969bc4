"""What `cardwright check` loads, for that is most of its time. In: a card, known or edited. Out: nothing that it has no use for."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from cardwright_tools.project import HOME

CARD = """card it "It"
    number F01
    automated, cost 4, tags plant
    when played
        gain 2 heat
"""
MISTAKEN = CARD.replace("heat", "haet")
# What reads command lines, draws, formats, words, compares prints or runs games.
OF_OTHERS = (
    "black",
    "jinja2",
    "lark",
    "rapidfuzz",
    "rich",
    "typer",
    "cardwright.printed",
    "cardwright.python",
    "cardwright.wording",
    "cardwright_cards",
    "cardwright_runtime.kernel",
    "cardwright_runtime.terraforming_mars",
    # The standard library brings a dozen modules for its temporary files.
    "importlib.resources",
    "tempfile",
)
OF_WHO_READS = ("cardwright.checks", "cardwright.contract", "cardwright.plan", "cardwright.rules")


def loaded(text: str, memory: Path) -> set[str]:
    """All modules that a check of this text waits for."""
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "cardwright_tools.main", "check", "-"],
        input=text,
        cwd=HOME,
        env={**os.environ, "XDG_CACHE_HOME": str(memory)},
        text=True,
        capture_output=True,
    )
    assert done.returncode == int(text == MISTAKEN), done.stdout
    return set(re.findall(r"^import time:.*\| +(\S+)$", done.stderr, re.M))


def among(modules: set[str], some: tuple[str, ...]) -> list[str]:
    return sorted(m for m in modules for name in some if m == name or m.startswith(name + "."))


@pytest.fixture(scope="module")
def memory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where everything is known already."""
    folder = tmp_path_factory.mktemp("known")
    loaded(CARD, folder)
    return folder


def test_what_is_known_is_told_without_reading_rules(memory: Path) -> None:
    assert among(loaded(CARD, memory), (*OF_OTHERS, *OF_WHO_READS)) == []


def test_an_edited_card_loads_nothing_but_what_reads_checks_and_plans(memory: Path) -> None:
    modules = loaded(CARD.replace("cost 4", "cost 5"), memory)
    assert among(modules, OF_OTHERS) == []
    assert among(modules, OF_WHO_READS) != []


def test_a_mistake_is_not_planned(memory: Path) -> None:
    modules = loaded(MISTAKEN, memory)
    assert among(modules, ("cardwright.contract", "cardwright.plan.from_rules")) == []
    assert among(modules, ("cardwright.checks", "cardwright.rules")) != []
