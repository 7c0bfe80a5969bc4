"""What must hold so that a card can be played, acted with, or repeated. In: lines of a card. Out: the test in its class."""

import pytest
from cardwright.source import SourceFile

from plan.planned import answer_of, method, plan_text, planned_card

PLAYED = [
    pytest.param(["gain 2 plants"], "", id="a gain needs nothing"),
    pytest.param(
        ["decrease energy production 1", "decrease energy production 2"],
        "can_decrease(game, player, PRODUCTION_ENERGY, 3)",
        id="steps that lower one gauge add up",
    ),
    pytest.param(
        ["lose 1 plant", "pay 2 plants"],
        "can_pay(game, player, RESOURCE_PLANT, 3)",
        id="what is lost and what is paid add up, and the payment speaks for both",
    ),
    pytest.param(
        ["increase energy production 1", "decrease energy production 1"],
        "can_decrease(game, player, PRODUCTION_ENERGY, 1)",
        id="what a step gives cannot be taken by the next one",
    ),
    pytest.param(
        ["decrease energy production 1 of any player", "increase energy production 1"],
        "",
        id="nor where it is written behind: the order is the player's",
    ),
    pytest.param(
        ["if 3 plant tags", "    lose 2 plants", "otherwise", "    lose 1 plant"],
        "count_tags(game, player, TAG_PLANT, YOURS) >= 3 and can_lose(game, player, RESOURCE_PLANT, 2)"
        " or (count_tags(game, player, TAG_PLANT, YOURS) < 3 and can_lose(game, player, RESOURCE_PLANT, 1))",
        id="of an if the branch that holds now counts",
    ),
    pytest.param(
        ["choose one", "    option", "        lose 1 plant", "    option", "        lose 1 steel"],
        "can_lose(game, player, RESOURCE_PLANT, 1) or can_lose(game, player, RESOURCE_STEEL, 1)",
        id="of a choice one option is enough",
    ),
    pytest.param(
        [
            "lose 2 plants",
            "choose one",
            "    option",
            "        lose 1 plant",
            "    option",
            "        lose 1 steel",
        ],
        "can_lose(game, player, RESOURCE_PLANT, 3)"
        " or (can_lose(game, player, RESOURCE_PLANT, 2) and can_lose(game, player, RESOURCE_STEEL, 1))",
        id="an option adds to what the block takes anyway",
    ),
    pytest.param(
        ["choose one", "    option", "        gain 1 plant", "    option", "        lose 1 steel"],
        "",
        id="a choice with an option that is always open needs nothing",
    ),
    pytest.param(
        [
            "first possible of",
            "    option",
            "        lose 1 plant",
            "    otherwise",
            "        discard 1 card",
        ],
        "can_lose(game, player, RESOURCE_PLANT, 1) or can_discard(game, player, self.index, -1, 1)",
        id="of the first possible, an option or what comes otherwise",
    ),
    pytest.param(
        ["first possible of", "    option", "        lose 1 plant"],
        "",
        id="where nothing comes otherwise, nothing need be possible",
    ),
    pytest.param(["may", "    lose 1 plant"], "", id="what one may do is in nobody's way"),
    pytest.param(
        ["decrease heat production x", "increase megacredit production x"],
        "",
        id="an x that may be 0 needs nothing",
    ),
    pytest.param(
        ["pay 1 plant or 1 steel"],
        "can_pay(game, player, RESOURCE_PLANT, 1) or can_pay(game, player, RESOURCE_STEEL, 1)",
        id="of several prices one is enough",
    ),
    pytest.param(["remove up to 2 plants from any player"], "", id="up to n may be none"),
    pytest.param(
        ["draw 2 cards", "discard 1 card"],
        "can_draw(game, 2) and can_discard(game, player, self.index, -1, 1)",
        id="tests stand in the order of the steps",
    ),
    pytest.param(
        ["place city", "if 1 city of yours", "    gain 1 plant"],
        "can_place(game, player, TILE_CITY, areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY))",
        id="a tile lies where its own rule allows",
    ),
    pytest.param(
        ["place greenery"],
        "can_place(game, player, TILE_GREENERY, prefer(areas(game, player, AREA_LAND)"
        " & beside_own(game, player), areas(game, player, AREA_LAND)))",
        id="a wish about a place yields where it cannot be fulfilled",
    ),
]


@pytest.mark.parametrize(("steps", "expected"), PLAYED)
def test_a_card_can_be_played_when_its_steps_can_be_carried_out(
    steps: list[str], expected: str
) -> None:
    text = planned_card("when played", *(f"    {step}" for step in steps))
    assert answer_of(text, "possible") == expected


OWN_ANSWERS = [
    pytest.param("whenever anyone places city", 1, id="anyone's tile is also the own one"),
    pytest.param("whenever you place city", 1, id="your tile is the own one"),
    pytest.param(
        "whenever anyone places city on mars", 1, id="a city lies on the map by its own rule"
    ),
    pytest.param("whenever anyone places greenery", 2, id="another tile sets nothing off"),
    pytest.param("whenever opponent places city", 2, id="an opponent's tile is not the own one"),
]


