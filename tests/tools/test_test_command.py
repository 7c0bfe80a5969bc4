"""`cardwright test` from the shell: in the toolchain, in a pack, with mistakes."""

import json
from pathlib import Path

import pytest
from tools.shell import ROOT, cardwright


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    assert cardwright("new", "pack", "Ice Age", at=tmp_path).code == 0
    return tmp_path / "ice_age"


def test_the_stories_of_a_new_pack_hold_and_show_every_clause(pack: Path) -> None:
    said = cardwright("test", "--clauses", at=pack)
    assert said.code == 0
    assert said.out == "3 of 3 stories hold.\n2 of 2 clauses are shown by some story.\n"


def test_stories_speak_of_the_cards_as_they_are_now(pack: Path) -> None:
    assert cardwright("test", at=pack).code == 0
    card = pack / "first_ice_age.card"
    card.write_text(card.read_text("utf-8").replace("score 1 per 3", "score 1 per 2"), "utf-8")
    said = cardwright("test", at=pack)
    assert said.code == 1
    assert said.out.splitlines() == [
        "stories/cards.md:9: First Ice Age",
        "    `2 points on first ice age`: it is 3.",
        "2 of 3 stories hold.",
    ]


def test_a_card_that_was_added_or_corrected_since_the_last_test_is_there(pack: Path) -> None:
    """Its story holds at once: what was built last time is no longer what is known."""
    assert cardwright("test", at=pack).out == "3 of 3 stories hold.\n"
    row = "| 8 megacredits, ice drill in hand | play ice drill | -8 megacredits, +1 plant |"
    page = pack / "stories" / "cards.md"
    page.write_text(page.read_text("utf-8") + row + "\n", "utf-8")
    assert cardwright("new", "card", "Ice Drill", at=pack).code == 0
    card = pack / "ice_drill.card"
    right = card.read_text("utf-8")
    card.write_text(right.replace("gain 1", "gian 1"), "utf-8")
    assert "3 of 4 stories hold." in cardwright("test", at=pack).out
    card.write_text(right, "utf-8")
    assert "4 of 4 stories hold." in cardwright("test", at=pack).out


def test_a_clause_that_no_story_shows_is_named_with_its_line(pack: Path) -> None:
    cardwright("new", "card", "Ice Drill", at=pack)
    said = cardwright("test", "--clauses", at=pack / "stories")
    assert said.code == 1
    assert "ice_drill.card:4: No story shows ice_drill: when played." in said.out
    data = json.loads(cardwright("test", "--clauses", "--json", at=pack).out)
    gap = {"path": "ice_drill.card", "line": 4, "rule": "ice_drill", "clause": "when played"}
    assert (data["clauses"], data["not_shown"]) == (3, [gap])
    assert all(story["problems"] == [] for story in data["stories"])


def test_a_card_with_a_mistake_silences_no_story_of_the_others(pack: Path) -> None:
    page = pack / "stories" / "cards.md"
    rows = (
        "| 1 plant, 8 megacredits, ice drill in hand | play ice drill | -8 megacredits, +1 plant |"
    )
    page.write_text(page.read_text("utf-8") + rows + "\n", "utf-8")
    assert cardwright("new", "card", "Ice Drill", at=pack).code == 0
    assert cardwright("test", at=pack).out == "4 of 4 stories hold.\n"
    card = pack / "ice_drill.card"
    card.write_text(card.read_text("utf-8").replace("gain 1", "gian 1"), "utf-8")
    said = cardwright("test", "--clauses", at=pack)
    assert said.code == 1 and "error[unknown-verb]: No line starts with `gian` here" in said.out
    assert said.out.splitlines()[-4:] == [
        "stories/cards.md:10: First Ice Age",
        "    Not told: `ice_drill` has an error.",
        "3 of 4 stories hold.",
        "2 of 2 clauses are shown by some story.",
    ]
    told = cardwright("test", "--json", at=pack)
    assert len(json.loads(told.out)["stories"]) == 4 and "unknown-verb" in told.err


