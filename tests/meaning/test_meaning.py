"""The engine plays what a rule means. In: the cards of the game, and random rules, in random positions. Out: no difference."""

import ast
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from cardwright.plan.names import class_name
from cardwright.rules.nodes import Card
from cardwright_runtime.terraforming_mars import new_game
from cardwright_runtime.terraforming_mars.cards import Card as EngineCard, Milestone
from cardwright_runtime.terraforming_mars.events import EVENT_PLACES_TILE, Event
from cardwright_runtime.terraforming_mars.nouns import TILE_GREENERY
from cardwright_runtime.terraforming_mars.payment import money
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.setup import undealt_game
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_runtime.terraforming_mars.steps.responses import announce
from cardwright_tools.meaning import language, trying
from cardwright_tools.meaning.__main__ import never_said, said, shown
from cardwright_tools.meaning.trial import Tally, first_difference
from cardwright_tools.meaning.engine import table_of_cards
from cardwright_tools.meaning.trying import Tried, random_rule, shop, tried
from cardwright_tools.meaning.random_texts import KINDS, Wish, says
from cardwright_tools.meaning.wishes import Sayable
from cardwright_tools.meaning.workshop import SETS, Made
from cardwright_tools.sentences.coverage import fields_there_are
from golden_cases import Case, cases_in

PAGES = sorted(Path(language.__file__).parent.glob("*.py"))
POSITIONS = 2
RULES = 1000
SEED = 6
CORRECTED = cases_in(Path(__file__).parent / "corrected.md")
OFTEN = 40
# The meaning may know how rules are written, and nothing of how they are compiled or played.
KNOWN = ("cardwright.rules.nodes", "cardwright.vocabulary", language.__name__)
PLAIN = ("collections.abc", "dataclasses", "functools", "itertools", "typing")


def built(card: Card) -> Made:
    """The class as it lies in the folder `generated`."""
    path = card.path.removesuffix(".card").replace("cards/", "cardwright_cards/", 1)
    module = import_module(path.replace("/", "."))
    return Made(card.path, card, getattr(module, class_name(card.id)))


@pytest.mark.parametrize("kind", KINDS)
def test_the_cards_of_the_game_are_played_as_they_are_meant(kind: str) -> None:
    cards = [card for card in shop().understood.cards if card.kind.id == kind]
    assert cards
    tally = Tally()
    for card in cards:
        for seed in range(POSITIONS):
            found = first_difference(built(card), shop(), seed, tally)
            assert found is None, shown(found)
    assert tally.cases >= len(cards) * POSITIONS
    assert tally.unknowable < tally.cases / 50


@pytest.mark.slow
def test_random_rules_are_played_as_they_are_meant() -> None:
    total = Tried()
    for part in tried(RULES, SEED, jobs=1):
        total.add(part)
    assert [shown(found) for found in total.differing] == []
    assert total.rules == RULES
    print(said(total))
    assert len(never_said(total)) < len(fields_there_are()) / 5
    assert total.tally.cases > 2 * RULES


@pytest.mark.parametrize("case", CORRECTED, ids=[case.title for case in CORRECTED])
def test_what_was_once_played_otherwise_is_played_as_it_is_meant(case: Case) -> None:
    made = shop().made(case.card)
    for seed in range(OFTEN):
        found = first_difference(made, shop(), seed, Tally())
        assert found is None, shown(found)


SET_OFF = """card it "It"
    number X01
    active, cost 1
    when played
        gain 3 plants
    whenever you place greenery
        pay 2 plants
        gain 1 heat
"""


@pytest.mark.parametrize(("plants", "left", "heat"), [(3, 1, 1), (1, 1, 0)])
def test_nobody_pays_a_price_that_he_does_not_have(plants: int, left: int, heat: int) -> None:
    made = shop().made(SET_OFF)
    rule = made.make()
    assert isinstance(rule, EngineCard)
    game = undealt_game(table_of_cards(rule, "tharsis", 2, SETS), 1)
    player = game.players[0]
    player.plants = plants
    lay_open(game, player, rule.index)
    game.stack = []
    frame = game.push(rule.index, WHEN_PLAYED, 0, rule.index)
    game.stack.pop()
    announce(game, frame, Event(EVENT_PLACES_TILE, 0, tile=TILE_GREENERY, area=5))
    game.advance()
    assert (player.plants, player.heat) == (left, heat)


def test_a_milestone_leaves_nobody_any_leeway() -> None:
    made = shop().made('milestone it "It"\n    board tharsis\n    requires oxygen 1\n')
    milestone, game = made.make(), new_game(players=2, sets=SETS, seed=1)
    assert isinstance(milestone, Milestone)
    game.players[0].leeway = 2
    assert not milestone.requirements_met(game, game.players[0])


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_the_meaning_shares_no_code_with_the_compiler_or_the_engine(page: Path) -> None:
    nodes = ast.walk(ast.parse(page.read_text("utf-8")))
    modules = [node.module for node in nodes if isinstance(node, ast.ImportFrom)]
    assert [m for m in modules if m is not None and not m.startswith((*KNOWN, *PLAIN))] == []


def test_what_two_cards_let_pay_is_there_once() -> None:
    made = shop().made(
        'card it "It"\n    number X01\n    active, cost 1\n    heat pays for megacredits\n'
    )
    rule = made.make()
    assert isinstance(rule, EngineCard)
    game = undealt_game(table_of_cards(rule, "tharsis", 2, SETS), 1)
    player = game.players[0]
    player.megacredits, player.heat = 2, 3
    for card in (rule.index, game.table.numbers["helion"]):
        lay_open(game, player, card)
    assert money(player) == 5


ABOUT = [
    ("first_possible", "repeat"),
    ("FirstPossible",),
    ("Place.at_random",),
    ("Whenever.limit", "Where.kind=fulfilling"),
]


@pytest.mark.parametrize("about", ABOUT, ids="+".join)
def test_a_random_rule_says_what_it_was_wished_to_be_about(about: tuple[str, ...]) -> None:
    for seed in range(5):
        made = random_rule(f"about {seed}", Counter(), Wish(about=about))
        assert says(made, Sayable(about), shop())
        assert not says(made, Sayable(("Lies",)), shop())


def test_what_stands_on_no_item_that_can_be_tried_is_never_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trying, "GIVEN_UP", 5)
    with pytest.raises(trying.NeverPlayed):
        random_rule("lies", Counter(), Wish(about=("lies",)))
