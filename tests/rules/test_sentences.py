"""Every sentence becomes its node, and every node has a sentence. In: lines as written. Out: nodes."""

from collections.abc import Iterator

import pytest
from cardwright.rules.forms import node_classes
from cardwright.rules.nodes import (
    Action,
    Add,
    AllConditions,
    Area,
    AreaRule,
    Card,
    CardCount,
    CardKind,
    CardPays,
    Costing,
    Decrease,
    Discard,
    DiscardPlayed,
    DiscardThis,
    Discount,
    Draw,
    DrawSome,
    DrawToBuy,
    Fixed,
    Gain,
    GainAny,
    GainPlacementBonus,
    Transfer,
    GaugeMoved,
    Half,
    HasCount,
    Holder,
    HoldingSome,
    Increase,
    Lasting,
    Limit,
    Lose,
    Lower,
    Node,
    Noun,
    Pay,
    PaysFor,
    Per,
    Perform,
    Place,
    Players,
    PlayFromHand,
    PlayRevealed,
    Plus,
    Prevent,
    Price,
    Protect,
    Raise,
    Recall,
    Remove,
    Repeat,
    Replace,
    Reserve,
    Reveal,
    Score,
    Send,
    Steal,
    Step,
    TagCount,
    ThanYou,
    TakeBack,
    TakeMarker,
    TakeTile,
    ThingCount,
    UseAction,
    UseEffect,
    UseProject,
    ValueIs,
    ValueOf,
    Variable,
    Where,
    While,
    WithNoTag,
    WithTag,
    WithUsedAction,
)
from cardwright.rules.nodes.amounts import All, Cap
from amounts_said import AMOUNTS, MADE_OF_OTHERS, SCORES
from nouns_of_game import gauge, noun, produced
from read_with_game import read_lines
from sentences_of_blocks import BLOCKS
from sentences_of_conditions import CONDITIONS
from sentences_of_events import EVENTS


def things(id: str, category: str, *where: Where, **more: object) -> ThingCount:
    return ThingCount(gauge(id, category), where=where, **more)  # type: ignore[arg-type]


PLANT, STEEL = noun("resource", "plant"), noun("resource", "steel")
MONEY, TITANIUM = noun("resource", "megacredit"), noun("resource", "titanium")
ANIMAL, MICROBE = noun("token", "animal"), noun("token", "microbe")
CITY, OCEAN = noun("tile", "city"), noun("tile", "ocean")
LAND, MARS = noun("area", "land"), noun("area", "mars")
TEMPERATURE, OXYGEN = noun("track", "temperature"), noun("track", "oxygen")
EVENT = noun("quality", "event")
DELEGATE = noun("piece", "delegate")
THIS, ANY_PLAYER = Holder("this_card"), Holder("any_player")
ON_THIS = Where("on_this_card")
ONE = Fixed(1)
GAIN_PLANT = Gain(ONE, gauge("plant"))
DISCARD = Discard(ONE)


def tag(id: str) -> Noun:
    return noun("tag", id)


