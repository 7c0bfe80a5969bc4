"""What a check remembers changes its time and nothing else, and is taken from nobody but the user."""

import os
import pickle
import random
import stat
from pathlib import Path

import pytest
from cardwright.source import SourceFile
from cardwright_tools.checking.beside_the_game import FOLDER, game
from cardwright_tools.checking import memory, remembered
from cardwright_tools.checking.memory import Checked
from cardwright_tools.recovery.mistakes import some_mistake

CARD = 'card it "It"\n    number F01\n    automated, cost 4, tags plant\n    when played\n        gain 2 heat\n'
NOUN = 'token ice "ice"\n'
OWN = f"{FOLDER}/it.card"
LOOSE = "cards/loose.card"
PACK = 'pack ours "Ours"\n    game terraforming_mars\n    fan_made\n    needs base\n'
ICE_CARD = CARD.replace("automated, cost 4", "active, cost 4, holds ice").replace(
    "gain 2 heat", "add 2 ice to this card"
)

Texts = dict[str, str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "cardwright"


def check(texts: Texts) -> Checked:
    sources = {source.path: source for source in game().sources}
    own = {path: SourceFile(path, text) for path, text in texts.items()}
    return remembered.check_sources({**sources, **own}, "a test")


def check_afresh(texts: Texts) -> Checked:
    for path in memory.cache_folder().glob("check-*"):  # type: ignore[union-attr]
        path.unlink()
    return check(texts)


def kept(home: Path) -> Path:
    (path,) = home.glob("check-*.bin")
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
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_remembered_changes_no_finding(name: str) -> None:
    before, after = CHANGES[name]
    check(before)
    assert check(after) == check_afresh(after)


def test_a_noun_outside_of_every_pack_can_be_used_in_none() -> None:
    found = check({f"{FOLDER}/p.card": PACK, LOOSE: NOUN, OWN: ICE_CARD}).findings
    assert [(finding.slug, finding.primary.span.path) for finding in found] == [
        ("unnamed-set", OWN)
    ]


@pytest.mark.slow
def test_mistakes_of_any_kind_are_found_as_without_a_memory(fresh: int) -> None:
    chance = random.Random(7 + fresh)
    official = [source for source in game().sources if "/base/" in source.path]
    check({})
    for source in chance.sample(official, 6):
        mistake = some_mistake(source.text, chance)
        texts = {source.path: mistake.text if mistake else ""}
        quick = check(texts)
        assert quick == check_afresh(texts)
        check_afresh({})


def test_what_is_kept_belongs_to_the_user_alone(home: Path) -> None:
    check({})
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
    assert stat.S_IMODE(kept(home).stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "spoil",
    [
        lambda raw: b"",
        lambda raw: raw[: len(raw) // 2],
        lambda raw: b"\0" * len(raw),
        lambda raw: raw[:40] + b"\xff" * 200 + raw[240:],
        lambda raw: raw.split(b"\n")[0] + b"\n" + pickle.dumps(("not", "a", "memory")),
        lambda raw: raw.split(b"\n")[0] + b"\n" + pickle.dumps(({}, b"x", b"y")),
    ],
    ids=["empty", "cut", "zeros", "damaged", "something else", "empty parts"],
)
def test_a_damaged_memory_is_ignored_and_written_anew(home: Path, spoil: object) -> None:
    expected = check({OWN: CARD})
    raw = kept(home).read_bytes()
    kept(home).write_bytes(spoil(raw))  # type: ignore[operator]
    assert check({OWN: CARD}) == expected
    assert len(kept(home).read_bytes()) > len(raw) // 2


class Bomb:
    """What a stranger would like to have unpickled."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, ("exploded",)


def test_a_memory_that_others_can_write_is_never_unpickled(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    check({})
    bomb = memory.compiler_print() + b"\n" + pickle.dumps(Bomb())
    path = kept(home)
    path.write_bytes(bomb)
    path.chmod(0o666)
    check({})
    assert not (tmp_path / "exploded").exists()


def test_a_link_is_not_followed(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    check({})
    path = kept(home)
    elsewhere = tmp_path / "elsewhere.bin"
    elsewhere.write_bytes(memory.compiler_print() + b"\n" + pickle.dumps(Bomb()))
    path.unlink()
    path.symlink_to(elsewhere)
    check({})
    assert not (tmp_path / "exploded").exists()
    assert not kept(home).is_symlink() and elsewhere.is_file()


def test_another_compiler_reads_everything_anew(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check({})
    monkeypatch.setattr(memory, "compiler_print", lambda: b"another")
    assert memory.load("a test") is None


def test_without_a_folder_of_its_own_a_check_remembers_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null")
    assert memory.cache_folder() is None
    assert check({OWN: CARD}).findings == ()
