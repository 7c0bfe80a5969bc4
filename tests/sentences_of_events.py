"""What a `whenever` waits for. In: nothing. Out: sentences and their nodes."""

from cardwright.rules.nodes import (
    AreaRule,
    CardKind,
    Costing,
    CustomEvent,
    Event,
    GainsBonus,
    Moment,
    PaysForProject,
    PlacesTile,
    PlaysCard,
    PlaysTag,
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
    "you pay 20 or more for card or standard_project": PaysForProject(
        "you", (noun("kind", "card"), noun("kind", "standard_project")), 20
    ),
    "you pay for standard_project except sell_patents": PaysForProject(
        "you", (noun("kind", "standard_project"),), 0, (noun("project", "sell_patents"),)
    ),
    "you gain steel or titanium as placement bonus": GainsBonus("you", (STEEL, TITANIUM)),
    **CHANGES,
    "production_phase": Moment(noun("moment", "production_phase")),
    "research_phase": Moment(noun("moment", "research_phase")),
    "action_phase": Moment(noun("moment", "action_phase")),
    "you reach white_cube": CustomEvent(
        "you", noun("trigger", "reach"), (noun("token", "white_cube"),)
    ),
}
