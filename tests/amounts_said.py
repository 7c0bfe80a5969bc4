"""Amounts with what stands behind them, and conditions made of others, as written. In: nothing. Out: the node of each line."""

from cardwright.rules.nodes import (
    Addend,
    AllConditions,
    AnyCondition,
    Area,
    AreaRule,
    Cap,
    CardCount,
    CardKind,
    Comparison,
    Condition,
    DifferentTags,
    Discount,
    Fixed,
    FreeAreas,
    Gain,
    GaugeAt,
    GaugeLowest,
    Half,
    HasCount,
    Holder,
    Lasting,
    Lose,
    Lower,
    NotSo,
    Owner,
    Pay,
    Per,
    Plus,
    Price,
    Remove,
    Score,
    Steal,
    Step,
    Sum,
    TagCount,
    ThingCount,
    Total,
    Variable,
    Where,
)
from nouns_of_game import gauge, noun


def things(id: str, category: str, owner: Owner | None = None) -> ThingCount:
    return ThingCount(gauge(id, category), owner=owner)


PLANT, STEEL = noun("resource", "plant"), noun("resource", "steel")
MONEY, TITANIUM = noun("resource", "megacredit"), noun("resource", "titanium")
TEMPERATURE = noun("track", "temperature")
ANY_PLAYER = Holder("any_player")
OCEANS = things("ocean", "tile")
ONE = Fixed(1)
LOWEST = GaugeLowest(gauge("rating", "counter"))
TAGS_8 = HasCount(8, DifferentTags())

AMOUNTS: dict[str, Step] = {
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
    "steal up to 1 steel from any player per ocean": Steal(Per(1, 1, OCEANS), STEEL),
}

FREE = Area(noun("area", "land"), (AreaRule("beside_own", noun("tile", "city")),))

SCORES: dict[str, Score] = {
    "1 per tile beside ocean of yours": Score(
        1,
        Per(
            1, 1, ThingCount(None, "tile", (Where("beside_named", noun("tile", "ocean")),), "yours")
        ),
    ),
    "1 per tile in rows 6 to 9 of yours": Score(
        1, Per(1, 1, ThingCount(None, "tile", (Where("in_rows", None, 6, 9),), "yours"))
    ),
    "1 per resource on your cards": Score(
        1, Per(1, 1, ThingCount(None, "resource", (Where("on_your_cards"),)))
    ),
    "1 per city, at most 4": Score(1, Per(1, 1, things("city", "tile"), Cap(4))),
    "1 per generation": Score(1, Per(1, 1, things("generation", "period"))),
}

RECKONED: dict[str, Lasting] = {
    "discount 1 on earth cards per 2 plant tags, at most 3": Discount(
        Per(1, 2, TagCount((noun("tag", "plant"),)), Cap(3)), CardKind(noun("tag", "earth"))
    ),
}

MADE_OF_OTHERS: dict[str, Condition] = {
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
