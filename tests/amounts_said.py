"""Amounts with what stands behind them, and conditions made of others, as written. In: nothing. Out: the node of each line."""

from cardwright.rules.nodes import (
    Add,
    Addend,
    All,
    AllConditions,
    AnyCondition,
    Area,
    AreaRule,
    BonusCount,
    Cap,
    CardCount,
    CardKind,
    CardPays,
    Chosen,
    Comparison,
    Condition,
    Costing,
    DifferentResources,
    DifferentTags,
    Discard,
    Discount,
    Done,
    Draw,
    DrawSome,
    DrawToBuy,
    Fixed,
    FreeAreas,
    Gain,
    GaugeAt,
    GaugeLowest,
    Half,
    HasCount,
    Holder,
    HoldingSome,
    Lasting,
    Limit,
    Lose,
    Lower,
    NotSo,
    OtherThanThis,
    Pay,
    Pays,
    Per,
    PlayerCount,
    Place,
    PlacesTile,
    PlayerCount,
    Plus,
    Price,
    Raise,
    Remove,
    Reveal,
    Score,
    SoMany,
    Steal,
    Step,
    StockPays,
    Sum,
    TagCount,
    ThingCount,
    Total,
    ValueIs,
    Variable,
    Where,
    WithTag,
    WithTags,
)
from cardwright.rules.nodes.owner import Whose
from nouns_of_game import gauge, noun


def things(id: str, category: str, owner: Whose | None = None) -> ThingCount:
    return ThingCount(gauge(id, category), owner=owner)


PLANT, STEEL = noun("resource", "plant"), noun("resource", "steel")
MONEY, TITANIUM = noun("resource", "megacredit"), noun("resource", "titanium")
TEMPERATURE = noun("track", "temperature")
ANY_PLAYER = Holder("any_player")
OCEANS = things("ocean", "tile")
OCEAN = noun("tile", "ocean")
ONE = Fixed(1)
LOWEST = GaugeLowest(gauge("rating", "counter"))
TAGS_8 = HasCount(8, DifferentTags())

CITIES = things("city", "tile", "yours")

ON_LAND, GENERATION = Where("on_named", noun("area", "land")), noun("period", "generation")

SUCH = CardKind(None, (WithTag((noun("tag", "plant"),)),))