STEPS: dict[str, Step] = {
    "gain 2 plants": Gain(Fixed(2), gauge("plant")),
    "gain 1 megacredit per city on mars": Gain(
        Per(1, 1, things("city", "tile", Where("on_named", MARS))), gauge("megacredit")
    ),
    "gain 2 plants per 3 event cards of everyone, at most 5, plus influence": Gain(
        Per(
            2,
            3,
            CardCount(CardKind(EVENT), owner="everyone"),
            Cap(5),
            (Plus(1, things("influence", "standing")),),
        ),
        gauge("plant"),
    ),
    "steal 2 megacredits from each opponent": Steal(
        Fixed(2), MONEY, players=Players("each_one", opponents=True)
    ),
    "steal up to 3 megacredits from that player": Steal(
        Fixed(3), MONEY, True, Players("that_player")
    ),
    "remove 2 plants from any opponent with more plants than you": Remove(
        Fixed(2),
        (PLANT,),
        players=Players(
            "any_one", opponents=True, than_you=ThanYou("more", things("plant", "resource"))
        ),
    ),
    "add 1 animal or microbe to any card": Add(ONE, ANIMAL, Holder("any_card"), (MICROBE,)),
    "add 1 resource to it": Add(ONE, None, Holder("it")),
    "lose all heat": Lose(All(), gauge("heat")),
    "pay 1 plant or 1 steel": Pay((Price(ONE, PLANT), Price(ONE, STEEL))),
    "pay 12 megacredits using titanium": Pay((Price(Fixed(12), MONEY, None, (TITANIUM,)),)),
    "pay 1 animal from any card": Pay((Price(ONE, ANIMAL, Holder("any_card")),)),
    "pay greenery_price plants": Pay((Price(ValueOf(noun("value", "greenery_price")), PLANT),)),
    "increase plant production 2": Increase(produced("plant"), Fixed(2)),
    "increase rating 1": Increase(gauge("rating", "counter"), ONE),
    "decrease heat production 1 of any player": Decrease(produced("heat"), ONE, True),
    "decrease energy production x": Decrease(produced("energy"), Variable()),
    "raise temperature 1": Raise(TEMPERATURE, ONE),
    "lower temperature 2": Lower(TEMPERATURE, Fixed(2)),
    "place city": Place(CITY),
    "place 2 oceans": Place(OCEAN, Fixed(2)),
    "place city on land beside 2 cities": Place(
        CITY, ONE, Area(LAND, (AreaRule("beside_some", CITY, 2),))
    ),
    "place 2 plants on land at random": Place(PLANT, Fixed(2), Area(LAND), at_random=True),
    "place city on ocean of opponents": Place(CITY, ONE, Area(OCEAN, owner="opponents")),
    "place city on land beside no tile": Place(CITY, ONE, Area(LAND, (AreaRule("beside_none"),))),
    "place city on land with steel or titanium bonus beside your tile if possible": Place(
        CITY,
        ONE,
        Area(
            LAND,
            (
                AreaRule("with_bonus", bonuses=(STEEL, TITANIUM)),
                AreaRule("beside_own", if_possible=True),
            ),
        ),
    ),
    "remove up to 3 plants from any player": Remove(Fixed(3), (PLANT,), ANY_PLAYER, True),
    "remove 1 animal or microbe from any card": Remove(ONE, (ANIMAL, MICROBE), Holder("any_card")),
    "remove up to 2 animals from cards of any player": Remove(
        Fixed(2), (ANIMAL,), Holder("any_players_cards"), True
    ),
    "steal up to 2 steel from any player": Steal(Fixed(2), STEEL, True),
    "add 1 animal to this card": Add(ONE, ANIMAL, THIS),
    "add 1 resource to any card holding resource": Add(
        ONE, None, Holder("any_card", CardKind(traits=(HoldingSome(),)))
    ),
    "add 1 microbe to another card": Add(ONE, MICROBE, Holder("another_card")),
    "add 2 microbes to another card with plant tag": Add(
        Fixed(2), MICROBE, Holder("another_card", CardKind(traits=(WithTag((tag("plant"),)),)))
    ),
    "play event card with space tag from hand": PlayFromHand(
        CardKind(EVENT, (WithTag((tag("space"),)),))
    ),
    "play event card from hand, 5 less, ignoring requirement": PlayFromHand(
        CardKind(EVENT), 5, ignoring=True
    ),
    "play revealed event card, free": PlayRevealed(CardKind(EVENT), free=True),
    "use aquifer, free": UseProject(noun("project", "aquifer"), free=True),
    "use aquifer, 4 less": UseProject(noun("project", "aquifer"), 4),
    "use effect of your event card": UseEffect(CardKind(noun("quality", "event"))),
    "use action of your card with used action": UseAction(CardKind(traits=(WithUsedAction(),))),
    "prevent 2 of that": Prevent(Fixed(2)),
    "prevent half of that": Prevent(Half()),
    "use action of your card costing 10 or less": UseAction(
        CardKind(traits=(Costing(10, "most"),))
    ),
    "discard this card": DiscardThis(),
    "discard your card with plant tag": DiscardPlayed(CardKind(traits=(WithTag((tag("plant"),)),))),
    "use action of event card of opponents": UseAction(CardKind(EVENT), "opponents"),
    "transfer 2 event cards to that player": Transfer(
        Fixed(2), CardKind(EVENT), Players("that_player")
    ),
    "transfer 1 card to its owner": Transfer(ONE, CardKind(), Players("its_owner")),
    "return event card to hand": TakeBack(CardKind(EVENT)),
    "prevent that": Prevent(),
    "reserve land": Reserve(Area(LAND)),
    "draw 2 cards": Draw(Fixed(2)),
    "draw 4 cards, keep 2": DrawSome(Fixed(4), Fixed(2)),
    "draw 2 cards with no tag": Draw(Fixed(2), CardKind(traits=(WithNoTag(),))),
    "draw 4 cards, keep 1 building card": DrawSome(Fixed(4), ONE, CardKind(tag("building"))),
    "discard 1 event card": Discard(ONE, CardKind(EVENT)),
    "draw 1 card, buy or discard": DrawToBuy(ONE),
    "reveal 1 card": Reveal(ONE),
    "discard 1 card": DISCARD,
    "repeat production of your building card": Repeat(
        noun("family", "production"), CardKind(tag("building"))
    ),
    "gain 2 resources": GainAny(Fixed(2)),
    "raise temperature 2 for nobody": Raise(TEMPERATURE, Fixed(2), for_nobody=True),
    "place ocean for nobody": Place(OCEAN, for_nobody=True),
    "take back city of yours": TakeTile(CITY, "yours"),
    "gain placement bonus there": GainPlacementBonus(where=(Where("there"),)),
    "gain placement bonus on city of yours": GainPlacementBonus(Area(CITY, owner="yours")),
    "take steel": TakeMarker(noun("resource", "steel")),
    "take 2 plants on land": TakeMarker(PLANT, Fixed(2), Area(LAND)),
    "perform claim milestone, 4 less": Perform(
        noun("trigger", "claim"), noun("kind", "milestone"), less=4
    ),
    "perform fund award, free": Perform(noun("trigger", "fund"), noun("kind", "award"), free=True),
    "add 1 resource to each card holding resource": Add(
        ONE, None, Holder("each_card", CardKind(traits=(HoldingSome(),)))
    ),
    "send 2 delegates from supply": Send(2, DELEGATE, noun("pool", "supply")),
    "recall delegate": Recall(DELEGATE),
    "replace neutral delegate": Replace(DELEGATE),
    "replace neutral chairman": Replace(noun("office", "chairman")),
    "perform claim_milestone": Perform(noun("deed", "claim_milestone")),
    "perform reach white_cube": Perform(noun("trigger", "reach"), noun("token", "white_cube")),
}

