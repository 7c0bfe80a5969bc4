"""What a lock pins, and what it makes of a lock of somebody else. In: a small game with packs, texts of locks. Out: pins, and findings in words."""

from pathlib import Path

import pytest

from cardwright.locks import SLUG, Pin, differences, digest_of_layer, from_text, pins, to_text
from cardwright.pipeline import Project
from cardwright.source import SourceFile
from cardwright_tools.checking.locked import LOCK, with_their_locks, write_lock
from cardwright_tools.project import Project as Folders
from cardwright_tools.project import find_project, sources_of

TEXTS = {
    "cards/dice/game.card": 'game dice "Dice"\n',
    "cards/dice/first/set.card": 'set first "First"\n    version "1.0"\n',
    "cards/dice/first/a.card": 'token pip "pip"\n',
    "cards/dice/first/b.card": 'token dot "dot"\n',
    "cards/dice/second/set.card": 'set second "Second"\n    version "2.0"\n',
    "ice/pack.card": 'pack ice "Ice"\n    game dice\n    needs first\n',
    "own/pack.card": 'pack own "Own"\n    game dice\n    needs ice\n',
    "own/a.card": 'token own_pip "own pip"\n',
}


def project(**changes: str) -> Project:
    """`changes` of texts, by the end of the path without what cannot stand in a name."""
    texts = {**TEXTS, **{name.replace("__", "/") + ".card": text for name, text in changes.items()}}
    return Project(tuple(SourceFile(path, text) for path, text in texts.items()))


def titles(text: str, **changes: str) -> list[str]:
    told = list(differences(text, project(**changes), "own"))
    assert all(found.slug == SLUG for found in told)
    return [found.title for found in told]


def test_all_that_a_pack_builds_on_is_pinned_and_nothing_else() -> None:
    pinned = pins(project(), "own")
    assert {id: pin.version for id, pin in pinned.items()} == {
        "dice": "",
        "first": "1.0",
        "ice": "",
    }
    assert list(pinned) == ["dice", "first", "ice"]
    assert len({pin.digest for pin in pinned.values()}) == 3
    assert list(pins(project(), "ice")) == ["dice", "first"]
    assert from_text(to_text(pinned)) == pinned


@pytest.mark.parametrize(
    ("changed", "text", "differs"),
    [
        ("cards__dice__first__a", "# pip\n", {"first"}),
        ("cards__dice__first__c", "", {"first"}),
        ("cards__dice__second__set", 'set second "Zwei"\n', set()),
        ("cards__dice__game", 'game dice "Dices"\n', {"dice"}),
        ("own__a", "", set()),
        ("ice__pack", TEXTS["ice/pack.card"] + "# more\n", {"ice"}),
    ],
)
def test_a_digest_is_of_the_files_of_its_own(changed: str, text: str, differs: set[str]) -> None:
    before, after = pins(project(), "own"), pins(project(**{changed: text}), "own")
    assert {id for id in before if before[id] != after[id]} == differs


def test_a_digest_does_not_say_where_a_pack_lies_nor_in_which_order_it_is_read() -> None:
    elsewhere = {path.replace("own/", "up/own/"): text for path, text in TEXTS.items()}
    sources = tuple(SourceFile(path, text) for path, text in reversed(elsewhere.items()))
    digests = set()
    for found in (project(), Project(sources)):
        (layer,) = (one for one in found.vocabulary.layers.all if one.id == "own")
        digests.add(digest_of_layer(layer, found))
    assert len(digests) == 1
    swapped = {
        "cards__dice__first__a": TEXTS["cards/dice/first/b.card"],
        "cards__dice__first__b": TEXTS["cards/dice/first/a.card"],
    }
    assert pins(project(), "own")["first"] != pins(project(**swapped), "own")["first"]


def test_what_differs_is_told_where_the_pack_says_what_it_needs() -> None:
    lock = to_text(pins(project(), "own"))
    assert titles(lock) == []
    newer = TEXTS["cards/dice/first/set.card"].replace("1.0", "1.1")
    assert titles(lock, cards__dice__first__set=newer) == [
        "`first` is version 1.1 here, and the lock pins 1.0"
    ]
    assert titles(lock, cards__dice__game='game dice "D"\n') == [
        "`dice` is not what the lock pins: its sources differ"
    ]
    assert titles(lock, cards__dice__first__a="") == [
        "`first` 1.0 is not what the lock pins: its sources differ"
    ]
    named = TEXTS["cards/dice/first/set.card"].partition("    version")[0]
    assert titles(lock, cards__dice__first__set=named) == [
        "`first` is version none here, and the lock pins 1.0"
    ]
    assert titles(lock, own__pack=TEXTS["own/pack.card"].replace("needs ice", "needs second")) == [
        "`second` is needed, and the lock does not pin it",
        "The lock pins `first`, which this pack does not need",
        "The lock pins `ice`, which this pack does not need",
    ]
    (found,) = differences(lock, project(cards__dice__first__a=""), "own")
    assert found.primary.span.path == "own/pack.card"
    line = TEXTS["own/pack.card"].encode()[found.primary.span.start :].decode()
    assert line.startswith("needs ice")
    bare = 'pack own "Own"\n    game dice\n'
    first, *_ = differences(lock, project(own__pack=bare), "own")
    assert bare[first.primary.span.start :].startswith(("pack own", "own"))


@pytest.mark.parametrize(
    "text",
    [
        *("[dice", "dice = 1", "[dice]", '[dice]\nversion = "1"', "a = [1]", "\0"),
        "a = " + "[" * 9_000,
    ],
)
def test_a_lock_that_nobody_can_read_is_refused(text: str) -> None:
    assert from_text(text) is None
    assert titles(text) == ["The lock of this pack cannot be read"]


def test_a_lock_holds_texts_whatever_somebody_wrote() -> None:
    assert from_text("[a]\nversion = 1\ndigest = [2]\n") == {"a": Pin("1", "[2]")}
    assert from_text("") == {}


def test_of_a_pack_that_is_none_nothing_is_told() -> None:
    assert list(differences("", project(), "nothing")) == []


def test_a_lock_lies_in_the_folder_of_its_pack_and_is_compared_with_what_is_there(
    tmp_path: Path,
) -> None:
    (tmp_path / "pack.card").write_text(
        'pack ours "Ours"\n    game terraforming_mars\n    needs moss_gardens\n'
    )
    folders = find_project(tmp_path)
    project_of_files = Project(sources_of(folders))
    assert with_their_locks((), project_of_files, [folders]) == ()
    lock = write_lock(folders)
    assert lock == tmp_path / LOCK
    assert {"terraforming_mars", "moss_gardens"} <= set(from_text(lock.read_text("utf-8")) or ())
    assert with_their_locks((), project_of_files, [folders]) == ()
    lock.write_text(lock.read_text("utf-8").replace("moss_gardens", "moss_yards"))
    told = with_their_locks((), project_of_files, [folders])
    assert told and {found.slug for found in told} == {SLUG}
    toolchain = Folders(tmp_path, tmp_path, tmp_path / "generated")
    assert with_their_locks((), project_of_files, [toolchain]) == ()
