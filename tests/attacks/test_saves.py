"""Saves and tables are data: what they name is not looked for, and what no game can come to is not played on. In: changed files. Out: sentences."""

import json
from collections.abc import Callable, Iterator
from gc import collect
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from attacks.built import CARD, PACK, lay_built
from attacks.place import Attack, Place, must_hold
from runtime.trust.games import KINDS, game_after

from cardwright_runtime.kernel.errors import BadSave, CannotUndo
from cardwright_runtime.terraforming_mars import load, new_game, save
from cardwright_runtime.terraforming_mars.catalogue import MOST_TABLES, shared_table
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.numbers import DRAFT, RESEARCH
from cardwright_runtime.terraforming_mars.phases.payment_trial import is_on_trial, leads_to_payment
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_tools.fuzz.changed_saves import changed_saves, problem_of, sealed
from cardwright_tools.table.setting import Setting, game_of
from cardwright_tools.table.sitting import Sitting, sitting_of

RESUME = ("play", "--resume", "--save", "it.table")
KEPT = "The game is kept"


def lay_table(place: Place, *words: str) -> dict[str, Any]:
    place.run("play", "--solo", "--seed", "1", "--save", "it.table", *words, typed="quit\n")
    table = json.loads((place.here / "it.table").read_text())
    assert isinstance(table, dict)
    return table


def lay_evil_modules(place: Place) -> None:
    for name in (
        "evil",
        "cardwright_pack_evil",
        "generated/cardwright_pack_evil",
        "cardwright_cards/fan/evil",
    ):
        place.put({f"{name}/__init__.py": place.trap, f"{name}/catalogue.py": place.trap})


def change_packs(table: dict[str, Any], packs: list[str], prints: dict[str, str]) -> None:
    """In all three places that say which packs are in play, with checksums that fit."""
    table["setting"]["packs"] = packs
    for part in ("start", "now"):
        save = json.loads(table[part])
        save["state"]["table"]["packs"] = prints
        table[part] = sealed(save)


def lay_table_with_pack(place: Place, pack: str) -> None:
    lay_evil_modules(place)
    table = lay_table(place)
    change_packs(table, [pack], {pack: ""})
    place.put({"it.table": json.dumps(table)})


def lay_table_of_bad_types(place: Place) -> None:
    table = lay_table(place)
    table["choices"] = [True, 0.0, "1"]
    place.put(
        {
            "it.table": json.dumps(
                {**table, "now": sealed({**json.loads(table["now"]), "keys": [0]})}
            )
        }
    )


def lay_table_with_its_folder(place: Place) -> None:
    """As tables were before: the folder of the pack stood in them."""
    lay_built(place)
    place.run("build", "--check")
    table = lay_table(place, "--packs", ".")
    change_packs(table, [str(place.here)], {str(place.here): ""})
    place.put({"it.table": json.dumps(table)})


def lay_table_of_another_pack(place: Place) -> None:
    """Two packs of one id, with a card of one id."""
    lay_built(place)
    lay_table(place, "--packs", ".")
    place.put({"squall.card": CARD.replace("gain 2 heat", "gain 9 heat")})
    assert place.run("build").code == 0


def lay_own_table(place: Place) -> None:
    lay_built(place)
    lay_table(place, "--packs", ".")


