"""What `diff` and `breaking` say. In: two states of a pack. Out: changes clause by clause, whom they break, which games go otherwise."""

import json
import os
import subprocess
import tarfile
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from tools.shell import ROOT, Said, cardwright

from cardwright.rules.nodes import Card, Noun
from cardwright_tools.differences import comparison
from cardwright_tools.differences.blast_radius import (
    Blast,
    CannotTell,
    Engine,
    Parting,
    Played,
    blast_of,
)
from cardwright_tools.differences.breaking import Breaks, is_major_step, suggested_version
from cardwright_tools.differences.cards_compared import Change, Line
from cardwright_tools.differences.comparison import Comparison, compare
from cardwright_tools.differences.sides import side
from cardwright_tools.git import MOST_BYTES
from cardwright_tools.differences.to_html import to_html
from cardwright_tools.differences.told import (
    breaking_told,
    sections,
    to_comment,
    to_markdown,
    to_text,
)
from cardwright_tools.project import NotAProject

PACK = """\
pack dunes "Dunes"
    game terraforming_mars
    fan_made
    version "{version}"
    needs base

token grain "grain"
"""
CARD = """\
card {id} "{name}"
    number D{number}
    automated, cost {cost}
    when played
        gain {gain}
"""


def card(folder: Path, id: str, number: str, cost: int, gain: str, more: str = "") -> None:
    name = id.replace("_", " ").title()
    text = CARD.format(id=id, name=name, number=number, cost=cost, gain=gain)
    (folder / f"{id}.card").write_text(text + more)


