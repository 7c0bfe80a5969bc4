"""What is remembered changes what is worked out and nothing else: after every edit, the findings are those of a first look."""

import random
import stat
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest
from cardwright.findings import Finding
from cardwright.pipeline import Project
from cardwright.source import SourceFile
from cardwright_tools import memory
from cardwright_tools.checking.beside_the_game import FOLDER, game
from cardwright_tools.project import HOME, find_project, sources_of
from cardwright_tools.recovery.mistakes import some_mistake

CARD = 'card it "It"\n    number F01\n    automated, cost 4, tags plant\n    when played\n        gain 2 heat\n'
NOUN = 'token ice "ice"\n'
OWN = f"{FOLDER}/it.card"
LOOSE = "cards/loose.card"
PACK = 'pack ours "Ours"\n    game terraforming_mars\n    fan_made\n    needs base\n'
ICE_CARD = CARD.replace("automated, cost 4", "active, cost 4, holds ice").replace(
    "gain 2 heat", "add 2 ice to this card"
)
ABOUT = "a test"
HOME_SOURCES = sources_of(find_project(HOME))
GAME = "cards/terraforming_mars/"
FOLDERS = (GAME, f"{GAME}vocabulary/", f"{GAME}base/", f"{GAME}corporate_era/")
BASE_GAME = tuple(
    source for source in HOME_SOURCES if source.path.rpartition("/")[0] + "/" in FOLDERS
)
"""Each change is checked twice from the beginning, for which the first sets are enough."""

