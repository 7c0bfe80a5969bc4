"""What is no save, or a damaged one. In: texts. Out: a sentence each, and never a game."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardwright_runtime.kernel.errors import BadSave
from cardwright_runtime.terraforming_mars import new_game
from cardwright_runtime.terraforming_mars.numbers import FIRST_SET_RULE
from cardwright_runtime.terraforming_mars.phases.numbers import DRAFT
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.saving import _by_key, load, save
from cardwright_tools.fuzz.changed_saves import sealed
from runtime.trust.saves import (
    at_a_table,
    at_the_start,
    at_the_table_of_an_automa,
    changed,
    envelope,
    in_the_midst,
    on_top,
    placing,
    saved,
    while_asking,
    with_a_card_twice,
    with_player,
    with_state,
    with_steps_turned_round,
    with_unknown_card,
    with_waiting,
)

BAD_SAVES: list[tuple[Callable[[], str], str]] = [
    (lambda: "", "damaged or cut off"),
    (lambda: "42", "not a saved game"),
    (lambda: '{"format": "a picture"}', "not a saved game"),
    (lambda: "[" * 200_000, "damaged or cut off"),
    (lambda: changed(version=99), "99; this engine reads version 3. Get a later release"),
    (lambda: changed(version=4), "4; this engine reads version 3. Get a later release"),
    (lambda: changed(version=2), "Play it on with the release that wrote it"),
    (lambda: changed(version="3"), "has version '3'"),
    (lambda: changed(game="chess"), "not of 'terraforming_mars'"),
    (lambda: changed(state=[]), "where a table belongs"),
    (lambda: changed(keys="all"), "where a list belongs"),
    (lambda: changed(keys=[1, 2]), "where a word belongs"),
    (with_steps_turned_round, "whose steps are numbered otherwise"),
    (with_unknown_card, "a_card_of_tomorrow"),
    (lambda: with_state(generation="six"), "where a number belongs"),
    (lambda: with_state(players=[]), "0 players"),
    (lambda: with_state(deck=[99_999] * 300), "card number 99999"),
    (lambda: with_state(stack=[[1, 2]]), "where a table belongs"),
    (lambda: with_state(stack=[{"rule": 3}]), "says nothing of 'block'"),
    (lambda: with_state(oceans=-1), "`oceans` goes below zero"),
    (lambda: with_state(oceans=1 << 200), "`oceans` has map area number 200"),
    (lambda: with_state(passed=4), "`passed` has player number 2"),
    (lambda: with_state(active_player=2), "`active_player` has player number 2"),
    (lambda: with_state(actions_done=-1), "`actions_done` goes below zero"),
    (lambda: with_state(placed=[-1]), "`placed` goes below zero"),
    (lambda: with_state(placed=[300 << 7]), "`placed` has placed tile number"),
    (lambda: with_state(milestones=[15]), "`milestones` has claim number 15"),
    (lambda: with_player(hand=[-1]), "`hand` goes below zero"),
    (lambda: with_player(hand=[200, -1]), "`hand` goes below zero"),
    (lambda: with_player(steel=-1), "`steel` goes below zero"),
    (lambda: with_player(tags=[1]), "`tags` has 1 numbers"),
    (lambda: with_player(protected=-8), "`protected` goes below zero"),
    (lambda: with_player(more_gauges={"many": 1}), "invalid literal"),
    (lambda: with_state(deck_top=-1), "its deck has no top"),
    (lambda: with_state(deck_top=1 << 20), "its deck has no top"),
    (lambda: with_state(asked_player=2), "asks nobody"),
    (lambda: with_state(asked_player=-2), "asks nobody"),
    (lambda: with_waiting(9_999), "`items` has effect number"),
    (lambda: with_waiting(3 << 24), "`items` has effect number"),
    (lambda: with_state(stack=[]), "asks somebody nothing"),
    (lambda: with_state(option_values=[]), "asks somebody nothing"),
    (lambda: while_asking(0, option_values=[]), "asks somebody nothing"),
    (lambda: while_asking(0, stack=[]), "asks somebody nothing"),
    (lambda: while_asking(1, asked_player=0), "nobody is asked what it says"),
    (lambda: with_state(first_player=-1), "nobody is the first player"),
    (lambda: with_state(first_player=1), "another player began this generation"),
    (lambda: with_state(active_player=-1), "nobody is the first player"),
    (lambda: with_state(log=[[1]]), "6 parts"),
    (lambda: with_state(logging=1), "where yes or no belongs"),
    (lambda: with_player(owed=1 << 30), "`owed` comes to 1073741824"),
    (lambda: with_player(owed=900_000), "owes 900000 and cannot pay"),
    (lambda: with_player(megacredit_production=-(1 << 40)), "comes to -1099511627776"),
    (lambda: with_player(more_gauges={"1": 1 << 70}), "comes to a number without end"),
    (lambda: with_state(deck_chance=1 << 64), "comes to a number without end"),
    (lambda: with_state(deck_chance=-1), "`deck_chance` goes below zero"),
    (lambda: with_player(fixed_values={"0": -1}), "`fixed_values` comes to -1"),
    (lambda: with_player(fixed_values={"0": 1 << 900}), "comes to a number without end"),
    (lambda: with_player(fixed_values={"0": 16}), "another fixed_values than what lies before him"),
    (lambda: with_player(leeway=5), "another leeway than what lies before him"),
    (lambda: with_player(money_like=[1, 1]), "another money_like than what lies before him"),
    (lambda: with_player(protected=2), "another protected than what lies before him"),
    (lambda: with_player(listeners=[[], [40]]), "another listeners than what lies before him"),
    (lambda: at_a_table(players=10**9), "1000000000 players cannot play"),
    (lambda: at_a_table(players=0), "0 players cannot play"),
    (lambda: at_a_table(sets=["base"] * 3), "names a set twice"),
    (with_a_card_twice, "names a set twice, or a rule"),
    (lambda: with_player(corporation=235), "a corporation does not lie before its player"),
    (lambda: with_player(corporation=-1), "has no corporation"),
    (lambda: with_state(ruling=0), "in power where nobody governs"),
    (lambda: with_state(markers=[257]), "nobody knows what they hide"),
    (lambda: at_the_start(card_price=8), "another card_price than what lies before him"),
    (at_the_table_of_an_automa, "other decks than those of its rules"),
    (lambda: in_the_midst(1, rule=-1), "in the middle of what no rule does"),
    (lambda: in_the_midst(1, rule=DRAFT), "in the middle of what no rule does"),
    (lambda: in_the_midst(0, items=[1]), "in the middle of what no rule does"),
    (lambda: in_the_midst(1, rule=FIRST_SET_RULE, block=99), "in the middle of what no rule does"),
    (
        lambda: in_the_midst(0, items=[FIRST_SET_RULE | 99 << 16]),
        "in the middle of what no rule does",
    ),
    (lambda: placing(option_values=[256]), "`option_values` has map area number 256"),
    (lambda: placing(option_values=[-2]), "`option_values` goes below zero"),
    (lambda: in_the_midst(-1, items=[]), "nobody is asked what it says"),
    (lambda: in_the_midst(-1, player=-1), "nobody is asked what it says"),
    (lambda: in_the_midst(-1, player=0), "nobody is asked what it says"),
    (lambda: on_top(items=[]), "nobody is asked what it says"),
    (lambda: on_top(amount=0), "nobody is asked what it says"),
    (lambda: in_the_midst(1, amount=9), "its rules stop with IndexError"),
    (lambda: in_the_midst(1, step=1), "has no corporation"),
    (lambda: in_the_midst(-1, items=[200]), "to buy what nobody offers him"),
]


@pytest.mark.parametrize(("text", "said"), BAD_SAVES, ids=[said for _, said in BAD_SAVES])
def test_what_is_no_save_gets_a_sentence(text: Callable[[], str], said: str) -> None:
    with pytest.raises(BadSave, match=said.replace("(", r"\(")):
        load(text())


def test_no_option_is_taken_on_the_word_of_a_save() -> None:
    """What is asked is asked anew; numbers that can be anything are not even looked at."""
    asked = saved().option_values
    for told in ([1 << 30], [*asked, 7], asked[::-1]):
        assert load(with_state(option_values=told)).option_values == asked


@pytest.mark.parametrize("packs", [("nowhere",), ("/nowhere",), ("polar_stations", "nowhere")])
def test_a_pack_that_is_named_and_not_there_gets_a_sentence(packs: tuple[str, ...]) -> None:
    with pytest.raises(
        BadSave, match="needs a pack that is not here. There is no pack `/?nowhere`"
    ):
        load(save(saved()), packs)


def test_a_pack_that_has_changed_is_played_on_by_the_caller_s_word_alone() -> None:
    game = new_game(players=2, seed=4, packs=("polar_stations",))
    content: dict[str, Any] = json.loads(save(game))
    assert load(sealed(content)).table.packs == ("polar_stations",)
    content["state"]["table"]["packs"] = {"polar_stations": "another"}
    with pytest.raises(BadSave, match="is not as it was when this game was saved"):
        load(sealed(content))
    assert load(sealed(content), changed=True).table.packs == ("polar_stations",)


def test_a_save_from_before_there_were_limits_and_automas_has_none() -> None:
    content: dict[str, Any] = envelope()
    for name in ("most_generations", "automa"):
        del content["state"]["table"][name]
    table = load(sealed(content)).table
    assert (table.most_generations, table.automa) == (0, -1)


def test_who_plays_against_an_automa_has_what_his_cards_make() -> None:
    """Nothing is in force for the automa, whatever stands there."""
    sets = ("base", "corporate_era", "marsbot")
    game = new_game(players=2, seed=5, sets=sets, automa="normal")
    for player, said in ((0, "another leeway than what lies before him"), (1, "")):
        content: dict[str, Any] = json.loads(save(game))
        content["state"]["players"][player]["leeway"] = 5
        if said:
            with pytest.raises(BadSave, match=said):
                load(sealed(content))
        else:
            assert load(sealed(content)).players[1].leeway == 5


def test_a_rule_is_found_by_the_id_that_it_had_before() -> None:
    """Unless another rule has that id now."""
    new, other = Rule("card.new", "New"), Rule("card.other", "Other")
    new.formerly = ("old", "other")
    assert _by_key([new, other]) == {"card.new": new, "card.old": new, "card.other": other}


@pytest.mark.parametrize(
    "kind",
    [
        {"players": 1, "goal_63": True, "board": "hellas"},
        {
            "players": 2,
            "board": "hellas",
            "draft": True,
            "most_generations": 9,
            "corporate_era": False,
        },
        {
            "players": 2,
            "board": "hellas",
            "sets": ("base", "corporate_era", "marsbot"),
            "automa": "normal",
        },
    ],
)
def test_a_save_without_a_rule_that_came_later_is_of_the_same_table(kind: dict[str, Any]) -> None:
    game = new_game(seed=5, **kind)
    content = json.loads(save(game))
    content["keys"].remove(next(key for key in reversed(content["keys"]) if "award" in key))
    table = load(sealed(content)).table
    assert table.keys == content["keys"]
    for name in (
        "player_count",
        "draft",
        "corporate_era",
        "rating_goal",
        "most_generations",
        "automa",
        "prints",
    ):
        assert getattr(table, name) == getattr(game.table, name), name


def test_a_save_with_the_cards_of_a_pack_in_another_order_is_of_the_same_table() -> None:
    game = new_game(players=2, seed=5, packs=("polar_stations",))
    content = json.loads(save(game))
    content["keys"][-2:] = content["keys"][:-3:-1]
    table = load(sealed(content)).table
    assert table.keys == content["keys"] != game.table.keys
    assert (table.packs, table.prints) == (("polar_stations",), ("",))


@pytest.mark.parametrize("missing", ["state", "keys", "game", "version", "checksum"])
def test_an_envelope_without_a_part_gets_a_sentence(missing: str) -> None:
    content = envelope()
    del content[missing]
    with pytest.raises(BadSave):
        load(json.dumps(content))


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_a_damaged_save_is_noticed(data: st.DataObject) -> None:
    text = save(saved())
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from('0159abz{}[],:" '))
    damaged = text[:place] + letter + text[place + 1 :]
    if json.loads(text) == _read(damaged):
        return
    with pytest.raises(BadSave):
        load(damaged)


def _read(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return None