@pytest.mark.parametrize(("event", "taken"), OWN_ANSWERS)
def test_what_the_card_itself_adds_while_it_is_played_is_taken_off(event: str, taken: int) -> None:
    text = planned_card(
        "when played",
        "    place city",
        "    decrease megacredit production 2",
        event,
        "    increase megacredit production 1",
    )
    needed = f"can_decrease(game, player, PRODUCTION_MEGACREDIT, {taken})"
    assert answer_of(text, "possible").startswith(needed)


ACTIONS = [
    pytest.param(["action", "    gain 1 plant"], "True", id="free"),
    pytest.param(
        ["action if rating raised", "    pay 3 megacredits", "    increase rating 1"],
        "rating_raised(game, player) and can_pay_money(game, player, RESOURCE_MEGACREDIT, 3)",
        id="a condition",
    ),
    pytest.param(
        ["action", "    pay x energy", "    gain x megacredits"],
        "can_pay(game, player, RESOURCE_ENERGY, 1)",
        id="an x of an action is at least 1",
    ),
    pytest.param(
        [
            "action",
            "    pay 1 steel",
            "    gain 1 plant",
            "action if rating raised",
            "    gain 1 heat",
        ],
        "can_pay(game, player, RESOURCE_STEEL, 1) or rating_raised(game, player)",
        id="one of several actions",
    ),
    pytest.param(
        ["action", "    pay 8 megacredits using steel", "    place ocean"],
        "can_pay_using(game, player, RESOURCE_MEGACREDIT, 8, (RESOURCE_STEEL,))"
        " and can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))",
        id="price and place",
    ),
]


@pytest.mark.parametrize(("lines", "expected"), ACTIONS)
def test_an_action_can_be_taken_when_one_alternative_can(lines: list[str], expected: str) -> None:
    assert answer_of(planned_card(*lines), "can_act") == expected


def test_only_steps_on_gauges_of_a_family_are_repeated() -> None:
    text = planned_card(
        "when played", "    lose 1 plant", "    decrease energy production 1", "    gain 3 heat"
    )
    assert answer_of(text, "can_repeat") == "can_decrease(game, player, PRODUCTION_ENERGY, 1)"


def test_options_about_the_tile_just_placed_do_not_hinder_placing_it() -> None:
    choice = [
        "    choose one",
        "        option if placed on steel bonus",
        "            increase steel production 1",
        "        option if placed on titanium bonus",
        "            increase titanium production 1",
    ]
    text = planned_card("when played", "    place city", *choice)
    assert "placed_on_bonus" not in answer_of(text, "possible")
    assert answer_of(text, "can_repeat") == (
        "placed_on_bonus(game, self.index, RESOURCE_STEEL)"
        " or placed_on_bonus(game, self.index, RESOURCE_TITANIUM)"
    )


def test_an_option_without_a_step_to_repeat_is_not_offered_again() -> None:
    text = planned_card(
        *("when played", "    choose one"),
        *("        option", "            gain 3 plants"),
        *("        option", "            increase plant production 1"),
    )
    assert "[0]" in method(text, "repeated") and "gain(" not in method(text, "repeated")


def test_what_only_otherwise_repeats_is_python() -> None:
    text = planned_card(
        *("when played", "    if 3 plant tags", "        gain 4 plants"),
        *("    otherwise", "        increase plant production 1"),
    )
    assert "increase(game, frame, PRODUCTION_PLANT, 1)" in method(text, "repeated")


REQUIREMENTS = [
    (
        "oxygen 8% or less",
        "track_level(game, TRACK_OXYGEN) - value(game, player, VALUE_LEEWAY) <= 8",
    ),
    (
        "temperature -12",
        "track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= -12",
    ),
    (
        "5 oceans",
        "count_tiles(game, player, TILE_OCEAN, EVERYONE) + value(game, player, VALUE_LEEWAY) >= 5",
    ),
    ("titanium production 1", "gauge(game, player, PRODUCTION_TITANIUM) >= 1"),
    ("1 greenery of yours", "count_tiles(game, player, TILE_GREENERY, YOURS) >= 1"),
    ("2 science tags", "count_tags(game, player, TAG_SCIENCE, YOURS) >= 2"),
]


@pytest.mark.parametrize(("condition", "expected"), REQUIREMENTS)
def test_requirements_are_loosened_where_the_game_says_so(condition: str, expected: str) -> None:
    assert answer_of(planned_card(f"requires {condition}"), "requirements_met") == expected


def test_an_option_is_offered_only_where_enough_is_left_for_what_follows() -> None:
    text = planned_card(
        "when played",
        "    choose one",
        "        option",
        "            lose 1 plant",
        "        option",
        "            gain 1 heat",
        "    lose 2 plants",
    )
    asked = method(text, "when_played").split("choose_option")[0]
    assert "can_lose(game, player, RESOURCE_PLANT, 3)" in asked


