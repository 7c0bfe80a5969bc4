"""The second game is a second file. In: its cards, its runtime. Out: checked, worded, in step with its contract, built, and closed."""

import json
import re
from pathlib import Path

import pytest
from golden_cases import cases_in, write_anew
from second_game.market_files import CONTRACT, HOME, built, project_with, refused_in

from cardwright.pipeline import Project
from cardwright.python.closed_list import strays
from cardwright.source import SourceFile
from cardwright.wording import word_card
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright_tools.contract.run import contract_text

RUNTIME = HOME / "night_market"
GENERATED = HOME / "generated"
WORDED = HOME / "worded.md"


@pytest.fixture(scope="module")
def project() -> Project:
    return project_with()


def test_check_finds_nothing(project: Project) -> None:
    assert [finding.title for finding in project.findings()] == []
    assert sum(card.kind.id == "stall" for card in project.cards) == 10


def test_what_its_stalls_say(project: Project, bless: bool) -> None:
    lexicon = lexicon_of(project.vocabulary)
    said = {
        card.name: "".join(f"{line}\n" for line in word_card(card, lexicon).lines)
        for card in project.cards
        if card.kind.id == "stall"
    }
    if bless:
        write_anew(WORDED, "text", said)
    assert {case.title: case.expected for case in cases_in(WORDED)} == said


def test_the_contract_says_what_its_runtime_says(bless: bool) -> None:
    text = contract_text("second_game.night_market", RUNTIME)
    if bless:
        CONTRACT.write_text(text, encoding="utf-8")
    assert CONTRACT.read_text("utf-8") == text


def test_its_generated_code_is_that_of_its_cards(project: Project, bless: bool) -> None:
    files = built(project)
    if bless:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    lying = [path for path in GENERATED.rglob("*") if path.suffix in (".py", ".json")]
    assert {path: path.read_text("utf-8") for path in lying} == files


def test_its_generated_code_is_on_the_closed_list(project: Project) -> None:
    (offered,) = project.contracts.values()
    found = [strays(path.read_text("utf-8"), offered) for path in GENERATED.rglob("*.py")]
    assert len(found) == 11
    assert not any(found)


# A stall of one block, which this runtime has nothing for, and the words that say so.
REFUSED = [
    (["when played", "    draw 1 card"], "draw 1 card"),
    (["when played", "    pay x coins", "    gain x tea"], "pay x coins"),
    (["when played", "    for the next card", "        rent is 1 lower"], "for the next card"),
    (["when played", "    gain 1 coin per tea of opponents"], "tea of opponents"),
    (["protect tea"], "protect tea"),
    (["rent is 3"], "rent is 3"),
    (["starts with 3 coins"], "starts with 3 coins"),
    (["first action", "    gain 1 tea"], "first action"),
    (["action any number of times", "    gain 1 tea"], "action any number of times"),
]


@pytest.mark.parametrize(("lines", "words"), REFUSED, ids=[words for _, words in REFUSED])
def test_what_its_runtime_does_not_offer_is_refused_on_its_words(
    lines: list[str], words: str
) -> None:
    assert refused_in(*lines) == [words]


def test_a_noun_that_its_runtime_does_not_know_is_refused_on_its_words() -> None:
    clay = SourceFile("cards/night_market/vocabulary/clay.card", 'resource clay "clay"\n')
    assert refused_in("when played", "    gain 2 clay", more=(clay,)) == ["gain 2 clay"]


OFFERS = [entry["name"] for entry in json.loads(CONTRACT.read_text("utf-8"))["offers"]]


@pytest.mark.parametrize("name", [name for name in OFFERS if name != "owns"])
def test_stalls_that_need_what_is_not_offered_are_refused(name: str) -> None:
    """All the others can be built as before."""
    told = json.loads(CONTRACT.read_text("utf-8"))
    told["offers"] = [entry for entry in told["offers"] if entry["name"] != name]
    poorer = project_with(SourceFile(CONTRACT.relative_to(HOME).as_posix(), json.dumps(told)))
    refused = {d.primary.span.path for d in poorer.findings() if d.is_error}
    using = {p for p, text in built(project_with()).items() if re.search(rf"\b{name}\(", text)}
    assert {Path(path).stem for path in refused} == {path.stem for path in using} != set()


def test_a_stall_that_it_can_play_is_not_refused() -> None:
    assert (
        refused_in("whenever opponent plays craft tag", "    gain 1 tea", "score 1 per tea") == []
    )


def test_its_runtime_is_small() -> None:
    """Blank lines are not counted."""
    lines = [line for path in RUNTIME.glob("*.py") for line in _lines(path) if line.strip()]
    assert len(lines) < 300


def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("folder", ["compiler", "grammar", "runtime", "tools"])
def test_nothing_else_knows_it(folder: str) -> None:
    words = re.compile(r"\b(night_?market|second_game|stalls?|silk|fame|keepers?)\b", re.IGNORECASE)
    root = HOME.parents[1] / folder
    paths = [path for path in root.rglob("*") if path.suffix in (".py", ".toml", ".lark", ".md")]
    assert paths
    texts = {path.name: path.read_text("utf-8") for path in paths}
    assert {name: words.findall(text) for name, text in texts.items() if words.search(text)} == {}
