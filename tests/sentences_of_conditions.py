"""Conditions as they are said, each with its node. In: nothing. Out: CONDITIONS, from lines to nodes."""

from cardwright.rules.nodes.owner import Whose
from cardwright.rules.nodes import (
    AsMany,
    Condition,
    CardCount,
    CardKind,
    Costing,
    DifferentTags,
    GaugeAt,
    GaugeLowest,
    GaugeMoved,
    GaugeWithin,
    HasCount,
    HasMost,
    HoldingSome,
    HoldsOffice,
    InPlay,
    IsFirstPlayer,
    InState,
    ItIs,
    NotKind,
    NotSo,
    Noun,
    PlacedOnBonus,
    RevealedCard,
    RevealedHas,
    SoMany,
    TagCount,
    ThingCount,
    Total,
    Where,
    WithNoTag,
    WithRequirement,
    WithTag,
    WithTags,
)
from nouns_of_game import gauge, noun, produced


def tag(id: str) -> Noun:
    return noun("tag", id)


def things(id: str, category: str, *where: Where, owner: Whose | None = None) -> ThingCount:
    return ThingCount(gauge(id, category), where=where, owner=owner)


STEEL, MICROBE = noun("resource", "steel"), noun("token", "microbe")
EVENT = noun("quality", "event")

CONDITIONS: dict[str, Condition] = {
    "5 oceans": HasCount(5, things("ocean", "tile")),
    "9 oceans or less": HasCount(9, things("ocean", "tile"), "most"),
    "3 cities of yours": HasCount(3, things("city", "tile", owner="yours")),
    "2 plant tags of it": HasCount(2, TagCount((tag("plant"),), "it")),
    "you have most plant tags": HasMost(TagCount((tag("plant"),))),
    "you have least cities": HasMost(things("city", "tile"), fewest=True),
    "2 tags of it": HasCount(2, TagCount((), "it")),
    "3 different tags of it": HasCount(3, DifferentTags("it")),
    "10 cost of it": HasCount(10, things("cost", "field", owner="it")),
    "1 animal on it": HasCount(1, things("animal", "token", Where("on_it"))),
    "2 revealed event cards": HasCount(2, CardCount(CardKind(EVENT), revealed=True)),
    "2 science tags": HasCount(2, TagCount((tag("science"),))),
    "8 different tags": HasCount(8, DifferentTags()),
    "16 cards in hand": HasCount(16, CardCount(CardKind(), in_hand=True)),
    "15 cards not event": HasCount(15, CardCount(CardKind(traits=(NotKind(EVENT),)))),
    "5 cards with no requirement": HasCount(
        5, CardCount(CardKind(traits=(WithRequirement(True),)))
    ),
    "2 event cards with 2 plant or space tags costing 14 or less": HasCount(
        2,
        CardCount(CardKind(EVENT, (WithTag((tag("plant"), tag("space")), 2), Costing(14, "most")))),
    ),
    "1 card with no tag holding 2 microbes": HasCount(
        1, CardCount(CardKind(traits=(WithNoTag(), HoldingSome(MICROBE, 2))))
    ),
    "1 card costing generation plus 2 or less with plant tag": HasCount(
        1,
        CardCount(
            CardKind(
                traits=(
                    Costing(
                        bound="most",
                        count=Total((things("generation", "period"), SoMany(2))),
                    ),
                    WithTag((tag("plant"),)),
                )
            )
        ),
    ),
    "1 card costing generation exactly": HasCount(
        1, CardCount(CardKind(traits=(Costing(count=things("generation", "period")),)))
    ),
    "1 card holding as many microbes as generation or more": HasCount(
        1,
        CardCount(
            CardKind(
                traits=(AsMany(HoldingSome(MICROBE), things("generation", "period"), "least"),)
            )
        ),
    ),
    "1 card with as many different tags as generation exactly": HasCount(
        1,
        CardCount(
            CardKind(traits=(AsMany(WithTags(different=True), things("generation", "period")),))
        ),
    ),
    "1 card with as many plant or space tags as generation or less": HasCount(
        1,
        CardCount(
            CardKind(
                traits=(
                    AsMany(
                        WithTag((tag("plant"), tag("space"))),
                        things("generation", "period"),
                        "most",
                    ),
                )
            )
        ),
    ),
    "1 card holding at most 2 microbes": HasCount(
        1, CardCount(CardKind(traits=(HoldingSome(MICROBE, 2, at_most=True),)))
    ),
    "1 card with no plant tag costing exactly 3": HasCount(
        1, CardCount(CardKind(traits=(WithNoTag((tag("plant"),)), Costing(3))))
    ),
    "it is event card": ItIs(CardKind(EVENT)),
    "it is not event card": NotSo(ItIs(CardKind(EVENT))),
    "it is greenery": ItIs(None, (gauge("greenery", "tile"),)),
    "it is plant or plant production": ItIs(None, (gauge("plant"), produced("plant"))),
    "it is not plant tag": NotSo(ItIs(None, (gauge("plant", "tag"),))),
    "it is temperature or oxygen": ItIs(
        None, (gauge("temperature", "track"), gauge("oxygen", "track"))
    ),
    "revealed card with requirement": RevealedCard(CardKind(traits=(WithRequirement(),))),
    "5 cards with requirement": HasCount(5, CardCount(CardKind(traits=(WithRequirement(),)))),
    "oxygen 8% or less": GaugeAt(gauge("oxygen", "track"), 8, "most"),
    "temperature -12": GaugeAt(gauge("temperature", "track"), -12),
    "titanium production 1": GaugeAt(produced("titanium"), 1),
    "rating raised": GaugeMoved(gauge("rating", "counter")),
    "rating not raised": GaugeMoved(gauge("rating", "counter"), False),
    "rating lowest": GaugeLowest(gauge("rating", "counter")),
    "temperature within 2 of bonus": GaugeWithin(gauge("temperature", "track"), 2),
    "revealed microbe tag": RevealedHas((tag("microbe"),)),
    "placed on steel bonus": PlacedOnBonus((STEEL,)),
    "greens is ruling": InState(noun("body", "greens"), noun("state", "ruling")),
    "you are chairman": HoldsOffice(noun("office", "chairman")),
    "nobody is chairman": HoldsOffice(noun("office", "chairman"), True),
    "you are first player": IsFirstPlayer(),
    "solo in play": InPlay(noun("module", "solo")),
    "2 delegates of yours in greens": HasCount(
        2, things("delegate", "piece", Where("in_named", noun("body", "greens")), owner="yours")
    ),
}