def manifest(folder: Path, version: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    text = PACK.format(version=version)
    (folder / "pack.card").write_text(text.split("\n\n")[0] + "\n")
    (folder / "nouns.card").write_text(text.split("\n\n")[1])


@pytest.fixture
def old(tmp_path: Path) -> Path:
    folder = tmp_path / "old" / "dunes"
    manifest(folder, "1.2")
    card(folder, "dune_mill", "01", 1, "1 plant")
    card(folder, "dune_well", "02", 2, "2 heat")
    card(folder, "dune_camp", "03", 3, "1 steel")
    return folder


@pytest.fixture
def new(tmp_path: Path) -> Path:
    """A mill that gives more, a well under another name, no camp, a new tower."""
    folder = tmp_path / "new" / "dunes"
    manifest(folder, "1.3")
    card(folder, "dune_mill", "01", 1, "2 plants")
    card(folder, "dune_spring", "02", 2, "2 heat", "    formerly dune_well\n")
    card(folder, "dune_tower", "04", 4, "1 titanium")
    return folder


def diff(old: Path, new: Path, *words: str) -> Said:
    return cardwright("diff", old, new, *words, at=old.parent)


@pytest.mark.slow
def test_all_that_changed_is_said_clause_by_clause(old: Path, new: Path) -> None:
    said = json.loads(diff(old, new, "--format", "json", "--games", "6").out)
    by_what = {(c["what"], c["kind"], c["id"]): c for c in said["changes"]}
    assert set(by_what) == {
        ("removed", "card", "dune_camp"),
        ("renamed", "card", "dune_spring"),
        ("added", "card", "dune_tower"),
        ("changed", "card", "dune_mill"),
        ("changed", "pack", "dunes"),
    }
    assert by_what["renamed", "card", "dune_spring"]["formerly"] == "dune_well"
    assert by_what["changed", "card", "dune_mill"]["words"]["en"] == [
        {"sign": "-", "words": "Gain 1 plant."},
        {"sign": "+", "words": "Gain 2 plants."},
    ]
    assert said["breaks"]["saves"] == ["`dune_camp` is gone: a save that holds it cannot be loaded"]
    assert "`action:dune_camp`" in said["breaks"]["option_keys"][0]
    assert said["breaks"]["without_a_major_version"] is True
    assert said["suggested_version"] == "2.0.0"
    blast = said["blast_radius"]
    assert blast["games"] == 6 and 0 < blast["go_differently"] <= 6
    assert all(first["before"] != first["after"] for first in blast["first_events"])


@pytest.mark.slow
def test_every_form_of_output_tells_the_same_change(old: Path, new: Path) -> None:
    (new / "dune_mill.card").write_text(
        (new / "dune_mill.card").read_text().replace('"Dune Mill"', '"<b>Mill</b> & *all*"')
    )
    found = compare(str(old), str(new), games=0)
    for form, was, name in (
        (to_text, "- Gain 1 plant.", "<b>Mill</b> & *all*"),
        (to_markdown, "- Gain 1 plant.", "**&lt;b>Mill&lt;/b> & \\*all\\*"),
        (to_comment, "- Gain 1 plant.", "**&lt;b>Mill&lt;/b> & \\*all\\*"),
        (to_html, '<p class="line out">Gain 1 plant.</p>', "&lt;b&gt;Mill&lt;/b&gt; &amp; *all*"),
    ):
        said = form(found)
        assert was in said and name in said, said


@pytest.mark.parametrize("name", ["bomb.whl", "bomb.tar.gz"])
def test_what_unpacks_to_far_more_than_a_release_is_refused(tmp_path: Path, name: str) -> None:
    file, large = tmp_path / name, tmp_path / "large"
    with large.open("wb") as zeros:
        zeros.truncate(MOST_BYTES + 1)
    if name.endswith(".whl"):
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as wheel:
            wheel.write(large, "zeros")
    else:
        with tarfile.open(file, "w:gz", compresslevel=1) as archive:
            archive.add(large, "zeros")
    room = tmp_path / "room"
    room.mkdir()
    with pytest.raises(NotAProject, match="holds far more than a release does"):
        side(str(file), room)
    assert list(room.iterdir()) == [] and file.stat().st_size < 1_000_000


def release_of(folder: Path, holds: object) -> Path:
    """With the sources of the game as they are here."""
    folder.mkdir()
    with tarfile.open(folder / "cardwright_engine-9.9-sources.tar.bz2", "w:bz2") as sources:
        for name in ("grammar", "cards"):
            sources.add(ROOT / name, f"cardwright_engine-9.9/{name}")
    (folder / "release.json").write_text(json.dumps({"holds": holds}))
    return folder


@pytest.mark.slow
def test_releases_of_other_sets_are_compared_as_far_as_each_goes(tmp_path: Path) -> None:
    less = release_of(tmp_path / "less", ["base"])
    more = release_of(tmp_path / "more", ["base", "turmoil"])
    found = compare(str(less), str(more), games=0).changes
    assert {change.what for change in found} == {"added"}
    assert {change.card.set_id for change in found} == {"turmoil"}
    assert not compare(str(less), str(ROOT), games=0).changes


def test_a_release_that_does_not_say_what_it_holds_is_refused(tmp_path: Path) -> None:
    spoilt = release_of(tmp_path / "spoilt", {"base": 1})
    with pytest.raises(NotAProject, match="does not say what the release holds"):
        side(str(spoilt), tmp_path / "room")


def test_a_pipe_is_no_release(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "it.whl")
    with pytest.raises(NotAProject, match="is no file"):
        side(str(tmp_path / "it.whl"), tmp_path)


def test_a_language_that_says_the_same_is_not_told_again() -> None:
    lines: dict[str, tuple[Line, ...]] = {
        "cs": (("-", "tři"),),
        "en": (("-", "3"),),
        "sr": (("-", "3"),),
    }
    frost = Card(Noun("kind", "card"), "frost", "Frost", "frost.card", "")
    change = Change("changed", frost, frost, lines)
    (section,) = sections(Comparison("1", "2", ("", ""), (change,), Breaks(), None, "", ()))
    assert [row.heading for row in section.rows] == [
        "Frost (card `frost`)",
        "Frost (card `frost`, cs)",
    ]


def test_an_engine_that_cannot_tell_leaves_the_cards_to_be_compared(
    old: Path, new: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As that of a release from before there was such a question; whoever must know whether it breaks something is told no lie."""

    def too_old(*_: object) -> Played:
        raise CannotTell("No game could be played with 0.0.1")

    monkeypatch.setattr(comparison, "played", too_old)
    found = compare(str(old), str(new), games=4)
    assert found.changes and found.blast is None
    assert "Note: No game could be played with 0.0.1." in to_text(found)
    assert "As far as the cards tell" in breaking_told(replace(found, breaks=Breaks()))
    with pytest.raises(NotAProject, match="No game could be played"):
        compare(str(old), str(new), games=4, must_tell=True)


@pytest.mark.slow
def test_a_new_card_changes_nothing_before_it_turns_up(old: Path, new: Path) -> None:
    for name in ("dune_mill.card", "dune_spring.card", "dune_tower.card", "pack.card"):
        (new / name).unlink()
    for path in old.glob("*.card"):
        (new / path.name).write_text(path.read_text())
    card(new, "dune_tower", "04", 4, "1 titanium")
    blast = json.loads(diff(old, new, "--format", "json", "--games", "8").out)["blast_radius"]
    first = blast["first_events"]
    assert all("Dune Tower" in one["after"] for one in first if "is dealt" in one["after"])
    assert sum("Dune Tower" in one["after"] for one in first) >= 4
    assert max(one["generation"] for one in first) > 5


@pytest.mark.parametrize(
    ("parted", "said"), [(0, "0%"), (1, "0.2%"), (103, "17%"), (599, "99.8%"), (600, "100%")]
)
def test_a_share_is_all_or_nothing_only_where_it_is(parted: int, said: str) -> None:
    partings = tuple(Parting(seed, 0, 1, "", "") for seed in range(parted))
    one = Comparison("a", "b", ("1", "1"), (), Breaks(), Blast(600, (), partings), "1", ())
    assert f"{parted} of 600 seeded games ({said}) go differently." in to_text(one)


def test_a_game_with_a_card_that_is_only_called_otherwise_goes_as_it_did() -> None:
    engine = Engine(1, (), frozenset(), frozenset())
    was = Played(engine, ((1, ("is dealt Ice", "plays Ice Drill")), (2, ("plays Ice Drill",))))
    now = Played(engine, ((1, ("is dealt Snow", "plays Ice Drill")), (2, ("plays Snow",))))
    (parting,) = blast_of(was, now, (), {"Ice": "Snow", "Ice Drill": "Ice Drill"}).partings
    assert (parting.seed, parting.before, parting.after) == (2, "plays Ice Drill", "plays Snow")


@pytest.mark.slow
def test_nothing_changed_breaks_nothing(old: Path) -> None:
    said = diff(old, old, "--games", "3").out
    assert "all as they were" in said and "Breaks no saves, no bots and no packs." in said
    assert "0 of 3 seeded games (0%) go differently." in said
    assert "Suggested version: 1.2 " in said


@pytest.mark.slow
def test_breaking_is_refused_without_a_major_version(old: Path, new: Path) -> None:
    """Against a revision of the pack's own repository."""
    git = ("git", "-c", "user.name=a", "-c", "user.email=a@b.c", "-C", str(old))
    for words in (("init", "-q"), ("add", "-A"), ("commit", "-qm", "first")):
        subprocess.run([*git, *words], check=True)
    (old / "dune_camp.card").unlink()
    said = cardwright("breaking", "--against", "HEAD", at=old)
    assert said.code == 1 and "make it 2.0.0" in said.out and "`dune_camp` is gone" in said.out
    manifest(old, "2.0")
    assert cardwright("breaking", "--against", "HEAD", at=old).code == 0
    card(old, "dune_camp", "03", 3, "4 steel")
    manifest(old, "1.2")
    said = cardwright("breaking", "--against", "HEAD", at=old)
    assert said.code == 0 and "stay as they were" in said.out
    said = cardwright("breaking", "--against", "no-such-revision", at=old)
    assert said.code == 2 and "git knows no such revision" in said.err


@pytest.mark.parametrize(
    ("old", "new", "major"),
    [
        ("1.2", "2.0", True),
        ("1.2", "1.9", False),
        ("0.1.4", "0.2", True),
        ("0.1", "0.1.1", False),
        ("0.3", "1.0", True),
    ],
)
def test_what_a_major_step_is(old: str, new: str, major: bool) -> None:
    assert is_major_step(old, new) is major


def test_what_breaks_raises_the_first_number_and_before_one_the_second() -> None:
    breaks = Breaks(saves=("`it` is gone",))
    assert suggested_version("1.2", [], breaks, False) == "2.0.0"
    assert suggested_version("0.1.3", [], breaks, False) == "0.2.0"
    assert suggested_version("1.2", [], Breaks(), True) == "1.3.0"
    assert suggested_version("1.2", [], Breaks(), False) == "1.2"