Texts = dict[str, str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "cardwright"


def with_own(texts: Texts, sources: Iterable[SourceFile] = HOME_SOURCES) -> list[SourceFile]:
    own = {path: SourceFile(path, text) for path, text in texts.items()}
    return list(({source.path: source for source in sources} | own).values())


def check(texts: Texts) -> tuple[Finding, ...]:
    """As the command does: what is known is loaded, and what is new is saved."""
    project = Project(with_own(texts, BASE_GAME), before=memory.load(ABOUT))
    found = project.findings()
    memory.save(ABOUT, project)
    return found


def check_afresh(texts: Texts) -> tuple[Finding, ...]:
    return Project(with_own(texts, BASE_GAME)).findings()


def kept(home: Path) -> Path:
    (path,) = home.glob("known-*")
    return path


CHANGES: dict[str, tuple[Texts, Texts]] = {
    "nothing": ({OWN: CARD}, {OWN: CARD}),
    "a card gets a mistake": ({OWN: CARD}, {OWN: CARD.replace("heat", "haet")}),
    "a mistake is mended": ({OWN: CARD.replace("heat", "haet")}, {OWN: CARD}),
    "a card comes": ({}, {OWN: CARD}),
    "a card goes": ({OWN: CARD, f"{FOLDER}/b.card": CARD}, {OWN: CARD}),
    "a card can no longer be played": (
        {OWN: CARD},
        {OWN: CARD.replace("2 heat", "2 heat per heat of everyone")},
    ),
    "a noun comes": ({OWN: CARD.replace("heat", "ice")}, {OWN: CARD, f"{FOLDER}/n.card": NOUN}),
    "a noun goes": ({OWN: CARD, f"{FOLDER}/n.card": NOUN}, {OWN: CARD}),
    "a noun becomes a card": ({OWN: NOUN}, {OWN: CARD}),
    "a card becomes a noun": ({OWN: CARD}, {OWN: NOUN}),
    "a noun leaves its pack": (
        {f"{FOLDER}/p.card": PACK, f"{FOLDER}/n.card": NOUN, OWN: ICE_CARD},
        {f"{FOLDER}/p.card": PACK, LOOSE: NOUN, OWN: ICE_CARD},
    ),
    "a misspelt noun is mended": ({OWN: "tokn" + NOUN[5:]}, {OWN: NOUN}),
    "a noun clashes, and another card changes": (
        {OWN: CARD, f"{FOLDER}/n.card": NOUN * 2},
        {OWN: CARD + " ", f"{FOLDER}/n.card": NOUN * 2},
    ),
    "a kind gets nouns": (
        {f"{FOLDER}/k.card": 'kind relic "relic"\n', OWN: 'relic cup "Cup"\n'},
        {f"{FOLDER}/k.card": 'kind relic "relic"\n    nouns relic\n', OWN: 'relic cup "Cup"\n'},
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_remembered_changes_no_finding(name: str) -> None:
    before, after = CHANGES[name]
    check(before)
    assert check(after) == check_afresh(after)


def test_a_noun_outside_of_every_pack_can_be_used_in_none() -> None:
    found = set(check({f"{FOLDER}/p.card": PACK, LOOSE: NOUN, OWN: ICE_CARD})) - set(check({}))
    assert [(finding.slug, finding.primary.span.path) for finding in found] == [
        ("unnamed-set", OWN)
    ]


def edited(text: str, chance: random.Random) -> str:
    """One of the things that happen to a file while somebody writes."""
    mistake = some_mistake(text, chance)
    lines = text.splitlines(keepends=True)
    return chance.choice(
        (
            mistake.text if mistake else "",
            "".join(lines[: chance.randrange(len(lines) + 1)]),
            "".join(chance.sample(lines, len(lines))),
            text + text,
            "# nothing\n" + text,
            text + "\n" + chance.choice((CARD, NOUN, PACK, ICE_CARD)),
        )
    )


@pytest.mark.parametrize("seed", range(3))
def test_after_any_edits_the_findings_are_those_of_a_first_look(seed: int, fresh: int) -> None:
    chance = random.Random(seed + fresh)
    texts = {source.path: source.text for source in game().sources if chance.random() < 0.25}
    contracts = [source for source in HOME_SOURCES if source.is_contract]
    project = Project((*contracts, *(SourceFile(path, text) for path, text in texts.items())))
    project.findings()
    for _ in range(12):
        path = chance.choice([*texts, OWN])
        texts[path] = edited(texts.get(path, CARD), chance)
        if chance.random() < 0.2:
            del texts[path]
        sources = [*contracts, *(SourceFile(path, text) for path, text in texts.items())]
        project = Project(sources, before=project.answers)
        assert project.findings() == Project(sources).findings()


def worked_out(change: Texts) -> Counter[str]:
    """What an edit makes to be worked out anew, in a game of which everything is known."""
    project = Project(with_own(change), before=game().answers)
    project.findings()
    return project.answers.worked


ASTEROID = "cards/terraforming_mars/base/asteroid.card"


def text_of(path: str) -> str:
    return game().by_path[path].text


def test_an_edited_card_alone_is_read_checked_and_planned() -> None:
    worked = worked_out({ASTEROID: text_of(ASTEROID).replace("titanium", "steel")})
    of_a_file = ("page", "heads", "read", "rules", "told", "odd", "gists", "planned", "unplayable")
    of_all = ("checked",)
    assert worked == Counter((*of_a_file, *of_all))


def test_where_nothing_changed_nothing_is_worked_out() -> None:
    assert worked_out({}) == Counter()


def test_an_edited_noun_makes_every_card_be_read_and_no_other_page() -> None:
    path = "cards/terraforming_mars/vocabulary/tags.card"
    worked = worked_out({path: text_of(path) + '\ntag joker "joker"\n'})
    files = len(game().sources)
    assert (worked["heads"], worked["read"], worked["planned"]) == (1, files, files)


def test_a_contract_makes_every_card_be_planned_and_none_be_read() -> None:
    contract = next(source for source in with_own({}) if source.is_contract)
    worked = worked_out({contract.path: contract.text + " "})
    files = len(game().sources)
    assert worked == Counter({"planned": files, "unplayable": files})


def test_what_is_kept_belongs_to_the_user_alone(home: Path) -> None:
    check({})
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
    assert stat.S_IMODE(kept(home).stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: "\0" * len(text),
        lambda text: text[:140] + "?" * 200 + text[340:],
        lambda text: text.split("\n")[0] + "\nnot a memory",
    ],
    ids=["empty", "cut", "zeros", "damaged", "something else"],
)
def test_a_damaged_memory_is_ignored_and_written_anew(home: Path, spoil: object) -> None:
    expected = check({OWN: CARD})
    text = kept(home).read_text()
    kept(home).write_text(spoil(text))  # type: ignore[operator]
    assert check({OWN: CARD}) == expected
    assert len(kept(home).read_text()) > len(text) // 2


def test_another_compiler_reads_everything_anew(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = check({})
    project = Project(with_own({}, BASE_GAME), before=memory.load(ABOUT))
    assert project.findings() == found and project.answers.worked == Counter()
    monkeypatch.setattr(memory, "compiler_print", lambda: "another")
    project = Project(with_own({}, BASE_GAME), before=memory.load(ABOUT))
    project.findings()
    cards = [source for source in BASE_GAME if not source.is_contract]
    assert project.answers.worked["read"] == len(cards)


def test_without_a_folder_of_its_own_a_check_remembers_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null")
    assert memory.cache_folder() is None
    assert check({OWN: CARD}) == check_afresh({OWN: CARD})
