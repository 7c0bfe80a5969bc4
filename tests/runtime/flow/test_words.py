"""What people read when they are asked. In: positions in the words of stories. Out: the kind of question, its prompt, options with their words."""

import pytest

from cardwright_runtime.kernel.session import Session
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import amount_label, gauge_name, player_name
from cardwright_runtime.terraforming_mars.nouns import (
    COUNTER_RATING,
    PRODUCTION_HEAT,
    RESOURCE_HEAT,
    RESOURCE_MEGACREDIT,
    RESOURCE_PLANT,
    RESOURCE_STEEL,
)
from runtime.positions import position

# What is given and done; who is asked what kind of question, in which words, about which rule; some of the options.
ASKED = [
    (
        "40 megacredits, algae in hand, 5 oceans, ants in play with 1 microbe, 8 heat, 8 plants, 35 rating; red: ants in play",
        "",
        (0, "move", "What do you do?", "generations"),
        {
            "play:algae": "play Algae for 10 megacredits",
            "project:power_plant": "standard project Power Plant for 11 megacredits",
            "milestone:terraformer": "claim Terraformer for 8 megacredits",
            "award:banker": "fund Banker for 8 megacredits",
            "convert_plants": "convert plants",
            "convert_heat": "convert heat",
            "sell_patents": "sell patents",
            "pass": "pass",
        },
    ),
    (
        "25 megacredits, space elevator in play, 1 steel, banker funded",
        "",
        (0, "move", "What do you do?", "generations"),
        {
            "action:space_elevator": "use the action of Space Elevator",
            "award:miner": "fund Miner for 14 megacredits",
        },
    ),
    (
        "tharsis republic in play, first action due",
        "",
        (0, "move", "What do you do?", "generations"),
        {"first_action:tharsis_republic": "carry out the first action of Tharsis Republic"},
    ),
    (
        "11 megacredits",
        "project power plant",
        (0, "move", "What do you do?", "generations"),
        {"end_turn": "end your turn", "pass": "pass"},
    ),
    (
        "temperature 8, oxygen 14, 9 oceans, 8 plants",
        "everybody passes",
        (0, "last_greeneries", "Turn plants into a last greenery?", "generations"),
        {"convert_plants": "turn plants into a greenery", "stop": "stop"},
    ),
    (
        "30 megacredits, 9 steel, mine in hand",
        "play mine",
        (0, "payment", "Paid with what?", "mine"),
        {"pay:steel:0": "0 steel", "pay:steel:2": "2 steel"},
    ),
    (
        "14 megacredits, asteroid in hand, 3 plants; red: 3 plants; yellow: 4 plants; 3 players",
        "play asteroid",
        (0, "target", "From whom, how much?", "asteroid"),
        {"player:1": "red", "player:2": "yellow", "player:0": "blue"},
    ),
    (
        "14 megacredits, asteroid in hand; red: 3 plants",
        "play asteroid",
        (0, "target", "From whom, how much?", "asteroid"),
        {"amount:0": "0 plants", "amount:1": "1 plant", "amount:3": "3 plants"},
    ),
    (
        "inventors guild in play, 3 megacredits, next card algae",
        "use inventors guild",
        (0, "buy", "Buy this card?: Algae", "inventors_guild"),
        {"buy:algae": "buy", "discard:algae": "discard"},
    ),
    (
        "4 megacredits, symbiotic fungus in play, ants in play, tardigrades in play",
        "use symbiotic fungus",
        (0, "card", "Onto which card?", "symbiotic_fungus"),
        {"card:ants": "Ants", "card:tardigrades": "Tardigrades"},
    ),
    (
        "algae in hand, ants in hand",
        "sell patents",
        (0, "amount", "How many?", "project.sell_patents"),
        {"amount:1": "1", "amount:2": "2"},
    ),
    (
        "12 megacredits, artificial photosynthesis in hand",
        "play artificial photosynthesis",
        (0, "option", "Choose one", "artificial_photosynthesis"),
        {"option:0": "Increase your plant production 1 step"},
    ),
    (
        "11 megacredits, mars university in play, algae in hand, breathing filters in hand, oxygen 7",
        "play breathing filters",
        (0, "yes_no", "Do it?", "mars_university"),
        {"no": "no", "yes": "yes"},
    ),
    (
        "1 megacredit, land claim in hand",
        "play land claim",
        (0, "area", "Which area is reserved?", "land_claim"),
        {"area:1-1": "1-1"},
    ),
    (
        "new game, offered credicor, offered teractor, offered algae",
        "",
        (0, "corporation", "Which corporation do you play?", "preparation"),
        {"corporation:credicor": "CrediCor", "corporation:teractor": "Teractor"},
    ),
    (
        "new game, offered credicor, offered teractor, offered algae",
        "corporation credicor",
        (0, "buy", "Buy this card? Algae", "preparation"),
        {"buy:algae": "buy", "discard:algae": "discard"},
    ),
    (
        "solo, predators in play, fish in play with 1 animal",
        "use predators",
        (0, "card", "From which card?", "predators"),
        {"card:none": "the neutral opponent", "card:fish": "Fish"},
    ),
]
Question = tuple[int, str, str, str]


@pytest.mark.parametrize(
    ("given", "when", "question", "words"),
    ASKED,
    ids=[f"{when or given}" for given, when, _, _ in ASKED],
)
def test_a_question_is_put_in_words(
    given: str, when: str, question: Question, words: dict[str, str]
) -> None:
    decision = position(given, when).decision
    assert decision is not None
    assert (decision.player, decision.question, decision.prompt, decision.about) == question
    told = {option.key: option.label for option in decision.options}
    assert words.items() <= told.items()


@pytest.mark.parametrize(
    ("gauge", "amount", "words"),
    [
        (RESOURCE_PLANT, 1, "1 plant"),
        (RESOURCE_PLANT, -1, "-1 plant"),
        (RESOURCE_PLANT, 2, "2 plants"),
        (RESOURCE_MEGACREDIT, 0, "0 megacredits"),
        (RESOURCE_STEEL, 2, "2 steel"),
        (RESOURCE_HEAT, 3, "3 heat"),
    ],
)
def test_an_amount_has_its_noun_in_one_or_many(gauge: int, amount: int, words: str) -> None:
    assert amount_label(gauge, amount) == words


def test_gauges_and_players_have_names() -> None:
    assert (gauge_name(PRODUCTION_HEAT), gauge_name(COUNTER_RATING)) == (
        "heat production",
        "terraform rating",
    )
    game = position("5 players")
    colours = ["blue", "red", "yellow", "green", "black", "player 6"]
    assert [player_name(game, seat) for seat in range(6)] == colours


def test_what_was_taken_back_comes_again_in_its_order() -> None:
    told: list[int] = []

    def tell(game: Game) -> None:
        told.append(game.decision_number)

    session = Session(position("60 megacredits; red: passed"), tell)
    begun = session.game.decision_number
    for key in ("project:power_plant", "project:asteroid", "project:power_plant"):
        decision = session.game.decision
        assert decision is not None
        option = decision.option(key)
        assert option is not None
        session.choose(option.index)
    for _ in range(3):
        assert session.can_undo(0) and not session.can_undo(1)
        session.undo(0)
    assert (session.game.players[0].energy_production, session.past) == (0, [])
    session.redo()
    session.redo()
    player = session.game.players[0]
    assert (player.energy_production, player.rating, len(session.taken_back)) == (1, 21, 1)
    assert [number - begun for number in told] == [1, 2, 3, 2, 1, 0, 1, 2]
