"""Every sentence becomes its node, and every node has a sentence. In: lines as written. Out: nodes."""

from collections.abc import Iterator

import pytest
from cardwright.rules.forms import node_classes
from cardwright.rules.nodes import (
    Action,
    AllConditions,
    AreaRule,
    Card,
    CardKind,
    CardPays,
    Discount,
    Fixed,
    Gain,
    Gauge,
    GaugeMoved,
    HasCount,
    Lasting,
    Limit,
    Node,
    PaysFor,
    Per,
    Protect,
    StockPays,
    Score,
    Step,
    TagCount,
    ValueIs,
    Where,
    While,
)
from amounts_said import AMOUNTS, MADE_OF_OTHERS, OWN_DISCOUNTS, SCORES
from nouns_of_game import gauge, noun
from read_with_game import read_lines
from sentences_of_blocks import BLOCKS
from sentences_of_conditions import CONDITIONS
from sentences_of_events import EVENTS
from sentences_of_steps import STEPS, tag, things

PLANT, STEEL = noun("resource", "plant"), noun("resource", "steel")
MONEY, TITANIUM = noun("resource", "megacredit"), noun("resource", "titanium")
ANIMAL, MICROBE = noun("token", "animal"), noun("token", "microbe")
CITY, OCEAN = noun("tile", "city"), noun("tile", "ocean")
ON_THIS = Where("on_this_card")
ONE = Fixed(1)
GAIN_PLANT = Gain(ONE, gauge("plant"))

LASTING: dict[str, Lasting] = {
    "discount 3 on earth cards": Discount(Fixed(3), CardKind(tag("earth"))),
    "discount 2 on cards": Discount(Fixed(2), CardKind()),
    "discount 3 on power_plant": Discount(Fixed(3), noun("project", "power_plant")),
    "titanium_value is 1 higher": ValueIs(noun("value", "titanium_value"), ONE, "higher"),
    "greenery_price is 7": ValueIs(noun("value", "greenery_price"), Fixed(7)),
    "heat pays for megacredits": PaysFor(noun("resource", "heat"), MONEY),
    "plant pays 2 megacredits for building cards": StockPays(
        PLANT, Fixed(2), MONEY, CardKind(tag("building"))
    ),
    "this card pays 2 megacredits per microbe for plant cards": CardPays(
        Fixed(2), MONEY, noun("token", "microbe"), CardKind(tag("plant"))
    ),
    "protect animals and plants": Protect((Gauge(ANIMAL), Gauge(PLANT))),
    "protect animals on this card": Protect((Gauge(ANIMAL),), True),
}

COUNTS: dict[str, Node] = {
    "1": Score(ONE),
    "-2": Score(Fixed(-2)),
    "1 per 2 animals on this card": Score(Per(1, 2, things("animal", "token", ON_THIS))),
    "1 per jovian tag": Score(Per(1, 1, TagCount((tag("jovian"),)))),
    "1 per city beside this tile": Score(Per(1, 1, things("city", "tile", Where("beside_this")))),
    "1 per city on ocean": Score(Per(1, 1, things("city", "tile", Where("on_named", OCEAN)))),
    "1 per city there": Score(Per(1, 1, things("city", "tile", Where("there")))),
    "1 per city beside no tile": Score(
        Per(1, 1, things("city", "tile", Where("fulfilling", rule=AreaRule("beside_none"))))
    ),
    "1 per 5 rating above 15": Score(
        Per(1, 5, things("rating", "counter", Where("above", None, 15)))
    ),
    "3 if 1 animal on this card": Score(Fixed(3), HasCount(1, things("animal", "token", ON_THIS))),
}


def steps_of(card: Card) -> tuple[Step, ...]:
    return card.clauses[0].steps  # type: ignore[union-attr]


@pytest.mark.parametrize("line", STEPS)
def test_a_step_says_what_happens(line: str) -> None:
    assert steps_of(read_lines("when played", f"    {line}")) == (STEPS[line],)


@pytest.mark.parametrize("lines", BLOCKS, ids=lambda lines: lines[0])
def test_a_step_with_lines_below_holds_them(lines: tuple[str, ...]) -> None:
    card = read_lines("when played", *(f"    {line}" for line in lines))
    assert steps_of(card) == (BLOCKS[lines],)


@pytest.mark.parametrize("line", CONDITIONS)
def test_a_condition_says_what_must_hold(line: str) -> None:
    assert read_lines(f"requires {line}").requires == (CONDITIONS[line],)


