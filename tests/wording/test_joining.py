"""How phrases are joined: sentences of a readable length, lists, articles. In: lines of a card. Out: its text."""

import pytest
from read_with_game import game_vocabulary, read_lines

from cardwright.wording import word_card, word_condition, word_option, word_requirements, word_step
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.rules.nodes import Choose, WhenPlayed

JOINED = [
    (("gain 1 plant", "gain 2 steel"), "Gain 1 plant and 2 steel."),
    (("gain 1 plant", "gain 2 steel", "gain 3 heat"), "Gain 1 plant, 2 steel, and 3 heat."),
    (
        ("gain 1 plant", "gain 2 steel", "draw 1 card"),
        "Gain 1 plant and 2 steel. Draw 1 card.",
    ),
    (
        ("place ocean", "draw 1 card", "gain 2 plants"),
        "Place 1 ocean tile and draw 1 card. Gain 2 plants.",
    ),
    (
        ("gain 1 plant per city", "draw 1 card"),
        "Gain 1 plant for each city tile in play, and draw 1 card.",
    ),
    (("pay 5 heat", "draw 1 card"), "Spend 5 heat to draw a card."),
    (("pay 5 heat", "pay 1 plant", "draw 1 card"), "Spend 5 heat and 1 plant to draw a card."),
    (("lose 1 plant", "draw 1 card"), "Lose 1 plant and draw 1 card."),
    (("draw 1 card", "pay 5 heat"), "Draw 1 card and spend 5 heat."),
    (("gain 1 megacredit", "gain 8 megacredits"), "Gain 1 M€ and 8 M€."),
    (
        ("decrease heat production 1", "increase plant production 1", "gain 2 plants"),
        "Decrease your heat production 1 step and increase your plant production 1 step. Gain 2 plants.",
    ),
    (
        ("increase plant production 1", "gain 2 plants"),
        "Increase your plant production 1 step. Gain 2 plants.",
    ),
    (
        ("increase plant production 1", "gain 2 steel"),
        "Increase your plant production 1 step and gain 2 steel.",
    ),
    (
        ("decrease heat production 1", "gain 2 steel"),
        "Decrease your heat production 1 step. Gain 2 steel.",
    ),
    (
        ("increase heat production 1", "increase rating 2"),
        "Increase your heat production 1 step and raise your TR 2 steps.",
    ),
    (("place ocean",), "Place 1 ocean tile."),
    (("gain 3 plants", "place city"), "Gain 3 plants. Place a city tile."),
    (("place city on land beside no tile",), "Place a city tile NEXT TO NO OTHER TILE."),
    (
        ("place ocean on land beside no tile",),
        "Place an ocean tile ON A LAND AREA NEXT TO NO OTHER TILE.",
    ),
    (("gain x heat",), "Gain any amount of heat."),
    (
        ("discard x cards", "gain x plants"),
        "Discard any number of cards from hand and gain the same number of plants.",
    ),
]


@pytest.mark.parametrize(("steps", "words"), JOINED, ids=[words for _, words in JOINED])
def test_steps_are_joined_to_sentences(steps: tuple[str, ...], words: str) -> None:
    card = read_lines("when played", *(f"    {step}" for step in steps))
    assert word_card(card, lexicon_of(game_vocabulary())).played == words


ARTICLES = [
    ("earth tag", "When you play an Earth tag, gain 1 plant."),
    ("jovian tag", "When you play a Jovian tag, gain 1 plant."),
    ("animal or plant tag", "When you play an animal or plant tag, gain 1 plant."),
    ("event card", "When you play an event, you gain 1 plant."),
    ("building card", "When you play a building card, you gain 1 plant."),
]


@pytest.mark.parametrize(("what", "words"), ARTICLES)
def test_a_word_has_the_article_that_its_sound_asks_for(what: str, words: str) -> None:
    card = read_lines(f"whenever you play {what}", "    gain 1 plant")
    assert word_card(card, lexicon_of(game_vocabulary())).effects == (f"Effect: {words}",)


def test_parts_of_a_card_are_told_apart() -> None:
    card = read_lines(
        "requires 5 oceans",
        "when played",
        "    gain 1 plant",
        "action",
        "    gain 1 heat",
        "action",
        "    gain 1 steel",
        "discount 2 on cards",
        "score 1",
    )
    wording = word_card(card, lexicon_of(game_vocabulary()))
    assert wording.requirement == "Requires 5 ocean tiles."
    assert wording.played == "Gain 1 plant."
    assert wording.actions == ("Action: Gain 1 heat, or gain 1 steel.",)
    assert wording.effects == ("Effect: When you play a card, you pay 2 M€ less for it.",)
    assert wording.score == "1 VP."


@pytest.mark.parametrize(
    ("tags", "described", "is_counted"),
    [
        ("building", "with exactly 1 tag", True),
        ("building, space", "with exactly 1 tag", False),
        ("building, space", "with exactly 2 tags", True),
        ("building, space", "with 1 tag", True),
        ("building, building", "with 2 different tags", False),
    ],
)
def test_a_card_that_counts_itself_says_so(tags: str, described: str, is_counted: bool) -> None:
    card = read_lines(f"tags {tags}", "when played", f"    gain 1 plant per card {described}")
    played = word_card(card, lexicon_of(game_vocabulary())).played
    assert ("including this" in played) is is_counted, played


def test_labels_are_short_and_have_no_full_stop() -> None:
    card = read_lines(
        "requires 5 oceans",
        "when played",
        "    choose one",
        "        option",
        "            gain 1 plant",
        "            draw 1 card",
        "        option",
        "            gain 1 steel",
    )
    lexicon = lexicon_of(game_vocabulary())
    (played,) = card.clauses
    assert isinstance(played, WhenPlayed)
    (choice,) = played.steps
    assert isinstance(choice, Choose)
    assert word_option(choice.options[0], lexicon) == "Gain 1 plant and draw 1 card"
    assert word_step(choice.options[1].steps[0], lexicon) == "Gain 1 steel"
    assert word_condition(card.requires[0], lexicon) == "5 ocean tiles"
    assert word_requirements(card.requires, lexicon) == "Requires 5 ocean tiles."
