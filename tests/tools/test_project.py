"""Which files belong to a project, and what they are called. In: folders with links, pipes and odd names. Out: paths, names."""

import io
import os
from pathlib import Path
from types import SimpleNamespace

import pytest
from cardwright_tools import reading
from cardwright_tools.project import (
    HOME,
    NotAProject,
    can_be_rewritten,
    card_files,
    contract_files,
    elsewhere,
    find_project,
    folders_here,
    needed_packs,
    read_source,
    shown_name,
    source_paths,
    stdin_source,
    wanted_files,
)

CARD = 'card it "It"\n'


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.card").write_text('pack ours "Ours"\n    game terraforming_mars\n')
    (folder / "cards" / "it.card").write_text(CARD)
    return folder


def names(folder: Path) -> list[str]:
    return [path.relative_to(folder).as_posix() for path in card_files(folder)]


def test_card_files_are_found_in_one_order_below_a_folder(pack: Path) -> None:
    (pack / "a.card").write_text(CARD)
    (pack / "notes.txt").write_text("")
    assert names(pack) == ["a.card", "cards/it.card", "pack.card"]


def test_links_that_lead_out_of_a_pack_are_not_followed(pack: Path) -> None:
    outside = pack.parent / "outside"
    outside.mkdir()
    (outside / "secret.card").write_text(CARD)
    before = names(pack)
    (pack / "file.card").symlink_to(outside / "secret.card")
    (pack / "up.card").symlink_to("../outside/secret.card")
    (pack / "folder").symlink_to(outside, target_is_directory=True)
    (pack / "loop").symlink_to(pack, target_is_directory=True)
    (pack / "nowhere.card").symlink_to(pack / "gone.card")
    (pack / "round.card").symlink_to(pack / "round.card")
    assert names(pack) == before


def test_a_link_that_stays_inside_is_a_file_like_others(pack: Path) -> None:
    (pack / "same.card").symlink_to(pack / "cards" / "it.card")
    assert "same.card" in names(pack)


def test_pipes_folders_and_hidden_folders_are_no_cards(pack: Path) -> None:
    before = names(pack)
    os.mkfifo(pack / "pipe.card")
    (pack / "folder.card").mkdir()
    (pack / ".git").mkdir()
    (pack / ".git" / "it.card").write_text(CARD)
    assert names(pack) == before


def test_a_pack_stands_on_the_game_and_cannot_take_the_name_of_its_files(pack: Path) -> None:
    (pack / "cards/terraforming_mars/base").mkdir(parents=True)
    (pack / "cards/terraforming_mars/base/algae.card").write_text(CARD)
    paths = source_paths(find_project(pack))
    official = "cards/terraforming_mars/base/algae.card"
    assert paths[official] == HOME / official
    assert paths[(pack / official).as_posix()] == pack / official


def test_the_nearest_pack_or_project_upwards_is_the_one(pack: Path, tmp_path: Path) -> None:
    assert find_project(pack / "cards" / "it.card").root == pack
    assert find_project(HOME / "cards" / "fan" / "polar_stations").root == HOME
    assert find_project(tmp_path).root == HOME