def test_no_more_cards_are_drawn_by_choice_than_there_are() -> None:
    text = planned_card("when played", "    pay x megacredits", "    draw x cards, keep 1")
    assert "min(most_money(game, player, RESOURCE_MEGACREDIT), cards_left(game))" in text


UNPLAYABLE = [
    (
        "remove 2 steel from cards of any player",
        "`remove` with `card of any player`",
        "It can be `any player` there.",
    ),
    (
        "remove 3 animals from it",
        "`remove` with `it`",
        "It can be `card of any player` there.",
    ),
    (
        "draw x cards",
        "an `x` that nothing limits in `draw x cards`",
        "as in `draw x cards, at most 3`",
    ),
    (
        "remove x heat from any player, at most 8",
        "an `x` that must be there in full, in `remove x heat from any player, at most 8`",
        "Write a number instead of `x`",
    ),
    (
        "remove 1 heat per x from next player",
        "an `x` that must be there in full, in `remove 1 heat per x from next player`",
        "Write a number instead of `x`",
    ),
    (
        "reveal x cards, at most 4, minus 1",
        "`reveal x cards, at most 4, minus 1`: how large `x` may be, it does not tell where more or less than `x` is taken",
        "Write two lines",
    ),
    (
        "add 1 resource to played card",
        "`add 1 resource to played card` where nothing before it in the same block says what is meant",
        "below `whenever you play event card with space tag`",
    ),
    (
        "remove up to 1 plant from its neighbour",
        "`remove up to 1 plant from its neighbour` where nothing before it in the same block says what is meant",
        "It can stand behind `place city on land beside 2 cities`",
    ),
    (
        "gain 1 heat\n        steal 2 megacredits from that player",
        "`that player` where nothing before it in the same block says what is meant",
        "It can stand behind `remove up to 3 plants from any player`",
    ),
    (
        "each opponent\n            its owner\n                steal 2 megacredits from that player",
        "`that player` where nothing before it in the same block says what is meant",
        "`from owner of that tile` below `for each ... of opponents`",
    ),
    (
        "gain 1 plant per card in hand of opponents",
        "`opponents` in these words",
        "It can be `yours` there.",
    ),
    (
        "place 2 cities on noctis_area",
        "several tiles on one area",
        "name areas of which there are more",
    ),
    (
        "each opponent\n            add 1 animal to this card",
        "`this card` where other players act",
        "put the line below `its owner`",
    ),
    (
        "any player\n            pay x heat",
        "an `x` that other players must choose",
        "Put these steps below `may`",
    ),
    (
        "gain all heat",
        "`gain` with `all`",
        "A number, `x` or something that is counted can stand there",
    ),
    (
        "use action of your card\n        pay 1 megacredit per science tag of it",
        "`science tag of it` where only a step above it decides which card is meant",
        "Put the line below `may`",
    ),
    (
        "first possible of\n            option\n                gain 1 heat\n            otherwise\n                lose 1 plant",
        "what stands behind an option that is always possible: it never comes to `lose 1 plant`",
        "put it above the other",
    ),
    (
        "place ocean\n    score 1 per city beside this tile",
        "`city beside this tile` on a card that places no tile of its own",
        "It can stand behind `place city on land beside 2 cities`",
    ),
]


@pytest.mark.parametrize(("step", "what", "help"), UNPLAYABLE)
def test_what_no_game_can_carry_out_is_refused_with_what_to_write(
    step: str, what: str, help: str
) -> None:
    lines = [
        'card it "It"',
        "    number X01",
        "    active, cost 1",
        "    when played",
        f"        {step}",
    ]
    source = "\n".join(lines)
    text, found = plan_text(source)
    assert text == ""
    assert [(d.slug, d.primary.text) for d in found] == [
        ("not-playable-yet", f"this game has nothing for {what}")
    ]
    assert help in found[0].help
    assert SourceFile("", source).line_of(found[0].primary.span.start) == 5 + step.count("\n")


def test_what_only_an_earlier_step_decides_is_tried() -> None:
    """`it` is the card whose action is used: nobody knows beforehand whether it can hold anything."""
    text = planned_card(
        *("action", "    use action of your card", "    add 1 resource to it"),
    )
    assert "must(game, frame, can_add_to_it(" in method(text, "unit_1")
    assert "can_carry_out(" in method(text, "can_act")


def test_more_ways_than_anybody_can_look_through_are_told() -> None:
    choice = [
        "choose one",
        "    option",
        "        lose 1 plant",
        "    option",
        "        lose 1 steel",
    ]
    steps = "\n".join(f"        {line}" for _ in range(7) for line in choice)
    text, found = plan_text(
        f'card it "It"\n    number X01\n    active, cost 1\n    when played\n{steps}\n'
    )
    assert text == "" and found[0].slug == "not-playable-yet"
