"""What a `whenever` waits for. In: nothing. Out: sentences and their nodes."""

from cardwright.rules.nodes import (
    AreaRule,
    Buys,
    CardKind,
    Costing,
    CustomEvent,
    Discards,
    Draws,
    Event,
    GainsBonus,
    GainsFromNeighbour,
    Holder,
    Moment,
    PaysForProject,
    PlacesTile,
    PlaysCard,
    PlaysTag,
    TakesBack,
    TakesMarker,
    UsesAction,
    UsesProject,
    Where,
    WithTag,
)
from nouns_of_game import noun
from sentences_of_changes import CHANGES, STEEL, TITANIUM

EVENT, CITY, MARS = noun("quality", "event"), noun("tile", "city"), noun("area", "mars")
OCEAN = noun("tile", "ocean")
ANIMAL, PLANT, SPACE = noun("tag", "animal"), noun("tag", "plant"), noun("tag", "space")

EVENTS: dict[str, Event] = {
    "you play plant or animal tag": PlaysTag("you", (PLANT, ANIMAL)),
    "you play event card with space tag": PlaysCard("you", CardKind(EVENT, (WithTag((SPACE,)),))),
    "you play card costing 20 or more": PlaysCard("you", CardKind(traits=(Costing(20, "least"),))),
    "anyone places city on mars": PlacesTile("anyone", CITY, (Where("on_named", MARS),)),
    "you place tile": PlacesTile("you", None),
    "you place city beside no ocean": PlacesTile(
        "you", CITY, (Where("fulfilling", rule=AreaRule("beside_none", OCEAN)),)
    ),
    "opponent places tile beside tile of yours": PlacesTile(
        "opponent", None, (Where("fulfilling", rule=AreaRule("beside_some", owner="yours")),)
    ),
    "you take back city beside no ocean of opponents": TakesBack(
        "you", CITY, (Where("fulfilling", rule=AreaRule("beside_none", OCEAN, owner="opponents")),)
    ),
    "you pay 20 or more for card or standard_project": PaysForProject(
        "you", (noun("kind", "card"), noun("kind", "standard_project")), 20
    ),
    "opponent pays for aquifer or city": PaysForProject(
        "opponent", (noun("project", "aquifer"), noun("project", "city"))
    ),
    "you pay for standard_project except sell_patents": PaysForProject(
        "you", (noun("kind", "standard_project"),), 0, (noun("project", "sell_patents"),)
    ),
    "you gain steel or titanium as placement bonus": GainsBonus("you", (STEEL, TITANIUM)),
    "opponent gains 2 or more plants as neighbour bonus of yours": GainsFromNeighbour(
        "opponent", (noun("resource", "plant"),), 2, "yours"
    ),
    "anyone takes steel or titanium": TakesMarker("anyone", (STEEL, TITANIUM)),
    "you place city or greenery on mars": PlacesTile(
        "you", CITY, (Where("on_named", MARS),), (noun("tile", "greenery"),)
    ),
    **CHANGES,
    "production_phase": Moment(noun("moment", "production_phase")),
    "research_phase": Moment(noun("moment", "research_phase")),
    "action_phase": Moment(noun("moment", "action_phase")),
    "you draw card with space tag": Draws("you", CardKind(traits=(WithTag((SPACE,)),))),
    "anyone draws 2 or more cards": Draws("anyone", CardKind(), 2),
    "opponent discards 2 or more cards": Discards("opponent", CardKind(), 2),
    "you buy event card": Buys("you", CardKind(EVENT)),
    "anyone takes back city on mars": TakesBack("anyone", CITY, (Where("on_named", MARS),)),
    "you use action of this card": UsesAction("you", Holder("this_card")),
    "opponent uses action of any event card": UsesAction(
        "opponent", Holder("any_card", CardKind(EVENT))
    ),
    "you use aquifer or convert_heat": UsesProject(
        "you", (noun("project", "aquifer"), noun("project", "convert_heat"))
    ),
    "anyone passes": CustomEvent("anyone", noun("trigger", "pass")),
    "opponent claims milestone": CustomEvent(
        "opponent", noun("trigger", "claim"), (noun("kind", "milestone"),)
    ),
    "end_of_action_phase": Moment(noun("moment", "end_of_action_phase")),
    "you reach white_cube": CustomEvent(
        "you", noun("trigger", "reach"), (noun("token", "white_cube"),)
    ),
}