SAY_WHERE = "This save was played with the pack `{}`: say where it is"
ATTACKS = {
    "a module": Attack(lambda p: lay_table_with_pack(p, "evil"), RESUME, 2, SAY_WHERE.format("evil")),
    "a module of the library": Attack(lambda p: lay_table_with_pack(p, "antigravity"), RESUME, 2, SAY_WHERE.format("antigravity")),
    "a path": Attack(lambda p: lay_table_with_pack(p, "../here"), RESUME, 2, SAY_WHERE.format("../here")),
    "a folder": Attack(lay_table_with_its_folder, RESUME, 2, "This save was played with the pack `/"),
    "wrong types": Attack(lay_table_of_bad_types, RESUME, 2, "it has 0 where a word belongs"),
    "another pack of this id": Attack(lay_table_of_another_pack, RESUME, 2, "is not as it was when this game was saved, or it is another one of this id"),
    "another pack, by the user's word": Attack(lay_table_of_another_pack, (*RESUME, "--changed"), 0, KEPT, ("it.table",), "quit\n"),
    "a pack that he has played with": Attack(lay_own_table, RESUME, 0, KEPT, ("it.table",), "quit\n"),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", ATTACKS)
def test_a_table_says_what_was_played_and_not_where_it_is(tmp_path: Path, name: str) -> None:
    must_hold(Place(tmp_path), ATTACKS[name])


NOT_THOSE = "those who sit at its table are not those who play"
NO_GOAL = "its game has no such goal"
UNKNOWN = "players that this program does not know"


def table_text(change: Callable[[dict[str, Any]], object]) -> str:
    """Of a table of two, each of whose parts is sound by itself."""
    setting = Setting(("person", "greedy"), ("base", "corporate_era"), "tharsis", 3)
    sitting = Sitting(setting, game_of(setting))
    for _ in range(9):
        sitting.answer(0)
    data = json.loads(sitting.to_text())
    change(data)
    return json.dumps(data)


def seated(*seats: str, **more: object) -> Callable[[dict[str, Any]], object]:
    return lambda data: data["setting"].update(seats=list(seats), **more)


def at_a_table(**changes: object) -> Callable[[dict[str, Any]], object]:
    """What is said of the table in both saves, with checksums that fit."""

    def change(data: dict[str, Any]) -> None:
        for part in ("start", "now"):
            content = json.loads(data[part])
            content["state"]["table"].update(changes)
            data[part] = sealed(content)

    return change


def with_packs(*packs: str) -> Callable[[dict[str, Any]], object]:
    return at_a_table(packs=dict.fromkeys(packs, ""))


REFUSED_TABLES: list[tuple[str, Callable[[dict[str, Any]], object], str]] = [
    ("one seat too few", seated("person"), NOT_THOSE),
    ("one seat too many", seated("person", "greedy", "person"), NOT_THOSE),
    ("thousands of seats", seated(*["person"] * 5_000), NOT_THOSE),
    ("an automa that does not play", seated("person", "marsbot"), NOT_THOSE),
    ("nobody that is a person", seated("greedy", "random"), UNKNOWN),
    ("a stranger in a seat", seated("person", "evil"), UNKNOWN),
    ("a goal below zero", at_a_table(rating_goal=-1), NO_GOAL),
    ("a goal without end", at_a_table(rating_goal=1_000_000), NO_GOAL),
    ("generations below zero", at_a_table(most_generations=-1), NO_GOAL),
    ("generations without end", at_a_table(most_generations=1_000_000), NO_GOAL),
    ("a pack of the name of a set", with_packs("base"), "say where it is"),
    ("a pack of the name of the game", with_packs("terraforming_mars"), "say where it is"),
    ("a pack of the name of a module", with_packs("os"), "say where it is"),
    ("a pack beside one that is known", with_packs("polar_stations", "evil"), "`evil`: say where it is"),
    ("a pack above", with_packs("../polar_stations"), "say where it is"),
    ("a pack of a name that has no end", with_packs("a" * 5_000), "say where it is"),
    ("a pack of a name with a zero", with_packs("polar\0stations"), "say where it is"),
    ("a board above", at_a_table(board="../hellas"), "There is no board"),
    ("no sets", at_a_table(sets=[]), "which no set in play has"),
    ("wrong players of a sound game", at_a_table(players=3), "at another table"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("change", "said"),
    [row[1:] for row in REFUSED_TABLES],
    ids=[row[0] for row in REFUSED_TABLES],
)
def test_the_parts_of_a_table_agree(change: Callable[[dict[str, Any]], object], said: str) -> None:
    with pytest.raises(BadSave, match=said):
        sitting_of(table_text(change))


@pytest.mark.parametrize("goal", [0, 63, 999_999])
def test_a_goal_at_its_edge_is_one(goal: int) -> None:
    loaded = sitting_of(table_text(at_a_table(rating_goal=goal, most_generations=goal)))
    assert (loaded.game.table.rating_goal, loaded.game.table.most_generations) == (goal, goal)


WITHOUT_PAST: list[tuple[str, dict[str, object]]] = [
    ("choices that nobody was offered", {"choices": [10**6]}),
    ("choices below zero", {"choices": [-1]}),
    ("choices of another game", {"choices": [1] * 9}),
    ("fewer choices", {"choices": []}),
    ("choices without end", {"choices": [0] * 100_000}),
]


@pytest.mark.parametrize("changes", [row[1] for row in WITHOUT_PAST], ids=[row[0] for row in WITHOUT_PAST])  # fmt: skip
def test_a_past_that_does_not_lead_to_the_game_is_left_out(changes: dict[str, object]) -> None:
    """The game itself is played on; nothing of it can be taken back."""
    kept, loaded = (
        sitting_of(table_text(lambda data: data.update(**told))) for told in ({}, changes)
    )
    assert save(loaded.game) == save(kept.game)
    assert (len(kept.session.past), len(loaded.session.past)) == (9, 0)


@pytest.mark.parametrize("answers", [[10**9], [-5], [-1], [9], []])
def test_answers_that_nobody_gave_take_nothing_back(answers: list[int]) -> None:
    loaded = sitting_of(table_text(lambda data: data.update(answers=answers)))
    before = save(loaded.game)
    for player in (0, 1):
        with pytest.raises(CannotUndo):
            loaded.undo(player)
    assert save(loaded.game) == before


@pytest.mark.slow
def test_one_bad_table_does_not_hide_the_others(tmp_path: Path) -> None:
    place = Place(tmp_path)
    assert place.run("play", "--solo", "--seed", "5", typed="quit\n").code == 0
    tables = place.home / ".local/share/cardwright/tables"
    good = next(tables.iterdir())
    for number, text in enumerate(
        ("", "[]", "{}", good.read_text()[:-9], '{"format": "cardwright table", "version": 1}')
    ):
        (tables / f"2999-{number}.table").write_text(text)
    said = place.run("play", "--resume", typed="quit\n")
    assert (said.code, "Seed 5" in said.text) == (0, True), said.text


def test_a_changed_save_is_refused_or_is_a_game() -> None:
    """With checksums that fit: types, bounds, invariants and the question are looked at, so what is loaded can be seen and breaks nothing."""
    told = [
        problem_of(text, number, 60)
        for number, (text, _) in enumerate(changed_saves(400, 9, len(KINDS)))
    ]
    assert [problem for problem in told if problem] == []
    assert told.count(None) > 250 and told.count("") > 20


def test_a_draft_is_dealt_once_and_begun_by_the_first_player() -> None:
    """Cards would be nowhere, or hands go another way, in games that nothing else is wrong with."""
    game = next(_drafting())
    place = next(n for n, frame in enumerate(game.stack) if frame.rule == RESEARCH)
    content = json.loads(save(game))
    assert load(sealed(content)).first_player == game.first_player
    content["state"]["stack"][place]["step"] = 1
    with pytest.raises(BadSave, match="would be dealt again"):
        load(sealed(content))
    content["state"]["stack"][place]["step"] = game.stack[place].step
    content["state"]["first_player"] = 1 - game.first_player
    with pytest.raises(BadSave, match="another player began this generation"):
        load(sealed(content))


def _drafting() -> Iterator[Game]:
    game, policy = new_game(players=2, seed=3, draft=True), policy_of("uniform", 3)
    while game.asked_player >= 0:
        if any(frame.rule == DRAFT for frame in game.stack):
            yield game
        game.choose(policy.choose(game))


def test_a_trial_that_breaks_leaves_no_trace_in_other_games() -> None:
    """Rules may raise anything at a save that is about to be refused; games of the same process ask for ever what they asked before."""
    game = game_after(KINDS[0], 5, 60)
    with pytest.raises(ValueError, match="is not among"):
        leads_to_payment(game, game.players[0], 10**6)
    assert not is_on_trial()


def test_saves_of_games_of_many_kinds_do_not_fill_the_memory() -> None:
    """A table is kept for the next game of its kind, and a save may name any kind."""
    kinds = range(MOST_TABLES + 9)
    tables = [ref(shared_table(2, ("base",), "tharsis", (), False, False, 0, n)) for n in kinds]
    collect()
    assert sum(table() is not None for table in tables) <= MOST_TABLES


def test_two_packs_with_one_card_do_not_load_into_each_other(tmp_path: Path) -> None:
    """Neither the save nor the digest of one is that of the other."""
    storms, gales = Place(tmp_path), tmp_path / "gales"
    storms.put({"pack.card": PACK, "squall.card": CARD})
    gales.mkdir()
    (gales / "pack.card").write_text(PACK.replace("storms", "gales"))
    (gales / "squall.card").write_text(CARD.replace("gain 2 heat", "gain 9 heat"))
    for folder in (storms.here, gales):
        assert storms.run("build", at=folder).code == 0
    saved = tmp_path / "it.save"
    first = storms.python(SAVED.format(pack=".", path=saved)).text.strip()
    assert first != storms.python(SAVED.format(pack=gales, path=saved)).text.strip()
    assert storms.python(SAVED.format(pack=".", path=saved)).text.strip() == first
    assert storms.python(LOADED.format(pack=".", path=saved)).text.strip() == first
    said = storms.python(LOADED.format(pack=gales, path=saved)).in_one_line
    assert "played with the pack `storms`" in said


SAVED = """
from cardwright_runtime.terraforming_mars import digest, new_game, save
game = new_game(packs=("{pack}",))
open("{path}", "w").write(save(game))
print(digest(game))
"""
LOADED = """
from cardwright_runtime.terraforming_mars import digest, load
print(digest(load(open("{path}").read(), packs=("{pack}",))))
"""
