"""Each shape in which print words something: a sentence of our own, what it says, and the same sentence with one fact changed. In: rows. Out: what is found, and its name."""

from typing import NamedTuple

import pytest

from cardwright import pipeline
from cardwright.printed.comparing import AGREES, DIFFERS, Comparer, PartCompared
from cardwright.printed.rules_of import rule_of
from cardwright.rules.nodes import Card
from cardwright.syntax import prepare_grammar

PATH = "cards/terraforming_mars/turmoil/printed.card"


class Row(NamedTuple):
    """`changed`: as printed with one fact changed, by which name it should be found; `card`: whose own tile or area it speaks of."""

    part: str
    printed: str
    rule: str
    changed: str
    kind: str
    card: str = "printed"


def played(*steps: str) -> str:
    return "\n    ".join(("when played", *steps))


def action(*steps: str) -> str:
    return "\n    ".join(("action", *steps))


OXYGEN, OCEANS, COLD = "requires oxygen 6%", "requires 4 oceans", "requires temperature -16 or less"
STEEL_TO_HEAT = played("decrease steel production 2", "increase heat production 3")
BOTH = played("increase heat production 2", "increase steel production 2")
TAKEN = played("decrease steel production 2 of any player", "increase steel production 2")
CHOICE = played(
    "choose one",
    "    option",
    "        gain 4 plants",
    "    option",
    "        add 3 microbes to another card",
)
UNITY = "requires unity is ruling, or 3 delegates of yours in unity"
LOOKED_AT = played("draw 5 cards, keep 2")
EACH_CITY = played("gain 2 megacredits per city")

