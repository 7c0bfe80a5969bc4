"""Boards, bonus cards and corporations of an automa in the notation. In: rules.Cards. Out: JSON values, and of the notation the part that cards say.

Prose, sources and how sure something is are no part of it; steps are held by the worked cases of `cardwright conformance`.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from cardwright.rules.nodes import (
    Card,
    Gain,
    Increase,
    Node,
    Noun,
    Perform,
    Place,
    Raise,
    WhenReaches,
)
from cardwright_tools.facts.normal import as_object, list_of, objects, text_of
from cardwright_tools.facts.words import Json

TRACKS = "marsbot/tracks.json"
BONUS_CARDS = "marsbot/bonus_cards.json"
CORPORATIONS = "marsbot/corporations.json"
_DEEDS = {
    "advance_again": "advance_same",
    "claim_milestone": "milestone",
    "fund_award": "award",
    "place_colony": "colony",
}
_TAGS = {"event_symbol": "event"}
_PLURAL = {"megacredit": "megacredits", "plant": "plants"}
_DRAFT = ("most_expensive", "most_tags", "least_advanced_track")
_STORED = {"stored_plant": "plant", "stored_money": "megacredits", "white_cube": "white cube"}


def tag(id: str) -> str:
    return _TAGS.get(id, id)


def boards(cards: list[Card]) -> Json:
    """Spaces that a further set prints on a track belong to it."""
    found: dict[str, dict[str, Json]] = {}
    for card in cards:
        board = card.nouns_in("board")[0].id
        track = card.nouns_in("of_track")[0].id.removesuffix("_track")
        name = "venus_next" if track == "venus" else board
        said = found.setdefault(name, {}).setdefault(track, _track(card))
        as_object(said["positions"]).update(
            (str(clause.level), _icon(clause.steps))
            for clause in card.clauses
            if isinstance(clause, WhenReaches) and clause.steps
        )
    return {"boards": found}


def _track(card: Card) -> Json:
    lowered = [_PLURAL.get(noun.id, noun.id) for noun in card.nouns_in("lowered_with")]
    tags = [tag(noun.id) for noun in card.nouns_in("tags")]
    return {"tags": tags, "production": lowered, "positions": {}}


def _icon(steps: tuple[Node, ...]) -> str:
    """Several steps of one kind are one icon with a number."""
    first = steps[0]
    match first:
        case Perform(trigger=deed):
            return _DEEDS.get(deed.id, deed.id)
        case Raise(track=track) if track.id.endswith("_track"):
            return f"advance_track:{track.id.removesuffix('_track')}"
        case Raise(track=track):
            return f"{track.id}:{len(steps)}"
        case Increase(amount=amount):
            return f"tr:{getattr(amount, 'number', 0)}"
        case Gain(amount=amount, gauge=gauge):
            return f"{gauge.noun.id}:{getattr(amount, 'number', 0)}"
        case Place(tile=tile):
            return tile.id
    return type(first).__name__


def bonus_card(card: Card, numbers: Mapping[str, str]) -> Json:
    """`numbers` of all bonus cards by their ids; one that has a mistake is told by its id."""
    replaced = [numbers.get(noun.id, noun.id) for noun in card.nouns_in("replaced")]
    return {
        "number": card.text_in("number"),
        "name": card.name,
        "deck": "action_deck" if card.text_in("brought").endswith("action deck") else "bonus_deck",
        "corporation": card.text_in("brought_by") or None,
        "replaces": replaced[0] if replaced else None,
        "map": next((noun.id for noun in card.nouns_in("board")), None),
    }


def corporation(card: Card) -> Json:
    held = [_STORED.get(noun.id, noun.id) for noun in card.nouns_in("holds")]
    tags = [tag(noun.id) for noun in card.nouns_in("starting_tags")]
    seeds = [noun.id for noun in card.nouns_in("seeds")]
    all_of_them = bool(card.number_in("seeds_all"))
    shuffled = "all revealed" if all_of_them else "matching only"
    return {
        "number": card.text_in("number"),
        "name": card.name.partition(": ")[2],
        "starting_tags": tags,
        "draft_priority": _draft(card),
        "cubes": sorted(map(list, _cubes(card))),
        "stored_resource": held[0] if held else None,
        "bank": card.number_in("bank") or None,
        "seeding": [seeds[0], card.number_in("seeded"), shuffled] if seeds else None,
    }


def _draft(card: Card) -> list[str]:
    kept = [tag(noun.id) for noun in card.nouns_in("protects")]
    return kept or [noun.id for noun in card.nouns_in("prefers") if noun.id in _DRAFT]


def _cubes(card: Card) -> Iterator[tuple[str, str, int]]:
    """What is no cube with its track and its place is a mistake, and no fact."""
    found = card.field("cubes")
    values = found.values if found is not None else ()
    for cube in zip(values[::3], values[1::3], values[2::3], strict=False):
        match cube:
            case Noun(id=colour), Noun(id=track), int(position):
                yield colour.removesuffix("_cube"), track.removesuffix("_track"), position


# ---------------------------------------------------------------- the same of the notation


def said_of_track(said: Json) -> Json:
    spaces = objects(said.get("positions"))
    positions = {str(one.get("n")): one["action"] for one in spaces if one.get("action")}
    return {
        "tags": said.get("tags"),
        "production": said.get("production"),
        "positions": positions,
    }


def said_of_bonus_card(said: Json) -> Json:
    enters = as_object(said.get("enters"))
    return {
        "number": said.get("number"),
        "name": said.get("name"),
        "deck": enters.get("deck"),
        "corporation": enters.get("corporation"),
        "replaces": enters.get("replaces"),
        "map": said.get("map"),
    }


def said_of_corporation(said: Json) -> Json:
    """A stored cube of one of two colours is counted beside the card."""
    stored = as_object(said.get("stored_resource") or {}).get("kind")
    priority = as_object(said.get("draft_priority") or {})
    seeding = as_object(said.get("seeding") or {})
    cubes = [
        [one.get("colour"), one.get("track"), position]
        for one in objects(said.get("cubes"))
        for position in list_of(one.get("positions"))
    ]
    return {
        "number": said.get("number"),
        "name": said.get("name"),
        "starting_tags": said.get("starting_tags"),
        "draft_priority": priority.get("tags") or [priority.get("kind")] if priority else [],
        "cubes": sorted(cubes, key=text_of),
        "stored_resource": None if stored == "white or black cube" else stored,
        "bank": as_object(said.get("bank") or {}).get("size"),
        "seeding": (
            [seeding.get(key) for key in ("tag", "count", "shuffle_in")] if seeding else None
        ),
    }