AMOUNTS: dict[str, Step] = {
    "gain 3 plants or steel": Gain(Fixed(3), gauge("plant"), (gauge("steel"),)),
    "raise temperature or oxygen 1": Raise(TEMPERATURE, ONE, (noun("track", "oxygen"),)),
    "gain 1 plant per time anyone places city on land this generation": Gain(
        Per(1, 1, Done(PlacesTile("anyone", noun("tile", "city"), (ON_LAND,)), GENERATION)),
        gauge("plant"),
    ),
    "gain 1 plant per 2 units you pay heat this game": Gain(
        Per(1, 2, Done(Pays("you", (noun("resource", "heat"),)), noun("period", "game"), True)),
        gauge("plant"),
    ),
    "gain 1 plant per ocean minus 2": Gain(
        Per(1, 1, Total((OCEANS,), (SoMany(2),))), gauge("plant")
    ),
    "draw 2 cards, plus 1 per 2 plant tags": Draw(
        Sum(Fixed(2), (Addend(1, Per(1, 2, TagCount((noun("tag", "plant"),)))),))
    ),
    "add 1 animal per 2 plant tags to this card": Add(
        Per(1, 2, TagCount((noun("tag", "plant"),))), noun("token", "animal"), Holder("this_card")
    ),
    "remove 1 plant per 2 oceans from any player": Remove(
        Per(1, 2, OCEANS), (noun("resource", "plant"),), ANY_PLAYER
    ),
    "gain 1 plant per 2 players": Gain(Per(1, 2, PlayerCount()), gauge("plant")),
    "gain 1 plant per 2 opponents": Gain(Per(1, 2, PlayerCount(True)), gauge("plant")),
    "gain 1 plant per opponent": Gain(Per(1, 1, PlayerCount(True)), gauge("plant")),
    "gain 1 plant per opponent with 2 plant tags, minus 1": Gain(
        Sum(Per(1, 1, PlayerCount(True, 2, TagCount((noun("tag", "plant"),)))), (Addend(-1, ONE),)),
        gauge("plant"),
    ),
    "gain 1 plant per party_leader of opponents": Gain(
        Per(1, 1, things("party_leader", "office", "opponents")), gauge("plant")
    ),
    "gain 1 plant per steel of that player": Gain(
        Per(1, 1, things("steel", "resource", "that_player")), gauge("plant")
    ),
    "gain 1 plant per plant tag of its owner": Gain(
        Per(1, 1, TagCount((noun("tag", "plant"),), "its_owner")), gauge("plant")
    ),
    "gain 1 plant per card in hand of that player": Gain(
        Per(1, 1, CardCount(CardKind(), in_hand=True, owner="that_player")), gauge("plant")
    ),
    "gain 1 plant per opponent with more steel than you": Gain(
        Per(1, 1, PlayerCount(True, 0, things("steel", "resource"), "more")), gauge("plant")
    ),
    "gain 1 plant per different resource": Gain(Per(1, 1, DifferentResources()), gauge("plant")),
    "gain 1 plant per animal on cards with plant tag of everyone": Gain(
        Per(
            1,
            1,
            ThingCount(
                gauge("animal", "token"), where=(Where("on_cards", cards=SUCH),), owner="everyone"
            ),
        ),
        gauge("plant"),
    ),
    "pay 1 animal from any card with plant tag": Pay(
        (Price(ONE, noun("token", "animal"), Holder("any_card", SUCH)),)
    ),
    "gain 1 plant per card other than this costing 5 to 10 with 2 different tags": Gain(
        Per(
            1,
            1,
            CardCount(CardKind(None, (OtherThanThis(), Costing(5, "to", 10), WithTags(2, True)))),
        ),
        gauge("plant"),
    ),
    "gain 1 plant per card holding no animal with 2 tags": Gain(
        Per(
            1,
            1,
            CardCount(
                CardKind(None, (HoldingSome(noun("token", "animal"), none=True), WithTags(2)))
            ),
        ),
        gauge("plant"),
    ),
    "pay half heat": Pay((Price(Half(), noun("resource", "heat")),)),
    "discard all plant cards": Discard(All(), CardKind(noun("tag", "plant"))),
    "gain 1 plant per 2 x, plus x": Gain(
        Per(1, 2, Chosen(), None, (Plus(1, Chosen()),)), gauge("plant")
    ),
    "gain 1 plant per ocean, at most city of yours": Gain(
        Per(1, 1, OCEANS, Cap(0, CITIES)), gauge("plant")
    ),
    "place 1 ocean per 2 cities of yours": Place(OCEAN, Per(1, 2, CITIES)),
    "place ocean per city of yours, at most 2": Place(OCEAN, Per(1, 1, CITIES, Cap(2))),
    "place x oceans": Place(OCEAN, Variable()),
    "draw 2 cards per ocean, keep 1 plant card per city of yours": DrawSome(
        Per(2, 1, OCEANS), Per(1, 1, CITIES), CardKind(noun("tag", "plant"))
    ),
    "draw 4 cards, keep all plant cards": DrawSome(Fixed(4), All(), CardKind(noun("tag", "plant"))),
    "draw 1 card per ocean, buy or discard": DrawToBuy(Per(1, 1, OCEANS)),
    "draw 1 event card per ocean": Draw(Per(1, 1, OCEANS), CardKind(noun("quality", "event"))),
    "reveal 1 card per ocean": Reveal(Per(1, 1, OCEANS)),
    "lose half heat": Lose(Half(), gauge("heat")),
    "pay x energy, at most 3": Pay((Price(Variable(0, Cap(3)), noun("resource", "energy")),)),
    "pay 2 megacredits using titanium or 1 steel per ocean": Pay(
        (Price(Per(2, 1, OCEANS), MONEY, None, (TITANIUM,)), Price(Per(1, 1, OCEANS), STEEL))
    ),
    "gain 5 plants, minus 1 per 2 oceans, plus ocean, plus 2": Gain(
        Sum(
            Fixed(5),
            (
                Addend(-1, Per(1, 2, OCEANS)),
                Addend(1, Per(1, 1, OCEANS)),
                Addend(1, Fixed(2)),
            ),
        ),
        gauge("plant"),
    ),
    "lower temperature 1 per 2 oceans, at most 3, minus ocean, plus 1": Lower(
        TEMPERATURE, Sum(Per(1, 2, OCEANS, Cap(3), (Plus(-1, OCEANS),)), (Addend(1, ONE),))
    ),
    "remove up to 1 plant from any player per ocean": Remove(
        Per(1, 1, OCEANS), (PLANT,), ANY_PLAYER, True
    ),
    "steal up to 1 steel from any player per ocean": Steal(Per(1, 1, OCEANS), STEEL, True),
}

