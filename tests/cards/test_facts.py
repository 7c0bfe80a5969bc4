"""The facts that the rules say: equal to the facts we were given, and every alteration is found."""

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from cardwright_tools.facts import Documents, compare

SHARED = Path(__file__).parents[3] / "shared" / "facts"
SETS = ("base", "corporate_era", "hellas_and_elysium")
MEANS_NOTHING = {"notes", "schema", "counts"}


@pytest.mark.skipif(not SHARED.is_dir(), reason="the facts are not beside this checkout")
@pytest.mark.parametrize("sets", [SETS, ("base",), ("corporate_era",), ()])
def test_the_cards_say_what_the_facts_say(said: Documents, sets: tuple[str, ...]) -> None:
    report = compare(said, SHARED, sets)
    assert report.exit_code == 0, report.lines()[:1]
    assert all(kind.equal == kind.total > 0 for kind in report.kinds)


def test_our_own_export_is_equal_to_itself(said: Documents, tmp_path: Path) -> None:
    write(said, tmp_path)
    report = compare(said, tmp_path)
    cards = next(kind for kind in report.kinds if kind.kind == "project cards")
    exported: Any = said["project_cards.json"]["cards"]
    assert sum(card["set"] in SETS for card in exported) == 208
    assert cards.equal == cards.total == len(exported) > 208
    assert report.exit_code == 0


def sets_in(said: Documents) -> set[str]:
    """Those of the project cards, with the packs beside the official sets."""
    exported: Any = said["project_cards.json"]["cards"]
    return {card["set"] for card in exported}


def places(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a document where something can be altered."""
    if isinstance(value, dict):
        for key in value:
            if key not in MEANS_NOTHING:
                yield from places(value[key], (*place, key))
        yield (*place, "a key more")
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from places(part, (*place, index))
        yield (*place, "a part more")
    else:
        yield place


def altered(value: Any, place: tuple[Any, ...]) -> Any:
    if place == ("a key more",):
        return {**value, "wave": "tidal"}
    if place == ("a part more",):
        return [*value, deepcopy(value[0]) if value else "tidal"]
    if place:
        value = value.copy()
        value[place[0]] = altered(value[place[0]], place[1:])
        return value
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}?"


@pytest.mark.parametrize(
    ("file", "kind"), [("project_cards.json", "cards"), ("corporations.json", "corporations")]
)
def test_every_altered_card_is_found(
    said: Documents, tmp_path: Path, file: str, kind: str, fresh: int
) -> None:
    chance = random.Random(4 + fresh)
    cards: Any = said[file][kind]
    for _ in range(12):
        changed = [altered(card, chance.choice(list(places(card)))) for card in cards]
        write({file: {kind: changed}}, tmp_path)
        (found,) = compare(said, tmp_path, (*SETS, *sets_in(said))).kinds
        assert len(found.unequal) == len(cards)


def test_every_alteration_of_a_board_a_track_or_a_project_is_found(
    said: Documents, tmp_path: Path, fresh: int
) -> None:
    chance = random.Random(4 + fresh)
    boards = {"boards.json": said["boards.json"]}
    where = [place for place in places(said["boards.json"]) if len(place) > 1]
    for place in chance.sample(where, 60):
        document = altered(said["boards.json"], place)
        unsaid = place[0] == "numbers" and place[-1] == "a key more"
        write({"boards.json": document}, tmp_path)
        assert compare(boards, tmp_path).exit_code == (0 if unsaid else 1), place


def test_a_folder_with_only_some_cards_is_compared_as_far_as_it_goes(
    said: Documents, tmp_path: Path
) -> None:
    cards: Any = said["project_cards.json"]["cards"]
    write({"project_cards.json": {"cards": cards[3:8]}}, tmp_path)
    report = compare(said, tmp_path, SETS)
    assert [(kind.equal, kind.total) for kind in report.kinds] == [(5, 5)]
    assert report.exit_code == 0


def test_a_card_that_nobody_wrote_is_found(said: Documents, tmp_path: Path) -> None:
    more = {"number": "X77", "name": "Tidal Wave", "set": "base", "cost": 3}
    write({"project_cards.json": {"cards": [more]}}, tmp_path)
    report = compare(said, tmp_path, SETS)
    assert report.exit_code == 1
    assert "project cards: X77 Tidal Wave is only in the facts" in report.lines()


def test_steps_in_another_order_notes_and_empty_parts_make_no_difference(
    said: Documents, tmp_path: Path
) -> None:
    cards: Any = deepcopy(said["project_cards.json"]["cards"])
    for card in cards:
        card["immediate"].reverse()
        card["tags"].reverse()
        card["notes"] = ["read twice"]
        for key in [key for key, part in card.items() if part in ([], None, 0)]:
            del card[key]
    write({"project_cards.json": {"cards": cards}}, tmp_path)
    assert compare(said, tmp_path).exit_code == 0


@pytest.mark.parametrize("text", ["", "[1, 2]", '{"cards": 7}', '{"cards": [7, null]}', "{"])
def test_a_damaged_file_is_told_and_nothing_breaks(
    said: Documents, tmp_path: Path, text: str
) -> None:
    (tmp_path / "project_cards.json").write_text(text, "utf-8")
    report = compare(said, tmp_path, SETS)
    assert report.exit_code == 1


def write(documents: dict[str, Any] | Documents, folder: Path) -> None:
    for name, document in documents.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(json.dumps(document), "utf-8")