def test_what_lies_where_one_stands_is_told(pack: Path) -> None:
    below = pack.parent
    assert cardwright("new", "pack", "Moon", at=below).code == 0
    assert cardwright("test", at=below).out == "6 of 6 stories hold.\n"
    assert cardwright("test", at=below / "moon" / "vocabulary").out == "3 of 3 stories hold.\n"
    own = cardwright("test", "--clauses", at=ROOT / "cards/fan/aurora_gardens").out
    assert own == "8 of 8 stories hold.\n6 of 6 clauses are shown by some story.\n"
    deep = pack / "stories" / "deep"
    deep.mkdir()
    (deep / "more.md").write_text((pack / "stories" / "cards.md").read_text("utf-8"), "utf-8")
    assert cardwright("test", at=deep).out == "3 of 3 stories hold.\n"
    assert cardwright("test", at=pack).out == "6 of 6 stories hold.\n"


def test_a_pack_without_stories_is_told_where_they_go(pack: Path) -> None:
    (pack / "stories" / "cards.md").unlink()
    said = cardwright("test", at=pack)
    assert said.code == 0 and "There are no stories yet" in said.out


def test_a_draft_is_a_row_that_holds(pack: Path) -> None:
    rows = cardwright("test", "--draft", "First Ice Age", at=pack).out.splitlines()
    page = pack / "stories" / "drafted.md"
    page.write_text("\n".join(rows), "utf-8")
    assert len(rows) == 4
    assert cardwright("test", "stories/drafted.md", at=pack).out == "2 of 2 stories hold.\n"


def test_a_draft_of_a_card_that_is_none_gets_near_names(pack: Path) -> None:
    said = cardwright("test", "--draft", "frist ice age", at=pack)
    assert "did you mean `first_ice_age`?" in said.err and said.code == 2


def test_a_page_that_is_not_there_is_a_wrong_use(pack: Path) -> None:
    said = cardwright("test", "stories/none.md", at=pack)
    assert said.code == 2 and "There is no page or folder stories/none.md" in said.err


WINTER = """\
resource snow "snow"
    has production

counter sledge "sledge"

conversion melt_snow "Melt Snow"
    action
        pay 3 snow
        gain 2 plants

card toboggan "Toboggan"
    number W01
    automated, cost 2
    requires 2 sledges
    when played
        gain 1 snow
"""
WINTER_STORIES = """\
# What a winter brings

| given | when | then |
|---|---|---|
| 4 snow | convert melt snow | -3 snow, +2 plants |
| 2 megacredits, 2 sledges, toboggan in hand | play toboggan | -2 megacredits, +1 snow |
| 2 snow production | everybody passes, nobody buys | +20 megacredits, +2 snow; red: +20 megacredits; +1 generation |
"""


def test_packs_that_call_their_nouns_alike_are_told_one_after_the_other(tmp_path: Path) -> None:
    """Whatever else was told before, a story speaks of the nouns of its own pack."""
    for name in ("north", "south"):
        (tmp_path / name / "stories").mkdir(parents=True)
        manifest = f'pack {name} "{name}"\n    game terraforming_mars\n    needs base\n'
        (tmp_path / name / "pack.card").write_text(manifest)
        (tmp_path / name / "winter.card").write_text(WINTER)
        (tmp_path / name / "stories" / "winter.md").write_text(WINTER_STORIES)
    assert cardwright("test", at=tmp_path).out == "6 of 6 stories hold.\n"
    rows = WINTER_STORIES.replace("convert melt snow", "convert melted snow")
    (tmp_path / "north" / "stories" / "winter.md").write_text(rows)
    said = cardwright("test", at=tmp_path / "north").out
    assert "There is no project `melted snow`: did you mean `melt snow`?" in said