REQUIREMENTS = (
    Row("requirement", "Requires 6% oxygen.", OXYGEN, "Requires 7% oxygen.", "amount"),
    Row(
        "requirement",
        "Requires 6 % oxygen",
        OXYGEN,
        "Oxygen must be 6% or less.",
        "minimum or maximum",
    ),
    Row(
        "requirement",
        "Oxygen must be 3% or less.",
        "requires oxygen 3% or less",
        "Oxygen must be 4% or less.",
        "amount",
    ),
    Row(
        "requirement",
        "Requires max 3% oxygen.",
        "requires oxygen 3% or less",
        "Requires 3% oxygen.",
        "minimum or maximum",
    ),
    Row(
        "requirement",
        "It must be -16 C or colder to play.",
        COLD,
        "It must be -16 C or warmer to play.",
        "minimum or maximum",
    ),
    Row(
        "requirement",
        "It must be −16° C or colder.",
        COLD,
        "It must be −18° C or colder.",
        "amount",
    ),
    Row(
        "requirement",
        "Requires +6 C° or warmer.",
        "requires temperature 6",
        "Requires +6% oxygen.",
        "track",
    ),
    Row("requirement", "Requires 4 ocean tiles.", OCEANS, "Requires 4 city tiles.", "tile"),
    Row(
        "requirement",
        "Requires 4 or less ocean tiles.",
        OCEANS + " or less",
        "Requires 4 ocean tiles.",
        "minimum or maximum",
    ),
    Row(
        "requirement",
        "Requires two cities in play.",
        "requires 2 cities",
        "Requires that you have 2 city tiles.",
        "own or any player",
    ),
    Row(
        "requirement",
        "Requires that you have a city tile.",
        "requires 1 city of yours",
        "Requires a city tile.",
        "own or any player",
    ),
    Row(
        "requirement",
        "Requires 2 Earth tags to play.",
        "requires 2 earth tags",
        "Requires 2 space tags to play.",
        "tag",
    ),
    Row(
        "requirement",
        "Requires a Jovian tag, an Earth tag, and a space tag.",
        "requires 1 jovian tag, 1 earth tag, 1 space tag",
        "Requires a Jovian tag, an Earth tag, and a power tag.",
        "tag",
    ),
    Row(
        "requirement",
        "Requires that you have heat production.",
        "requires heat production 1",
        "Requires that you have steel production.",
        "resource",
    ),
    Row(
        "requirement",
        "Requires that Unity are ruling or that you have 3 delegates there.",
        UNITY,
        "Requires that Unity are ruling or that you have 4 delegates there.",
        "amount",
    ),
    Row(
        "requirement",
        "Requires that Unity is ruling or that you have 3 delegates there.",
        UNITY,
        "Requires that Reds are ruling or that you have 3 delegates there.",
        "party",
    ),
    Row(
        "requirement",
        "Requires 4 ocean tiles and that you lose 3 plants.",
        OCEANS + "\n" + played("lose 3 plants"),
        "Requires 4 ocean tiles.",
        "missing clause",
    ),
)
IMMEDIATE = (
    Row(
        "immediate",
        "Increase your heat production 3 steps.",
        played("increase heat production 3"),
        "Gain 3 heat.",
        "production or stock",
    ),
    Row(
        "immediate",
        "Increase your heat production 3 steps.",
        played("increase heat production 3"),
        "Increase any heat production 3 steps.",
        "own or any player",
    ),
    Row(
        "immediate",
        "Decrease your steel production 2 steps and increase your heat production 3 steps.",
        STEEL_TO_HEAT,
        "Decrease any steel production 2 steps and increase your heat production 3 steps.",
        "own or any player",
    ),
    Row(
        "immediate",
        "Reduce your steel production 2 steps. Raise your heat production 3 steps.",
        STEEL_TO_HEAT,
        "Raise your heat production 3 steps.",
        "missing clause",
    ),
    Row(
        "immediate",
        "Increase your heat and your steel production 2 steps each.",
        BOTH,
        "Increase your heat and your titanium production 2 steps each.",
        "resource",
    ),
    Row(
        "immediate",
        "Increase your heat production 2 steps and your steel production 2 steps.",
        BOTH,
        "Decrease your heat production 2 steps and increase your steel production 2 steps.",
        "direction",
    ),
    Row(
        "immediate",
        "Decrease any steel production 2 steps and increase your own 2 steps.",
        TAKEN,
        "Decrease your steel production 2 steps and increase your own 2 steps.",
        "own or any player",
    ),
    Row(
        "immediate",
        "-2 any plant production.",
        played("decrease plant production 2 of any player"),
        "-3 any plant production.",
        "amount",
    ),
    Row("immediate", "Gain 4 heat.", played("gain 4 heat"), "Lose 4 heat.", "direction"),
    Row(
        "immediate",
        "Gain 3 TR.",
        played("increase rating 3"),
        "Lower your TR 3 steps.",
        "direction",
    ),
    Row(
        "immediate",
        "Raise your terraforming rating 3 steps and oxygen 1 step.",
        played("increase rating 3", "raise oxygen 1"),
        "Raise your terraforming rating 3 steps and temperature 1 step.",
        "track",
    ),
    Row(
        "immediate",
        "Increase oxygen level 2 steps and place an ocean tile.",
        played("raise oxygen 2", "place ocean"),
        "Increase oxygen level 2 steps and place a greenery tile.",
        "tile",
    ),
    Row(
        "immediate",
        "Place a greenery tile and raise oxygen 1 step.",
        played("place greenery"),
        "Place a greenery tile and raise oxygen 2 steps.",
        "amount",
    ),
    Row(
        "immediate",
        "Place a greenery tile and raise oxygen 1 step.",
        played("place greenery"),
        "Place a greenery tile and raise temperature 1 step.",
        "track",
    ),
    Row(
        "immediate",
        "Place a city tile NEXT TO NO OTHER TILE.",
        played("place city on land beside no tile"),
        "Place a city tile.",
        "place",
    ),
    Row(
        "immediate",
        "Place 2 ocean tiles.",
        played("place 2 oceans"),
        "Place 1 ocean tile.",
        "amount",
    ),
    Row(
        "immediate",
        "Place a greenery tile ON AN AREA RESERVED FOR OCEAN. Disregard normal placement restrictions for this.",
        played("place greenery on ocean_area"),
        "Place a greenery tile on an area not reserved for ocean.",
        "place",
    ),
    Row(
        "immediate",
        "Place a city tile adjacent to at least 3 other city tiles.",
        played("place city on land beside 3 cities"),
        "Place a city tile adjacent to at least 2 other city tiles.",
        "amount",
    ),
    Row(
        "immediate",
        "Place this tile adjacent to a greenery tile.",
        played("place commercial_district on land beside greenery"),
        "Place this tile adjacent to an ocean tile.",
        "tile",
        "commercial_district",
    ),
    Row(
        "immediate",
        "Remove up to 3 steel from any player.",
        played("remove up to 3 steel from any player"),
        "Steal up to 3 steel from any player.",
        "clause",
    ),
    Row(
        "immediate",
        "Remove up to 2 microbes, or 4 heat, from any player.",
        played(
            "choose one",
            "    option",
            "        remove up to 2 microbes from cards of any player",
            "    option",
            "        remove up to 4 heat from any player",
        ),
        "Remove up to 2 microbes, or 4 plants, from any player.",
        "resource",
    ),
    Row("immediate", "Draw two cards.", played("draw 2 cards"), "Draw a card.", "amount"),
    Row(
        "immediate",
        "Look at the top 5 cards from the deck. Take 2 of them into hand and discard the other 3.",
        LOOKED_AT,
        "Look at the top 5 cards from the deck. Take 2 of them into hand and discard the other 4.",
        "amount",
    ),
    Row(
        "immediate",
        "Look at the top five cards of the deck. Take two of them into your hand and discard the others.",
        LOOKED_AT,
        "Look at the top five cards of the deck. Take three of them into your hand and discard the others.",
        "amount",
    ),
    Row(
        "immediate",
        "Gain 4 plants, or add 3 microbes to ANOTHER card.",
        CHOICE,
        "Gain 4 plants, or add 3 animals to ANOTHER card.",
        "resource",
    ),
    Row(
        "immediate",
        "Gain 4 plants or add 3 microbes to another card.",
        CHOICE,
        "Gain 4 plants.",
        "missing clause",
    ),
    Row(
        "immediate",
        "Gain 2 M€ for each city tile in play.",
        EACH_CITY,
        "Gain 2 M€ for each city tile on Mars.",
        "place",
    ),
    Row(
        "immediate",
        "Gain 2 MC per city tile in play.",
        EACH_CITY,
        "Gain 2 MC per greenery tile in play.",
        "tile",
    ),
    Row(
        "immediate",
        "Increase your heat production 1 step for every 2 space tags you have, including this.",
        played("increase heat production 1 per 2 space tags"),
        "Increase your heat production 1 step for each space tag you have, including this.",
        "amount",
    ),
    Row(
        "immediate",
        "Increase your heat production 1 step for each space tag your opponents have.",
        played("increase heat production 1 per space tag of opponents"),
        "Increase your heat production 1 step for each space tag you have.",
        "own or any player",
    ),
    Row(
        "immediate",
        "Increase your plant production 2 steps, or 3 steps if you have 4 science tags.",
        played(
            "if 4 science tags",
            "    increase plant production 3",
            "otherwise",
            "    increase plant production 2",
        ),
        "Increase your plant production 2 steps, or 3 steps if you have 4 power tags.",
        "tag",
    ),
    Row(
        "immediate",
        "Add 2 animals to any animal card.",
        played("add 2 animals to any card with animal tag"),
        "Add 2 animals to ANOTHER card.",
        "cards",
    ),
    Row(
        "immediate",
        "The next card you play this generation costs 5 M€ less.",
        played("for the next card", "    discount 5 on cards"),
        "The next card you play this generation costs 6 M€ less.",
        "amount",
    ),
    Row(
        "immediate",
        "Place your marker on a non-reserved area. Only you may place a tile there.",
        played("reserve land"),
        "Only you may place a tile there.",
        "missing clause",
    ),
    Row(
        "immediate",
        "Gain 3 titanium. Draw a card.",
        played("gain 3 titanium", "draw 1 card"),
        "Gain 3 titanium. Draw a card. Gain 2 heat.",
        "additional clause",
    ),
    Row(
        "immediate",
        "Send 2 delegates to 1 party.",
        played("send 2 delegates from supply"),
        "Send 3 delegates to 1 party.",
        "amount",
    ),
    Row(
        "immediate",
        "Lose 2 M€ for each power tag (max 4, then reduced by influence).",
        played("lose 2 megacredits per power tag, at most 4, minus influence"),
        "Lose 2 M€ for each power tag (max 5, then reduced by influence).",
        "amount",
    ),
    Row(
        "immediate",
        "Gain 3 heat for each space tag (max 4) and influence.",
        played("gain 3 heat per space tag, at most 4, plus influence"),
        "Gain 3 heat for each Jovian tag (max 4) and influence.",
        "tag",
    ),
)
ACTIONS = (
    Row(
        "action",
        "Action: Spend 4 heat to gain 2 plants.",
        action("pay 4 heat", "gain 2 plants"),
        "Action: Spend 2 plants to gain 4 heat.",
        "amount",
    ),
    Row(
        "action",
        "Spend 2 plants or 1 heat to gain 6 M€.",
        action("pay 2 plants or 1 heat", "gain 6 megacredits"),
        "Spend 2 plants or 1 energy to gain 6 M€.",
        "resource",
    ),
    Row(
        "action",
        "Action: Decrease your heat production 1 step to increase your TR 2 steps.",
        action("decrease heat production 1", "increase rating 2"),
        "Action: Decrease your heat production 2 steps to increase your TR 2 steps.",
        "amount",
    ),
    Row(
        "action",
        "Action: Add a microbe to this card, or remove 3 microbes to raise temperature 1 step.",
        action(
            "choose one",
            "    option",
            "        add 1 microbe to this card",
            "    option",
            "        pay 3 microbes from this card",
            "        raise temperature 1",
        ),
        "Action: Add a microbe to this card, or remove 2 microbes to raise temperature 1 step.",
        "amount",
    ),
    Row(
        "action",
        "Action: Remove 1 animal from any card and add it to this card.",
        action("pay 1 animal from any card", "add 1 animal to this card"),
        "Action: Remove 1 microbe from any card and add it to this card.",
        "resource",
    ),
    Row(
        "action",
        "Action: Look at the top card and either buy it or discard it.",
        action("draw 1 card, buy or discard"),
        "Action: Draw a card.",
        "missing clause",
    ),
    Row(
        "action",
        "Action: Spend 2 M€ to draw a card.",
        action("pay 2 megacredits", "draw 1 card"),
        "Action: Draw a card.",
        "missing clause",
    ),
    Row(
        "action",
        "Action: Pay 9 M€ to place a city tile. STEEL MAY BE USED as if you were playing a building card.",
        action("pay 9 megacredits using steel", "place city"),
        "Action: Pay 9 M€ to place a city tile. TITANIUM MAY BE USED as if you were playing a space card.",
        "resource",
    ),
)
EFFECTS = (
    Row(
        "effect",
        "Effect: When you play a Jovian card, you pay 4 M€ less for it.",
        "discount 4 on jovian cards",
        "Effect: When you play a Jovian card, you pay 5 M€ less for it.",
        "amount",
    ),
    Row(
        "effect",
        "When you play an Earth tag, you pay 2 M€ less for it.",
        "discount 2 on earth cards",
        "When anyone plays an Earth card, you pay 2 M€ less for it.",
        "own or any player",
    ),
    Row(
        "effect",
        "Effect: When any ocean tile is placed, gain 3 heat.",
        "whenever anyone places ocean\n    gain 3 heat",
        "Effect: When you place an ocean tile, gain 3 heat.",
        "own or any player",
    ),
    Row(
        "effect",
        "Effect: Each time you play a space or an Earth tag, including this, gain 1 heat.",
        "whenever you play space or earth tag\n    gain 1 heat",
        "Effect: Each time you play a space tag, including this, gain 1 heat.",
        "tag",
    ),
    Row(
        "effect",
        "Effect: After you play an event card, you gain 2 steel.",
        "whenever you play event card\n    gain 2 steel",
        "Effect: After you play a science tag, you gain 2 steel.",
        "trigger",
    ),
    Row(
        "effect",
        "When anyone places a city tile, you gain 2 heat.",
        "whenever anyone places city\n    gain 2 heat",
        "When anyone places a city tile, increase your heat production 2 steps.",
        "production or stock",
    ),
    Row(
        "effect",
        "Effect: Your steel resources are each worth 2 M€ extra.",
        "steel_value is 2 higher",
        "Effect: Your titanium resources are each worth 2 M€ extra.",
        "resource",
    ),
    Row(
        "effect",
        "Effect: Opponents may not remove your animals or plants.",
        "protect animal and plant",
        "Effect: Opponents may not remove your animals or microbes.",
        "resource",
    ),
    Row(
        "effect",
        "Effect: You may always pay 6 plants, instead of 8, to place greenery.",
        "greenery_price is 6",
        "Effect: You may always pay 6 plants, instead of 9, to place greenery.",
        "amount",
    ),
    Row(
        "effect",
        "Effect: Your global requirements are +3 or -3 steps, your choice in each case.",
        "leeway is 3 higher",
        "Effect: Your global requirements are +3 or -2 steps, your choice in each case.",
        "amount",
    ),
    Row(
        "effect",
        "Effect: You may use heat as M€. You may not use M€ as heat.",
        "heat pays for megacredit",
        "Effect: You may use energy as M€.",
        "resource",
    ),
)
POINTS = (
    Row("vp", "3 VP", "score 3", "2 VP", "amount"),
    Row("vp", "-2 VPs.", "score -2", "2 VPs.", "amount"),
    Row(
        "vp",
        "1 VP per 3 microbes on this card.",
        "score 1 per 3 microbes on this card",
        "1 VP per 3 animals on this card.",
        "resource",
    ),
    Row(
        "vp",
        "1 VP for each space tag you have.",
        "score 1 per space tag",
        "1 VP for each power tag you have.",
        "tag",
    ),
    Row(
        "vp",
        "1 victory point for every 3rd city in play.",
        "score 1 per 3 cities",
        "1 victory point for every 3rd greenery in play.",
        "tile",
    ),
)
ROWS = (*REQUIREMENTS, *IMMEDIATE, *ACTIONS, *EFFECTS, *POINTS)


def of_row(row: Row, project: pipeline.Project) -> Card:
    vocabulary = project.language.vocabulary
    card = rule_of([row.rule], vocabulary, prepare_grammar(), PATH, row.card)
    assert card is not None, row.rule
    return card


def compared(
    row: Row, text: str, project: pipeline.Project, comparer: Comparer
) -> list[PartCompared]:
    return comparer.compare(of_row(row, project), {row.part: [text]})


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.printed))
def test_each_shape_is_read(row: Row, project: pipeline.Project, comparer: Comparer) -> None:
    parts = compared(row, row.printed, project, comparer)
    assert {part.verdict for part in parts} == {AGREES}, parts


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.changed))
def test_a_changed_fact_is_found(row: Row, project: pipeline.Project, comparer: Comparer) -> None:
    parts = compared(row, row.changed, project, comparer)
    assert {part.verdict for part in parts} >= {DIFFERS}, parts
    assert row.kind in {found.kind for part in parts for found in part.differences}, parts


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.printed))
def test_capitals_and_brackets_say_nothing(
    row: Row, project: pipeline.Project, comparer: Comparer
) -> None:
    parts = compared(row, f"({row.printed.upper()})", project, comparer)
    assert {part.verdict for part in parts} == {AGREES}, parts