def test_what_stands_below_while_holds_as_long_as_its_condition() -> None:
    """An action and a `whenever` ask for it themselves."""
    card = read_lines(
        "while 2 plant tags",
        "    discount 2 on cards",
        "    while not 3 oceans",
        "        action if rating raised",
        "            gain 1 plant",
    )
    plants, no_oceans, raised = (
        read_lines(f"requires {said}").requires[0]
        for said in ("2 plant tags", "not 3 oceans", "rating raised")
    )
    assert card.lasting == (While(plants, (Discount(Fixed(2), CardKind()),)),)
    (action,) = card.clauses
    assert isinstance(action, Action)
    assert action.condition == AllConditions((plants, no_oceans, raised))


@pytest.mark.parametrize("line", EVENTS)
def test_an_event_says_what_is_waited_for(line: str) -> None:
    clause = read_lines(f"whenever {line}", "    gain 1 plant").clauses[0]
    assert clause.event == EVENTS[line]  # type: ignore[union-attr]


@pytest.mark.parametrize("line", LASTING)
def test_a_lasting_effect_stands_below_the_head(line: str) -> None:
    assert read_lines(line).lasting == (LASTING[line],)


@pytest.mark.parametrize("line", COUNTS)
def test_points_may_be_counted(line: str) -> None:
    assert read_lines(f"score {line}").clauses == (COUNTS[line],)


CLAUSES = read_lines(
    "starts with 40 megacredits, 1 steel production",
    "when played",
    "    gain 1 plant",
    "when it reaches -24",
    "    gain 1 plant",
    "when turned_up",
    "    gain 1 plant",
    "before production_phase",
    "    gain 1 plant",
    "whenever production_phase, if rating raised, twice per generation",
    "    gain 1 plant",
    "discount 2 on cards",
    "while rating raised",
    "    heat pays for megacredits",
    "action any number of times if rating raised",
    "    gain 1 plant",
    "action 3 times per game",
    "    gain 1 plant",
    "first action",
    "    gain 1 plant",
    "most steel and titanium",
    "lies on land beside no city",
    "cost 7, tags plant, building",
    'printed en "Gain 1 plant."',
    'allow wording-differs "misprint"',
    "formerly old_name",
    'python "my_pack.effects:Storm"',
)


def test_clauses_keep_their_condition_and_their_steps() -> None:
    raised = GaugeMoved(gauge("rating", "counter"))
    before, whenever, action = CLAUSES.clauses[3:6]
    limited = CLAUSES.clauses[6]
    assert action.condition == raised and action.unlimited  # type: ignore[union-attr]
    assert whenever.limit == Limit(2, noun("period", "generation"))  # type: ignore[union-attr]
    assert limited.limit == Limit(3, noun("period", "game"))  # type: ignore[union-attr]
    assert before.before and not whenever.before  # type: ignore[union-attr]
    assert whenever.condition == raised  # type: ignore[union-attr]
    heat_pays = PaysFor(noun("resource", "heat"), noun("resource", "megacredit"))
    held = While(raised, (heat_pays,))
    assert CLAUSES.lasting == (Discount(Fixed(2), CardKind()), held)
    assert all(clause.steps == (GAIN_PLANT,) for clause in CLAUSES.clauses[:3])  # type: ignore[union-attr]


def test_what_is_said_about_the_card_itself_is_kept() -> None:
    assert CLAUSES.printed[0].text == "Gain 1 plant."
    assert (CLAUSES.allows[0].slug, CLAUSES.allows[0].reason) == ("wording-differs", "misprint")
    assert (CLAUSES.formerly, CLAUSES.python) == (("old_name",), "my_pack.effects:Storm")
    assert [stock.amount for stock in CLAUSES.starts] == [40, 1]


def _all_nodes() -> Iterator[Node]:
    tables: tuple[dict[object, Node], ...] = (STEPS, CONDITIONS, EVENTS, LASTING, COUNTS, BLOCKS, AMOUNTS, OWN_DISCOUNTS, SCORES, MADE_OF_OTHERS)  # type: ignore[assignment]
    yield from CLAUSES.walk()
    for table in tables:
        for node in table.values():
            yield from node.walk()


def test_every_class_of_node_has_a_sentence_here() -> None:
    said = {type(node) for node in _all_nodes()}
    assert set(node_classes().values()) - said == set()