def test_a_pack_among_the_cards_of_a_game_belongs_to_every_copy_of_that_game(
    tmp_path: Path,
) -> None:
    for path in ("pyproject.toml", "cards/planet/game.card", "cards/fan/ours/pack.card"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text("")
    assert find_project(tmp_path / "cards/fan/ours").root == tmp_path
    (tmp_path / "own").mkdir()
    (tmp_path / "own/pack.card").write_text("")
    assert find_project(tmp_path / "own").root == tmp_path / "own"


def test_packs_below_are_meant_where_a_repository_keeps_several(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert folders_here() == [pack]
    monkeypatch.chdir(pack / "cards")
    assert folders_here() == [pack]
    (tmp_path / "empty").mkdir()
    monkeypatch.chdir(tmp_path / "empty")
    assert folders_here() == [HOME / "cards"]


def test_names_of_files_that_are_no_text_are_shown_with_signs_instead(pack: Path) -> None:
    odd = Path(os.fsdecode(bytes(pack) + b"/\xff.card"))
    try:
        odd.write_text(CARD)
    except OSError:
        pytest.skip("this disk has no such names")
    assert odd in card_files(pack)
    assert shown_name(odd).endswith("\N{REPLACEMENT CHARACTER}.card")


def test_a_mark_at_the_beginning_and_bytes_that_are_no_text_are_read(pack: Path) -> None:
    path = pack / "odd.card"
    path.write_bytes(b"\xef\xbb\xbfcard it\xff")
    assert read_source(path, "odd.card").text == "card it\N{REPLACEMENT CHARACTER}"


def test_files_are_called_from_where_the_user_stands(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = pack / "cards" / "it.card"
    monkeypatch.chdir(pack)
    assert shown_name(path) == "cards/it.card"
    monkeypatch.chdir(pack / "cards")
    assert shown_name(path) == "it.card" and shown_name(pack / "pack.card") == "../pack.card"
    assert shown_name(HOME / "README.md") == (HOME / "README.md").as_posix()


def test_cards_alone_make_no_project_and_neither_does_a_setting_of_python(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    assert find_project(tmp_path).root == HOME
    (tmp_path / "other").mkdir()
    (tmp_path / "other/pyproject.toml").write_text("")
    assert find_project(tmp_path / "other").root == HOME


def test_a_pack_among_cards_of_no_game_is_one_by_itself(tmp_path: Path) -> None:
    (tmp_path / "cards/ours").mkdir(parents=True)
    (tmp_path / "cards/ours/pack.card").write_text("")
    (tmp_path / "pyproject.toml").write_text("")
    assert find_project(tmp_path / "cards/ours").root == tmp_path / "cards/ours"


def test_whoever_stands_in_no_pack_is_told_so(pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(pack)
    assert elsewhere() == ""
    monkeypatch.chdir(pack.parent)
    assert elsewhere().startswith(" You stand in no pack")


def test_contracts_come_from_the_game_and_never_from_a_pack(pack: Path) -> None:
    (pack / "dice").mkdir()
    (pack / "dice/contract.json").write_text("{}")
    theirs = [HOME / "cards/terraforming_mars/contract.json"]
    assert contract_files(find_project(pack)) == contract_files(find_project(HOME)) == theirs


def test_folders_in_one_another_are_followed_so_far_and_no_farther(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MOST_DEEP", 2)
    (pack / "a/b").mkdir(parents=True)
    (pack / "a/b/deep.card").write_text(CARD)
    assert "a/b/deep.card" in names(pack)
    (pack / "a/b/c").mkdir()
    with pytest.raises(reading.Unreadable, match="more than 2 folders"):
        card_files(pack)


def test_what_an_editor_sends_is_read_as_far_as_tells_that_it_is_too_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reading, "MOST_BYTES", 3)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(b"abcdef")))
    source = stdin_source()
    assert (source.path, source.text) == ("stdin.card", "abcd")


def test_only_what_was_read_to_its_end_is_rewritten(pack: Path) -> None:
    path = pack / "cards/it.card"
    assert can_be_rewritten(path)
    path.write_bytes(b"card it\xff")
    assert not can_be_rewritten(path)


def test_of_the_packs_of_the_game_only_those_that_are_needed_are_read(pack: Path) -> None:
    def fan_packs() -> set[str]:
        read = source_paths(find_project(pack)).values()
        fan = HOME / "cards/fan"
        return {path.relative_to(fan).parts[0] for path in read if path.is_relative_to(fan)}

    assert fan_packs() == set()
    text = 'pack ours "Ours"\n    game terraforming_mars\n    needs moss_gardens\n'
    (pack / "pack.card").write_text(text)
    assert fan_packs() == {"moss_gardens"}
    assert needed_packs(find_project(pack)) == []


def test_the_files_that_somebody_names_are_card_files(pack: Path) -> None:
    card = pack / "cards/it.card"
    assert [*wanted_files([pack / "cards"])] == [*wanted_files([card])] == [card]
    (pack / "notes.txt").write_text("")
    (pack / "notes.card").symlink_to(pack / "notes.txt")
    (pack / "same.card").symlink_to(card)
    assert [*wanted_files([pack / "same.card"])] == [card]
    for name, why in (
        ("notes.card", "is a link to"),
        ("notes.txt", "is no file of cards"),
        ("gone.card", "There is no file"),
    ):
        with pytest.raises(NotAProject, match=why):
            [*wanted_files([pack / name])]
