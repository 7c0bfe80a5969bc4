"""The other commands of an author's day, from the shell: start, format, explain, word, compare, build."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

import cardwright_runtime
from cardwright_tools.compiling import report
from cardwright_tools.compiling.engine import CannotCompile
from cardwright_tools.facts.differences import Difference
from cardwright_tools.facts.report import KindReport, Report, Unequal
from tools.shell import cardwright

UNTIDY = 'card frost "Frost"\n  number X01\n  cost  4,automated\n  # cold\n  when played\n    gain  2   heat\n'
TIDY = """\
card frost "Frost"
    number X01
    cost 4, automated
    # cold
    when played
        gain 2 heat
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack as a newcomer starts it, outside of this project."""
    said = cardwright("new", "pack", "Ice Age", at=tmp_path)
    assert said.code == 0 and "cd ice_age" in said.out
    return tmp_path / "ice_age"


# ------------------------------------------------------------ new


def test_a_new_pack_is_clean_worded_and_in_canonical_layout(pack: Path) -> None:
    assert cardwright("check", at=pack).out == "Checked 3 items in 3 files: no mistakes.\n"
    assert cardwright("fmt", "--check", at=pack).code == 0
    said = cardwright("text", "first_ice_age", at=pack).out
    assert "Action: Add 1 Ice Age marker to this card." in said


def test_a_new_pack_says_who_writes_it(tmp_path: Path) -> None:
    settings = tmp_path / "settings"
    settings.write_text("[user]\n    name = Ada Frost\n")
    cardwright("new", "pack", "Ice", at=tmp_path, GIT_CONFIG_GLOBAL=str(settings))
    cardwright("new", "pack", "Snow", "--authors", "Ben Thaw", at=tmp_path)
    settings.write_text("")
    no_name = {"GIT_CONFIG_GLOBAL": str(settings), "GIT_CONFIG_NOSYSTEM": "1"}
    nameless = cardwright("new", "pack", "Fog", at=tmp_path, **no_name)
    said = [(tmp_path / pack / "pack.card").read_text() for pack in ("ice", "snow", "fog")]
    assert 'authors "Ada Frost"' in said[0] and 'authors "Ben Thaw"' in said[1]
    assert "authors" not in said[2] and 'authors "Your Name"' in nameless.out
    assert cardwright("check", at=tmp_path / "ice").code == 0
    refused = cardwright("new", "pack", "Hail", "--authors", 'A "B" C', at=tmp_path)
    assert refused.code == 2 and not (tmp_path / "hail").exists()


def test_a_new_pack_is_built_where_it_lies(pack: Path) -> None:
    assert cardwright("build", at=pack).code == 0
    written = {path.name for path in pack.joinpath("generated").rglob("*.py")}
    assert {"first_ice_age.py", "nouns.py", "catalogue.py"} <= written
    assert cardwright("build", "--check", at=pack).code == 0


def test_a_new_card_gets_the_next_number_and_is_clean(pack: Path) -> None:
    said = cardwright("new", "card", "Ice Drill", at=pack)
    assert said.code == 0 and "Wrote ice_drill.card, number IA02." in said.out
    assert cardwright("check", "ice_drill.card", at=pack).code == 0


@pytest.mark.parametrize("like", ["asteroid", "helion", "ants"])
def test_a_new_card_can_begin_as_a_copy_of_any_other(pack: Path, like: str) -> None:
    assert cardwright("new", "card", "Our Own", "--like", like, at=pack).code == 0
    assert cardwright("check", at=pack).code == 0
    assert '"Our Own"\n    number IA02\n' in (pack / "our_own.card").read_text()


def test_a_new_card_stays_where_the_author_stands(pack: Path) -> None:
    (pack / "drills").mkdir()
    cardwright("new", "card", "Ice Drill", at=pack / "drills")
    assert (pack / "drills" / "ice_drill.card").is_file()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("pack", "Ice Age"), "`ice_age` already exists here"),
        (("card", "No Pack"), "you stand in none"),
        (("card", 'A "quote"'), "it can hold no quote"),
        (("card", "two\nlines"), "no line break"),
        (("card", "x" * 61), "60 fit on a card"),
        (("pack", "../../out"), None),
        (("pack", "漢"), "has no letter from a to z"),
    ],
)
def test_what_cannot_be_started_is_refused_with_a_reason(
    pack: Path, words: tuple[str, ...], sentence: str | None
) -> None:
    before = set(pack.parent.rglob("*"))
    said = cardwright("new", *words, at=pack.parent)
    if sentence is None:
        assert said.code == 0 and (pack.parent / "out" / "pack.card").is_file()
    else:
        assert said.code == 2 and sentence in said.err
        assert set(pack.parent.rglob("*")) == before


# ------------------------------------------------------------ whose errors


def test_errors_of_other_files_are_told_with_their_files_or_not_at_all(pack: Path) -> None:
    (pack / "broken.card").write_text('card broken "Broken"\n    number X08\n    gian 1\n')
    asked = cardwright("text", "first_ice_age", at=pack)
    assert (asked.code, asked.err) == (0, "")
    assert "in `broken.card`: run `cardwright check`" in cardwright("text", "broken", at=pack).err
    assert "in `broken.card`: run `cardwright check`" in cardwright("text", at=pack).err


# ------------------------------------------------------------ fmt


def test_formatting_says_what_it_would_do_and_does_it(tmp_path: Path) -> None:
    card = tmp_path / "frost.card"
    card.write_text(UNTIDY)
    said = cardwright("fmt", "--check", "frost.card", at=tmp_path)
    assert said.code == 1 and said.out.startswith("would rewrite frost.card\n")
    assert card.read_text() == UNTIDY
    assert cardwright("fmt", "frost.card", at=tmp_path).out.startswith("rewrote frost.card\n")
    assert card.read_text() == TIDY
    assert cardwright("fmt", "--check", "frost.card", at=tmp_path).code == 0


def test_a_file_with_mistakes_is_formatted_around_them(tmp_path: Path) -> None:
    card = tmp_path / "frost.card"
    card.write_text(UNTIDY.replace("gain  2   heat", "gian  2   heat"))
    assert cardwright("fmt", card).code == 0
    assert card.read_text() == TIDY.replace("gain 2 heat", "gian  2   heat")


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "stories.md"
    page.write_text("Mine:\n- as it is\n")
    for command in ("fmt", "check"):
        said = cardwright(command, "stories.md", at=tmp_path)
        assert said.code == 2 and "`stories.md` is no file of cards" in said.err
    assert page.read_text() == "Mine:\n- as it is\n"


def test_formatting_never_moves_a_line_below_another_one(tmp_path: Path) -> None:
    lost = 'card a "A"\nwhen played\n      corporation b\n gain 1 plant\n      requires  5 oceans or   less'
    (tmp_path / "lost.card").write_text(lost)
    said = cardwright("fmt", "lost.card", at=tmp_path)
    if said.code:
        assert "first fix what `cardwright check` finds" in said.out
        assert (tmp_path / "lost.card").read_text() == lost


# ------------------------------------------------------------ explain, text, facts


def test_a_page_is_printed_for_a_slug() -> None:
    said = cardwright("explain", "pay-after-gain")
    assert said.code == 0
    for part in ("pay-after-gain", "Why", "Example", "Instead", "gain 7 megacredits"):
        assert part in said.out


def test_every_sort_of_unknown_noun_has_the_same_page() -> None:
    assert "`cardwright check --fix`" not in cardwright("explain", "unknown-resource").out
    assert "unknown-noun" in cardwright("explain", "unknown-resource").out
    assert cardwright("explain", "unknown-nonsense").code == 2


def test_all_slugs_are_listed_with_what_they_say() -> None:
    lines = cardwright("explain").out.splitlines()
    assert len(lines) > 40 and all(len(line.split(maxsplit=1)) == 2 for line in lines)


def test_cards_are_worded_by_id_or_by_name() -> None:
    by_id, by_name = cardwright("text", "electro_catapult"), cardwright("text", "Electro Catapult")
    assert by_id.out == by_name.out != ""
    assert list(json.loads(cardwright("text", "--json", "algae", "ants").out)) == ["algae", "ants"]


def test_without_a_name_the_cards_of_the_project_are_listed(pack: Path) -> None:
    assert cardwright("text", at=pack).out.split()[0] == "first_ice_age"
    assert len(cardwright("text", at=pack).out.splitlines()) == 1
    (pack / "cheaper.card").write_text('common rule cheaper "Cheaper"\n    discount 2 on cards\n')
    assert len(cardwright("text", at=pack).out.splitlines()) == 2
    assert "you pay 2 M€ less" in cardwright("text", "cheaper", at=pack).out
    assert len(cardwright("text").out.splitlines()) > 200


def test_a_set_is_a_table_with_its_texts_in_each_language() -> None:
    rows = list(csv.DictReader(cardwright("set", "corporate_era", "--csv").out.splitlines()))
    row = next(row for row in rows if row["id"] == "electro_catapult")
    assert row["number"] == "069" and row["cost"] == "17" and row["tags"] == "building"
    assert row["requirement en"] == "Oxygen must be 8% or less."
    assert row["requirement cs"] == "Obsah kyslíku musí být nejvýše 8 %."
    assert "da biste dobili 7 M€" in row["text sr"]
    assert len(rows) == len(cardwright("set", "corporate_era").out.splitlines()) == 73
    assert "did you mean `base`" in cardwright("set", "bas").err


def test_print_stands_beside_what_the_rule_says(pack: Path) -> None:
    card = pack / "first_ice_age.card"
    card.write_text(f'{card.read_text()}    printed en "Add 1 to this card."\n')
    rows = list(csv.DictReader(cardwright("set", "ice_age", "--csv", at=pack).out.splitlines()))
    assert [row["printed en"] for row in rows] == ["Add 1 to this card."]
    assert "printed cs" not in rows[0] and rows[0]["text cs"]


@pytest.mark.parametrize(
    ("language", "deck", "category"),
    [
        ("en", "goes into the bonus deck", "Resource"),
        ("cs", "přichází do bonusového balíčku", "Zdroj"),
        ("sr", "ulazi u bonus špil", "Resurs"),
    ],
)
def test_facts_are_said_in_the_language_of_the_page(
    language: str, deck: str, category: str
) -> None:
    bonus_card, resource = (
        cardwright("text", each, "--lang", language).out.splitlines()[1]
        for each in ("lobbyists", "steel")
    )
    assert deck in bonus_card and resource.startswith(category)


def test_facts_are_equal_to_themselves_and_differ_where_they_were_changed(tmp_path: Path) -> None:
    assert cardwright("facts", "--out", tmp_path).code == 0
    assert cardwright("facts", "--compare", tmp_path).code == 0
    path = tmp_path / "project_cards.json"
    facts = json.loads(path.read_text())
    algae = next(card for card in facts["cards"] if card["name"] == "Algae")
    algae["cost"] += 1
    path.write_text(json.dumps(facts))
    said = cardwright("facts", "--compare", tmp_path)
    assert said.code == 1 and "Algae" in said.out


def test_a_card_that_comes_in_is_checked_and_laid_out() -> None:
    text = 'card warm_pond "Warm Pond"\n  number X01\n  automated, cost 3\n  when played\n    gain 1 plnt\n'
    checked = cardwright("check", "--format", "short", "-", typed=text)
    assert checked.code == 1 and "-:5:12: error[unknown-resource]" in checked.out
    assert cardwright("check", "-", typed=text.replace("plnt", "plant")).code == 1
    laid = cardwright("fmt", "-", typed=text)
    assert laid.code == 0 and "\n    number X01\n" in laid.out
    assert cardwright("fmt", "--check", "-", typed=text).code == 1
    assert cardwright("fmt", "--check", "-", typed=laid.out).code == 0
    for words in (("fmt", "-", "cards"), ("check", "-", "cards"), ("check", "--fix", "-")):
        said = cardwright(*words, typed=text)
        assert said.code == 2 and "`-` is standard input" in said.err


def test_the_release_is_told_and_help_has_a_short_form() -> None:
    version = cardwright("--version").out.split()
    assert version[0] == "cardwright" and version[1] == cardwright_runtime.__version__
    assert cardwright("text", "-h").out == cardwright("text", "--help").out != ""
    assert "--install-completion" in cardwright("-h").out


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (("gain",), ("Take that much of something from the supply.", "gain 2 plants")),
        # Words that head no entry: one stands in few of them, the other in many.
        (("until",), ("for a time", "until you place city")),
        (("opponent",), ("stands in the lines of these entries", "explain by_players")),
        (("draw", "to", "buy"), ("draw to buy",)),
        # Several words, explained in the entry of another.
        (("its", "owner"), ("by players", "among the steps of others: the owner of the card")),
        (("that", "player"), ("whom the last step was about",)),
        (("for", "any", "card"), ("one after the other and each only once",)),
        (("plant",), ("resource. Something players own", "vocabulary/resources.card", "tag.")),
        (("docs/stories.md",), ("given",)),
        (("value",), ("A number of the game that may differ for one player",)),
        (("loosened_by",), ("how many steps a requirement on this may be missed",)),
    ],
)
def test_verbs_nouns_and_pages_are_explained(
    words: tuple[str, ...], parts: tuple[str, ...]
) -> None:
    said = cardwright("explain", *words)
    assert said.code == 0 and all(part in " ".join(said.out.split()) for part in parts)


def test_what_only_the_other_side_has_is_told_to_programs_too() -> None:
    lost = Unequal("Lost Card", ())
    dearer = Unequal("Algae", (Difference("cost", "10", "11"),))
    report: Any = Report((KindReport("card", 3, (lost, dearer)),)).to_json()
    (kind,) = report["kinds"]
    assert kind["only_theirs"] == ["Lost Card"]
    assert [entry["name"] for entry in kind["unequal"]] == ["Algae"]


# ------------------------------------------------------------ compile


def test_what_cannot_be_compiled_here_ends_with_two_and_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def without_mypy(*_: object) -> int:
        raise CannotCompile("The Python package `mypy` is not installed.")

    monkeypatch.setattr(report, "compile_engine", without_mypy)
    assert report.run() == 2
    assert "Nothing was compiled.\nThe Python package `mypy`" in capsys.readouterr().err


def test_text_says_below_a_card_what_the_nouns_of_its_pack_mean() -> None:
    reminder = "lies on a land area; at most 2 for each player"
    lines = cardwright("text", "river_market").out.splitlines()
    assert lines[-2] == f"(Market tile: {reminder}.)" and lines[-1].startswith("(Envoy: ")
    assert cardwright("text", "envoy").out.splitlines() == [
        "Envoy",
        "Counter",
        "Counted for each player, starting at 0.",
    ]
    told = json.loads(cardwright("text", "river_market", "algae", "--json").out)
    assert told["river_market"]["reminders"][0] == f"Market tile: {reminder}."
    assert "at most 2" not in told["river_market"]["text"] and told["algae"]["reminders"] == []
