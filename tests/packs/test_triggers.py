"""Verbs that only a pack has, and what stories say of its nouns. In: the pack of the caves. Out: who answers, and in what words."""

from pathlib import Path

import pytest
from packs.caves import begin, cave_game, has, keys, rule, take

from cardwright_runtime.terraforming_mars import digest, load, save
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_tools.stories.possessions import possessions
from cardwright_tools.stories.story import StoryMistake
from cardwright_tools.stories.words import counted, rule_number


@pytest.mark.parametrize(
    ("option", "own", "others"),
    [
        ("option:0", {"renown": 1, "resin": 0}, {"crystal": 2, "resin": 0}),
        ("option:1", {"renown": 0, "resin": 0}, {"crystal": 0, "resin": 0}),
        ("option:2", {"renown": 0, "resin": 1}, {"crystal": 0, "resin": 1}),
    ],
)
def test_cards_hear_what_only_the_pack_has_a_word_for(
    caves: Path, option: str, own: dict[str, int], others: dict[str, int]
) -> None:
    game = cave_game(caves)
    for player, card in enumerate(("deep_traders", "lantern_guild")):
        lay_open(game, game.players[player], rule(game, card))
        game.deck = [each for each in game.deck if each != rule(game, card)]
        lay_open(game, game.players[player], game.table.corporations[player])
        game.players[player].corporation = game.table.corporations[player]
    begin(game)
    take(game, "action:deep_traders", option)
    assert {word: has(game, 0, word) for word in own} == own
    assert {word: has(game, 1, word) for word in others} == others
    assert digest(load(save(game))) == digest(game)


def test_stories_say_by_what_id_they_call_a_card(caves: Path) -> None:
    game = cave_game(caves)
    assert rule_number(game, "lantern guild") == rule(game, "lantern_guild")
    with pytest.raises(StoryMistake, match="call `guild of lanterns` by its id: `lantern guild`"):
        rule_number(game, "guild of lanterns")


def test_stories_have_no_plural_for_the_track_of_a_pack(caves: Path) -> None:
    cave_game(caves)
    assert counted(2, "depth") == "+2 depth"


def test_a_draft_begins_with_the_tracks_and_tiles_of_packs(caves: Path) -> None:
    game = cave_game(caves)
    tried = possessions(game.table, game.table.cards[0])
    assert {"depth 2", "depth 6", "red: gallery at 3-3"} <= set(tried)


@pytest.mark.parametrize("heard", [True, False])
def test_an_order_is_chosen_where_somebody_answers_what_is_performed(
    caves: Path, heard: bool
) -> None:
    game = cave_game(caves, ["resin_lamp"])
    for card in ("cave_market", "echo_hall", *(["deep_traders"] * heard)):
        lay_open(game, game.players[0], rule(game, card))
    begin(game, 10, resin=1)
    take(game, "play:resin_lamp")
    asked = [key.partition(":")[0] for key in keys(game)]
    assert ("cave_market" in asked and "echo_hall" in asked) == heard


@pytest.mark.parametrize("heard", [True, False])
def test_what_answers_to_a_card_may_give_what_it_takes(caves: Path, heard: bool) -> None:
    game = cave_game(caves, ["resin_lamp"])
    for card in ("cave_market", *(["deep_traders"] * heard)):
        lay_open(game, game.players[0], rule(game, card))
    begin(game, 10)
    assert ("play:resin_lamp" in keys(game)) == heard
    if heard:
        take(game, "play:resin_lamp")
        assert (has(game, 0, "resin"), has(game, 0, "renown")) == (0, 1)
