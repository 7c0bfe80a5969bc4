"""What the documents say is true: examples run, files exist."""

import doctest
import json
import re
from pathlib import Path

import pytest

from cardwright_runtime.terraforming_mars import ActionNumbers, new_game
from cardwright_tools.command_line import COMMANDS
from tools.shell import cardwright

ROOT = Path(__file__).parents[2]
DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/engine.md")
PAGES = sorted(path.name for path in (ROOT / "docs").glob("*.md"))
LINK = re.compile(r"\]\(([^)#:]+)\)")
PATH = re.compile(r"`((?:grammar|compiler|runtime|generated|tools|tests|docs|cards)/[\w./-]*\w/?)`")


def test_examples_of_the_engine_page_run() -> None:
    page = ROOT / "docs/engine.md"
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 20
    assert result.failed == 0


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_that_a_document_names_exists(document: str) -> None:
    named = PATH.findall((ROOT / document).read_text(encoding="utf-8"))
    missing = {path for path in named if not (ROOT / path).exists()}
    assert missing == set()


@pytest.mark.parametrize("page", ["../README.md", "../CHANGELOG.md", *PAGES])
def test_links_between_pages_lead_somewhere(page: str) -> None:
    place = ROOT / "docs" / page
    links = LINK.findall(place.read_text(encoding="utf-8"))
    assert {link for link in links if not (place.parent / link).exists()} == set()


@pytest.mark.parametrize("page", ["../README.md", "../CHANGELOG.md", *PAGES])
def test_a_page_holds_nothing_of_a_merge(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert re.findall(r"^(?:<{7}|={7}|>{7})(?: .*)?$", text, re.MULTILINE) == []


def test_every_page_is_in_the_list_of_pages() -> None:
    listed = set(LINK.findall((ROOT / "docs/README.md").read_text(encoding="utf-8")))
    assert set(PAGES) - {"README.md"} <= listed


def test_the_readme_lists_every_command_and_no_other() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"`cardwright (\w+)", readme))
    # `compile` stands in installing.md; what `make` shows at its end is for nobody to type.
    assert listed == set(COMMANDS) - {"compile", "welcome"}


def test_the_card_at_the_top_of_the_readme_is_ours() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (card,) = re.findall(r"```card\n(.*?)```", readme, re.DOTALL)
    source = ROOT / "cards/terraforming_mars/corporate_era/electro_catapult.card"
    assert source.read_text(encoding="utf-8") == card


def test_every_kind_of_option_key_is_in_the_table() -> None:
    page = (ROOT / "docs/engine.md").read_text(encoding="utf-8")
    table = page.partition("| key | what is chosen |")[2].partition("\n\n")[0]
    listed = {key.partition(":")[0] for key in re.findall(r"`([^`]+)`", table)}
    table_of = new_game(players=3, sets=("base", "corporate_era", "turmoil")).table
    rules = {rule.key for rule in table_of.rules}
    begins = {key.partition(":")[0] for key in ActionNumbers(table_of).keys}
    assert begins - rules <= listed and listed - begins <= {"RULE"}


@pytest.mark.slow
def test_the_page_of_facts_names_every_field(tmp_path: Path) -> None:
    page = (ROOT / "docs/facts.md").read_text(encoding="utf-8")
    assert cardwright("facts", "--out", tmp_path).code == 0
    documents = {
        path.name: json.loads(path.read_text(encoding="utf-8")) for path in tmp_path.glob("*.json")
    }
    assert all(f"| `{name}` | `{of['schema']}` |" in page for name, of in documents.items())
    cards = {card["number"]: card for card in documents["project_cards.json"]["cards"]}
    (shown,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    assert json.loads(shown) == cards["069"]
    corporation, *_ = documents["corporations.json"]["corporations"]
    area = documents["boards.json"]["maps"]["tharsis"]["rows"][0][0]
    for heading, entry in (
        ("A project card", cards["069"]),
        ("A corporation", corporation),
        ("An area of a map", area),
    ):
        section = page.partition(f"## {heading}\n")[2].partition("\n## ")[0]
        rows = re.findall(r"^\| (`[^|]*) \|", section, re.MULTILINE)
        assert {field for row in rows for field in re.findall(r"`(\w+)`", row)} == set(entry)


@pytest.mark.slow
def test_the_cards_of_the_tutorial_say_and_do_what_it_tells(tmp_path: Path) -> None:
    page = (ROOT / "docs/tutorial.md").read_text(encoding="utf-8")
    assert cardwright("new", "pack", "Frozen North", at=tmp_path).code == 0
    pack = tmp_path / "frozen_north"
    cards = re.findall(r"```card\n(.*?)```", page, re.DOTALL)
    for card in cards:
        (pack / f"{card.split()[1]}.card").write_text(card, encoding="utf-8")
    (story,) = re.findall(r"```story\n(.*?)```", page, re.DOTALL)
    (pack / "stories" / "five_cards.md").write_text(story, encoding="utf-8")
    checked = cardwright("check", at=pack)
    assert checked.code == 0 and "no mistakes" in checked.out, checked.out
    answers = re.findall(r"```\n\$ cardwright text (\w+)\n(.*?)```", page, re.DOTALL)
    assert len(answers) == len(cards) == 5
    for card, words in answers:
        assert cardwright("text", card, at=pack).out == words
    told = cardwright("test", at=pack)
    assert told.code == 0 and "6 of 6 stories hold." in told.out, told.out