FREE = Area(noun("area", "land"), (AreaRule("beside_own", noun("tile", "city")),))

SCORES: dict[str, Score] = {
    "1 per animal on your cards": Score(
        Per(1, 1, ThingCount(gauge("animal", "token"), where=(Where("on_your_cards"),)))
    ),
    "7, minus 1 per city of yours": Score(Sum(Fixed(7), (Addend(-1, Per(1, 1, CITIES)),))),
    "-1 per city of yours": Score(Per(-1, 1, CITIES)),
    "1 per tile beside ocean of yours": Score(
        Per(
            1, 1, ThingCount(None, "tile", (Where("beside_named", noun("tile", "ocean")),), "yours")
        ),
    ),
    "1 per tile in rows 6 to 9 of yours": Score(
        Per(1, 1, ThingCount(None, "tile", (Where("in_rows", None, 6, 9),), "yours"))
    ),
    "1 per resource on your cards": Score(
        Per(1, 1, ThingCount(None, "resource", (Where("on_your_cards"),)))
    ),
    "1 per city, at most 4": Score(Per(1, 1, things("city", "tile"), Cap(4))),
    "1 per generation": Score(Per(1, 1, things("generation", "period"))),
}

RECKONED: dict[str, Lasting] = {
    "this card pays 1 megacredit per microbe for standard_project": CardPays(
        ONE, MONEY, noun("token", "microbe"), noun("kind", "standard_project")
    ),
    "steel pays 3 megacredits for standard_project, once per generation": StockPays(
        noun("resource", "steel"),
        Fixed(3),
        MONEY,
        noun("kind", "standard_project"),
        Limit(1, noun("period", "generation")),
    ),
    "discount 2 on cards, as many times per generation as city of yours": Discount(
        Fixed(2), CardKind(), Limit(0, noun("period", "generation"), count=CITIES)
    ),
    "discount 5 on cards, minus 1 per city of yours": Discount(
        Sum(Fixed(5), (Addend(-1, Per(1, 1, CITIES)),)), CardKind()
    ),
    "titanium_value is 1 higher per ocean": ValueIs(
        noun("value", "titanium_value"), Per(1, 1, OCEANS), "higher"
    ),
    "discount 1 on earth cards per 2 plant tags, at most 3": Discount(
        Per(1, 2, TagCount((noun("tag", "plant"),)), Cap(3)), CardKind(noun("tag", "earth"))
    ),
}

MADE_OF_OTHERS: dict[str, Condition] = {
    "2 steel or titanium bonus there": HasCount(
        2, BonusCount((STEEL, TITANIUM), where=(Where("there"),))
    ),
    "1 plant bonus on this tile": HasCount(1, BonusCount((PLANT,), where=(Where("on_this_tile"),))),
    "1 plant bonus on ocean beside your city": HasCount(
        1, BonusCount((PLANT,), Area(OCEAN, (AreaRule("beside_own", noun("tile", "city")),)))
    ),
    "3 free land beside your city": HasCount(3, FreeAreas(FREE)),
    "3 cities of yours plus greeneries of yours minus oceans": HasCount(
        3,
        Total(
            (things("city", "tile", owner="yours"), things("greenery", "tile", owner="yours")),
            (things("ocean", "tile"),),
        ),
    ),
    "more plant tags than animal tags of opponents": Comparison(
        "more", TagCount((noun("tag", "plant"),)), TagCount((noun("tag", "animal"),), "opponents")
    ),
    "fewer different tags than cards in hand": Comparison(
        "fewer", DifferentTags(), CardCount(CardKind(), in_hand=True)
    ),
    "as many cities as oceans": Comparison(
        "as many", things("city", "tile"), things("ocean", "tile")
    ),
    "not rating lowest": NotSo(LOWEST),
    "8 different tags and not not rating lowest": AllConditions((TAGS_8, NotSo(NotSo(LOWEST)))),
    "8 different tags and oxygen 8%, or rating lowest, or not rating lowest": AnyCondition(
        (
            AllConditions((TAGS_8, GaugeAt(gauge("oxygen", "track"), 8))),
            LOWEST,
            NotSo(LOWEST),
        )
    ),
}