LASTING: dict[str, Lasting] = {
    "discount 3 on earth cards": Discount(Fixed(3), CardKind(tag("earth"))),
    "discount 2 on cards": Discount(Fixed(2), CardKind()),
    "discount 3 on power_plant": Discount(Fixed(3), noun("project", "power_plant")),
    "titanium_value is 1 higher": ValueIs(noun("value", "titanium_value"), ONE, "higher"),
    "greenery_price is 7": ValueIs(noun("value", "greenery_price"), Fixed(7)),
    "heat pays for megacredits": PaysFor(noun("resource", "heat"), MONEY),
    "this card pays 2 megacredits per microbe for plant cards": CardPays(
        Fixed(2), MONEY, noun("token", "microbe"), CardKind(tag("plant"))
    ),
    "protect animals and plants": Protect((ANIMAL, PLANT)),
    "protect animals on this card": Protect((ANIMAL,), True),
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
    tables: tuple[dict[object, Node], ...] = (STEPS, CONDITIONS, EVENTS, LASTING, COUNTS, BLOCKS, AMOUNTS, SCORES, MADE_OF_OTHERS)  # type: ignore[assignment]
    yield from CLAUSES.walk()
    for table in tables:
        for node in table.values():
            yield from node.walk()


def test_every_class_of_node_has_a_sentence_here() -> None:
    said = {type(node) for node in _all_nodes()}
    assert set(node_classes().values()) - said == set()
