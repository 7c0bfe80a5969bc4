"""Changes that a `whenever` waits for. In: nothing. Out: sentences and their nodes."""

from cardwright.rules.nodes import (
    Adds,
    CardKind,
    Decreases,
    Event,
    Gains,
    Holder,
    Increases,
    Loses,
    Lowers,
    Pays,
    Raises,
    Removes,
)
from nouns_of_game import gauge, noun, produced

PLANT, STEEL, TITANIUM = (noun("resource", id) for id in ("plant", "steel", "titanium"))

CHANGES: dict[str, Event] = {
    "you gain plant": Gains("you", (PLANT,)),
    "anyone gains 3 or more steel or titanium": Gains("anyone", (STEEL, TITANIUM), 3),
    "opponent loses plants": Loses("opponent", (PLANT,)),
    "you pay 2 or more heat": Pays("you", (noun("resource", "heat"),), 2),
    "opponent removes plants of yours": Removes("opponent", (PLANT,), 0, "yours"),
    "anyone removes 2 or more steel": Removes("anyone", (STEEL,), 2),
    "you increase plant production": Increases("you", produced("plant")),
    "anyone increases rating 2 or more": Increases("anyone", gauge("rating", "counter"), 2),
    "opponent decreases plant production of yours": Decreases(
        "opponent", produced("plant"), 0, "yours"
    ),
    "you add 2 or more microbes to this card": Adds(
        "you", noun("token", "microbe"), Holder("this_card"), 2
    ),
    "anyone adds animal to any event card": Adds(
        "anyone", noun("token", "animal"), Holder("any_card", CardKind(noun("quality", "event")))
    ),
    "opponent removes microbes of yours": Removes(
        "opponent", (noun("token", "microbe"),), 0, "yours"
    ),
    "you increase plant production or rating": Increases(
        "you", produced("plant"), others=(gauge("rating", "counter"),)
    ),
    "you raise temperature or oxygen": Raises(
        "you", noun("track", "temperature"), others=(noun("track", "oxygen"),)
    ),
    "anyone raises temperature": Raises("anyone", noun("track", "temperature")),
    "you lower temperature 2 or more": Lowers("you", noun("track", "temperature"), 2),
}
