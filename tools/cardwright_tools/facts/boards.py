"""Maps, tracks, projects, milestones and awards in the notation. In: rules.Card of those kinds. Out: the parts of boards.json."""

from collections.abc import Sequence

from cardwright.rules.nodes import Action, Card, Most, Noun, Place, WhenReaches
from cardwright.vocabulary.noun import FieldValue
from cardwright_tools.facts.actions import alternatives
from cardwright_tools.facts.conditions import milestone_condition
from cardwright_tools.facts.counts import measure_of, with_normal_values
from cardwright_tools.facts.normal import as_object
from cardwright_tools.facts.setting import Setting, id_of
from cardwright_tools.facts.steps import say_steps
from cardwright_tools.facts.words import Json, word_of


def board(card: Card, milestones: Sequence[Card], awards: Sequence[Card], setting: Setting) -> Json:
    lines = [field.groups for field in card.fields if field.name == "row"]
    rows = [_row(number, len(lines), line, setting) for number, line in enumerate(lines, 1)]
    areas = [area for row in rows for area in row]
    return {
        "set": card.set_id,
        "row_lengths": [len(row) for row in rows],
        "rows": rows,
        "lava_flows_areas": [area["id"] for area in areas if area["volcanic"]],
        # The notation's name for the one area of a map that is kept for a certain city.
        "noctis_city_area": next((a["id"] for a in areas if _is_named(a, setting)), None),
        "milestones": _milestones([m for m in milestones if _lies_on(m, card)]),
        "awards": [award(a) for a in awards if _lies_on(a, card)],
    }


def _milestones(cards: Sequence[Card]) -> list[Json]:
    """What takes the place of another one is that one with another number."""
    found = {m.id: milestone(m) for m in cards if not m.text_in("replaces")}
    for card in cards:
        if card.text_in("replaces") in found:
            value = milestone(card).get("value")
            found[card.text_in("replaces")][f"value_with_{card.set_id}"] = value
    return list(found.values())


def _is_named(area: Json, setting: Setting) -> bool:
    return area["name"] in setting.names.values()


def _lies_on(card: Card, board: Card) -> bool:
    return any(noun.id == board.id for noun in card.nouns_in("board"))


def _row(
    number: int, rows: int, line: tuple[tuple[FieldValue, ...], ...], setting: Setting
) -> list[Json]:
    r = number - (rows + 1) // 2
    first = -(rows // 2) - min(r, 0)
    return [
        {
            "id": f"{number}-{position}",
            "row": number,
            "position": position,
            "q": first + position - 1,
            "r": r,
            **_area(values, setting),
        }
        for position, values in enumerate(line, 1)
    ]


def _area(values: tuple[FieldValue, ...], setting: Setting) -> Json:
    """`ocean_area plant 2`: the kind of area, then each bonus with its number, then a name."""
    kind = values[0]
    assert isinstance(kind, Noun)
    reserved = setting.reserved.get(kind.id)
    name = next((v for v in values[1:] if isinstance(v, str)), setting.names.get(kind.id))
    return {
        "type": "ocean" if reserved == "ocean" else "land",
        "reserved_for": reserved,
        "volcanic": kind.id == "volcanic_area",
        "name": name,
        "bonus": _bonuses(values[1:]),
    }


def _bonuses(values: tuple[FieldValue, ...]) -> list[str]:
    said: list[str] = []
    for value in values:
        if isinstance(value, Noun):
            said.append(word_of(value))
        elif isinstance(value, int):
            said.extend(said[-1:] * (value - 1))
    return said


def milestone(card: Card) -> Json:
    conditions = [milestone_condition(condition) for condition in card.requires]
    if len(conditions) == 1:
        return {"name": card.name, **conditions[0]}
    return {"name": card.name, "all_of": conditions}


def award(card: Card) -> Json:
    counts = [
        count for clause in card.clauses if isinstance(clause, Most) for count in clause.counts
    ]
    return {"name": card.name, "most": [measure_of(count) for count in counts]}


def track(card: Card, setting: Setting) -> Json:
    reached = [clause for clause in card.clauses if isinstance(clause, WhenReaches)]
    bonuses: list[Json] = [
        {"at": clause.level, "result": say_steps(clause.steps, setting.tile_areas)}
        for clause in reached
    ]
    limits = card.number_in("start"), card.number_in("goal"), card.number_in("step", 1)
    return {**_scale(*limits), "bonuses": bonuses}


def tile_track(supply: int) -> Json:
    """A parameter that is a supply of tiles: each tile placed is a step."""
    return {**_scale(0, supply, 1), "bonuses": []}


def _scale(start: int, goal: int, step: int) -> Json:
    values = list(range(start, goal + step, step))
    return {"start": start, "max": goal, "step": step, "values": values}


def project(card: Card, setting: Setting) -> Json:
    actions = [clause for clause in card.clauses if isinstance(clause, Action)]
    ways = [way for action in actions for way in alternatives(action, setting.tile_areas)]
    said = [as_object(with_normal_values(way, setting.normally)) for way in ways]
    if len(said) == 1:
        return {"id": card.id, **said[0]}
    return {"id": card.id, "action": said}


def off_planet_areas(setting: Setting, cards: Sequence[Card]) -> list[Json]:
    return [
        {
            "id": id_of(setting.names[area]),
            "name": setting.names[area],
            "reserved_for_card": _placed_by(area, cards),
            "adjacent_to": [],
            "on_mars": False,
        }
        for area in sorted(setting.off_map & setting.names.keys())
    ]


def _placed_by(area: str, cards: Sequence[Card]) -> str:
    for card in cards:
        for node in card.walk():
            if isinstance(node, Place) and node.area and node.area.noun.id == area:
                return card.text_in("number")
    return ""
