"""What nouns of a pack mean. In: a pack with nouns of every category that a pack can add. Out: the reminders of its cards, in each language."""

from functools import cache
from pathlib import Path

import pytest
from read_with_game import game_sources

from cardwright.pipeline import Project
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.values import replace
from cardwright.wording import Lexicon, word_card
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.phrases import Phrases
from cardwright.wording.reminders import PART, SECTION, Pages, meaning_of, pages_of, reminders

PACK = """\
pack rim "Rim"
    game terraforming_mars

value ore_value "value of each ore"
    normally 2

resource ore "ore"
    many "ore"
    plural ore
    has production
    least production -3
    pays_for building
    worth ore_value

resource dust "dust"
    many "dust"
    plural dust

token spore "spore"

counter fame "fame"
    least -2

counter rank "rank"
    derived

track thaw "the thaw"
    start 0, goal 8, step 2
    gains rating 1
    ends_game
    when it reaches 4
        place ocean

tile reef "reef tile"
    lies on ocean_area
    counts_as greenery
    gives plant 1
    raises oxygen 1
    supply 3

tile spire "spire"
    lies on city of yours
    covers
    several 2
    counts_as city
    unowned

tile flag "flag"
    marks
    supply_each 4

tile barge "barge"
    lies on quay
    supply_by fame
    returns
    gains rating 1
    ends_game

tile hut "hut"

area quays "the Quays"
    board, off_map

area quay "quay"
    named, off_map
    counts_as quays
    room_for barge 3
    room_each barge 1
    only_for barge

area yard "yard"
    named, off_map
    room 5

area marsh "marsh"
    fallback ocean

area scree "scree"

bonus cache "cache"
    when received
        gain 2 titanium
        draw 1 card

bonus dud "dud"
    only_printed

bonus probe "probe"
    hides cache 1, titanium 2, dud 1

tag lichen "lichen"
    wild

tag robot "robot"

quality relic_card "relic"

quality opening "opening"
    dealt 3
    kept 2
    instead megacredit 12

trigger forecast "forecast"

office warden "warden"
    gains rating 2
    points 3
"""

CARDS = """\
card dredger "Dredger"
    number R1
    active, cost 9, tags robot, lichen, holds spore
    when played
        gain 4 ore
        place reef
        place 2 probes on land
    action
        pay 1 ore
        add 1 spore to this card
    whenever you place reef
        gain 1 plant

card assay "Assay"
    number R2
    active, cost 4
    ore_value is 1 higher

card ferry "Ferry"
    number R3
    automated, cost 4
    when played
        place barge

card garden "Garden"
    number R4
    automated, cost 4, tags plant
    when played
        gain 2 plants
        place greenery
"""

# Each noun once, behind it those that explain it; a card that places a reef says itself what the reef gives.
REMINDED = {
    "dredger": ["Lichen", "Spore", "Ore", "Reef tile", "Probe", "Cache", "Dud"],
    "assay": ["Ore"],
    "ferry": ["Barge", "Fame", "Quay", "The Quays"],
    "garden": [],
}
LANGUAGES = ("en", "cs", "sr")
ROWS = [
    [cell.strip() for cell in line.strip("| \n").split(" | ")]
    for line in Path(__file__).with_name("reminders.md").read_text("utf-8").splitlines()
    if line.startswith("| `")
]


@cache
def rim() -> tuple[Project, Pages]:
    own = (
        SourceFile("cards/fan/rim/pack.card", PACK),
        SourceFile("cards/fan/rim/cards.card", CARDS),
    )
    project = Project((*game_sources(), *own))
    assert not [finding for source in own for finding in project.told(source.path)]
    return project, pages_of(project.cards, project.vocabulary)


@cache
def lexicon(language: str) -> Lexicon:
    return lexicon_of(rim()[0].vocabulary, language)


def card(id: str) -> Card:
    return next(card for card in rim()[0].cards if card.id == id and card.kind.id == "card")


def test_the_table_has_every_noun_of_the_pack() -> None:
    assert [row[0].strip("`") for row in ROWS] == [noun.id for noun in rim()[1]]


@pytest.mark.parametrize("row", ROWS, ids=[row[0].strip("`") for row in ROWS])
def test_a_noun_says_what_players_must_know_of_it(row: list[str]) -> None:
    id, *expected = row
    pages = rim()[1]
    page = next(page for noun, page in pages.items() if noun.id == id.strip("`"))
    assert [str(meaning_of(page, pages, lexicon(each))) for each in LANGUAGES] == expected


@pytest.mark.parametrize("id", REMINDED)
def test_a_card_explains_once_what_its_pack_adds(id: str) -> None:
    reminded = reminders(card(id), rim()[1], lexicon("en"))
    assert [reminder.label.rstrip(":") for reminder in reminded] == REMINDED[id]
    assert not any("whoever places a tile adjacent" in str(reminder) for reminder in reminded)


def test_a_reminder_is_no_part_of_the_text() -> None:
    words = word_card(card("dredger"), lexicon("en"))
    assert "Whoever places a tile adjacent to a reef tile gains 1 plant." in str(words)
    assert not words.of(PART)


def test_every_phrase_of_the_table_is_said_of_some_noun() -> None:
    said = set[str]()

    class Recording(Phrases):
        def template(self, section: str, name: str, form: str = "", category: str = "") -> str:
            said.add(f"{section}.{name}")
            return Phrases.template(self, section, name, form, category)

    english = lexicon("en")
    table = english.phrases
    recording = replace(english, phrases=Recording(table.language, table.sections, table.words))
    for page in rim()[1].values():
        assert meaning_of(page, rim()[1], recording)
    assert {f"{SECTION}.{name}" for name in table.sections[SECTION]} <= said
