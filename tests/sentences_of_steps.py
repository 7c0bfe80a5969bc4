"""Steps of one line. In: nothing. Out: sentences and their nodes."""

from cardwright.rules.nodes import (
    Add,
    Area,
    AreaRule,
    CardCount,
    CardKind,
    Costing,
    Decrease,
    Discard,
    DiscardIt,
    DiscardPlayed,
    DiscardThis,
    Draw,
    DrawSome,
    DrawToBuy,
    Fixed,
    Gain,
    GainAny,
    GainPlacementBonus,
    PutBeneath,
    TakeFromBeneath,
    Transfer,
    TransferCard,
    Half,
    Holder,
    HoldingSome,
    Increase,
    Lose,
    Lower,
    Noun,
    Pay,
    Per,
    Perform,
    Place,
    Players,
    PlayFromHand,
    PlayRevealed,
    Plus,
    Prevent,
    Price,
    Raise,
    Recall,
    Remove,
    Repeat,
    Replace,
    Reserve,
    Reveal,
    Send,
    Steal,
    Step,
    ThanYou,
    TakeBack,
    TakeCard,
    TakeMarker,
    TakeTile,
    ThingCount,
    UseAction,
    UseEffect,
    UseProject,
    ValueOf,
    Variable,
    Where,
    WithNoTag,
    WithTag,
    WithUsedAction,
)
from cardwright.rules.nodes.amounts import All, Cap
from nouns_of_game import gauge, noun, produced


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
ONE = Fixed(1)
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
        CardKind(EVENT), Fixed(5), ignoring=True
    ),
    "play card from hand, 2 less per city of yours": PlayFromHand(
        CardKind(), Per(2, 1, things("city", "tile", owner="yours"))
    ),
    "play revealed event card, free": PlayRevealed(CardKind(EVENT), free=True),
    "use aquifer, free": UseProject(noun("project", "aquifer"), free=True),
    "use aquifer, 4 less": UseProject(noun("project", "aquifer"), Fixed(4)),
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
    "transfer 1 card at random to any opponent": Transfer(
        ONE, CardKind(), Players("any_one", opponents=True), at_random=True
    ),
    "transfer 1 card to its owner": Transfer(ONE, CardKind(), Players("its_owner")),
    "transfer 1 card to any opponent": Transfer(
        ONE, CardKind(), Players("any_one", opponents=True)
    ),
    "put 2 event cards beneath this card": PutBeneath(Fixed(2), CardKind(EVENT)),
    "put x cards beneath this card, at most 3": PutBeneath(Variable(cap=Cap(3)), CardKind()),
    "put it beneath this card": PutBeneath(it=True),
    "take 1 card from beneath this card": TakeFromBeneath(ONE, CardKind()),
    "transfer it to next player": TransferCard(Players("next_player"), it=True),
    "transfer this card to first player": TransferCard(Players("first_player")),
    "take it": TakeCard(it=True),
    "take this card": TakeCard(),
    "discard it": DiscardIt(),
    "use effect of card of opponents": UseEffect(CardKind(), owner="opponents"),
    "return event card to hand": TakeBack(CardKind(EVENT)),
    "prevent that": Prevent(),
    "reserve land": Reserve(Area(LAND)),
    "reserve 2 land": Reserve(Area(LAND), Fixed(2)),
    "draw x cards, at most 3": Draw(Variable(cap=Cap(3))),
    "use action of it": UseAction(it=True),
    "use effect of it": UseEffect(it=True),
    "steal all steel from any player": Steal(All(), noun("resource", "steel")),
    "steal half steel from owner of that tile": Steal(
        Half(),
        noun("resource", "steel"),
        players=Players("each_owner", where=(Where("there"),)),
    ),
    "add 1 animal to card with plant tag of any player": Add(
        ONE,
        ANIMAL,
        Holder("any_players_cards", CardKind(traits=(WithTag((tag("plant"),)),))),
    ),
    "draw 2 cards": Draw(Fixed(2)),
    "draw 4 cards, keep 2": DrawSome(Fixed(4), Fixed(2)),
    "draw 4 cards, keep up to 2": DrawSome(Fixed(4), Fixed(2), up_to=True),
    "draw 2 cards with no tag": Draw(Fixed(2), CardKind(traits=(WithNoTag(),))),
    "draw 4 cards, keep 1 building card": DrawSome(Fixed(4), ONE, CardKind(tag("building"))),
    "discard 1 event card": Discard(ONE, CardKind(EVENT)),
    "draw 1 card, buy or discard": DrawToBuy(ONE),
    "reveal 1 card": Reveal(ONE),
    "discard 1 card": DISCARD,
    "discard 1 event card at random": Discard(ONE, CardKind(EVENT), at_random=True),
    "repeat production of your building card": Repeat(
        noun("family", "production"), CardKind(tag("building"))
    ),
    "gain 2 resources": GainAny(Fixed(2)),
    "raise temperature 2 for nobody": Raise(TEMPERATURE, Fixed(2), for_nobody=True),
    "place ocean for nobody": Place(OCEAN, for_nobody=True),
    "take back city of yours": TakeTile(CITY, "yours"),
    "take back city of yours there": TakeTile(CITY, "yours", (Where("there"),)),
    "take back city beside no tile": TakeTile(
        CITY, where=(Where("fulfilling", rule=AreaRule("beside_none")),)
    ),
    "gain placement bonus there": GainPlacementBonus(where=(Where("there"),)),
    "gain placement bonus on city of yours": GainPlacementBonus(Area(CITY, owner="yours")),
    "take steel": TakeMarker(noun("resource", "steel")),
    "take 2 plants on land": TakeMarker(PLANT, Fixed(2), Area(LAND)),
    "perform claim milestone, 4 less": Perform(
        noun("trigger", "claim"), noun("kind", "milestone"), less=Fixed(4)
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
