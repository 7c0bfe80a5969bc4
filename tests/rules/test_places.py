"""Where tiles lie, and which. In: a line that places something. Out: its area with all its rules."""

import pytest
from cardwright.rules.nodes import Area, AreaRule, Fixed, Noun, Place
from read_with_game import game_vocabulary, read_lines


def noun(category: str, id: str) -> Noun:
    entry = game_vocabulary().find(id, (category,))
    assert entry is not None
    return entry.noun


CITY, GREENERY, OCEAN = (noun("tile", id) for id in ("city", "greenery", "ocean"))
LAND, SEA = noun("area", "land"), noun("area", "ocean_area")

RULES: dict[str, AreaRule] = {
    "beside 2 cities of yours": AreaRule("beside_some", CITY, 2, owner="yours"),
    "beside tile of opponents": AreaRule("beside_some", owner="opponents"),
    "beside no greenery of opponents": AreaRule("beside_none", GREENERY, owner="opponents"),
    "beside your city if possible": AreaRule("beside_own", CITY, if_possible=True),
    "beside that tile": AreaRule("beside_that"),
    "with any bonus": AreaRule("with_any_bonus"),
    "with no bonus": AreaRule("with_no_bonus"),
    "in rows 1 to 3": AreaRule("in_rows", number=1, high=3),
}
PLACES: dict[str, Place] = {
    "place city or greenery": Place(CITY, others=(GREENERY,)),
    "place 2 oceans on ocean_area or land": Place(OCEAN, Fixed(2), Area(SEA, others=(LAND,))),
    "place ocean on land or ocean_area with no bonus": Place(
        OCEAN, Fixed(1), Area(LAND, (AreaRule("with_no_bonus"),), (SEA,))
    ),
}


@pytest.mark.parametrize("words", RULES)
def test_an_area_keeps_every_rule(words: str) -> None:
    area = Area(LAND, (RULES[words], AreaRule("beside_none", OCEAN)))
    card = read_lines("when played", f"    place city on land {words} beside no ocean")
    assert card.clauses[0].steps == (Place(CITY, Fixed(1), area),)  # type: ignore[union-attr]


@pytest.mark.parametrize("line", PLACES)
def test_tiles_and_areas_may_be_alternatives(line: str) -> None:
    assert read_lines("when played", f"    {line}").clauses[0].steps == (PLACES[line],)  # type: ignore[union-attr]
