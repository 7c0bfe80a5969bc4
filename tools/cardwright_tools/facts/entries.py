"""The things that are compared one by one. In: a document of the notation. Out: Entry for each card, board, track, award ..."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cardwright_tools.facts.normal import as_object
from cardwright_tools.facts.words import Json


@dataclass(frozen=True, slots=True)
class Entry:
    """`kind` in the plural, as it is printed; `name` is unique in its kind, `number` too where there is one."""

    kind: str
    name: str
    set_id: str
    value: Json
    number: str = ""


def entries_of(file_name: str, document: object) -> list[Entry]:
    read = READERS.get(file_name)
    return list(read(as_object(document))) if read else []


def _project_cards(document: Json) -> Iterator[Entry]:
    for value in _objects(document.get("cards")):
        yield _card("project cards", value)


def _corporations(document: Json) -> Iterator[Entry]:
    for value in _objects(document.get("corporations")):
        yield _card("corporations", value)


def _card(kind: str, value: Json) -> Entry:
    return Entry(kind, _text(value, "name"), _text(value, "set"), value, _text(value, "number"))


def _parties(document: Json) -> Iterator[Entry]:
    for value in _objects(document.get("parties")):
        yield Entry("parties", _text(value, "name"), "turmoil", value)


def _events(document: Json) -> Iterator[Entry]:
    """Their numbers are nowhere printed but once: those of the notation are guessed."""
    for value in _objects(document.get("events")):
        said = {key: part for key, part in value.items() if key != "number_inferred"}
        yield Entry("global events", _text(value, "name"), _text(value, "set"), said)


def _boards(document: Json) -> Iterator[Entry]:
    for board, said in as_object(document.get("maps", {})).items():
        yield from _board(board, as_object(said))
    for track, said in as_object(document.get("tracks", {})).items():
        yield Entry("tracks", track, "base", as_object(said))
    for kind in ("standard_projects", "conversions", "off_planet_areas"):
        for value in _objects(document.get(kind)):
            yield Entry(kind.replace("_", " "), _text(value, "id"), "base", value)
    yield from _numbers("", document.get("numbers", {}))


def _board(board: str, said: Json) -> Iterator[Entry]:
    set_id = _text(said, "set")
    rest = {key: part for key, part in said.items() if key not in ("milestones", "awards")}
    yield Entry("boards", board, set_id, rest)
    for kind in ("milestones", "awards"):
        for value in _objects(said.get(kind)):
            yield Entry(kind, _text(value, "name"), set_id, {**value, "board": board})


def _numbers(place: str, value: object) -> Iterator[Entry]:
    """Each number by its place: `research.card_cost`."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _numbers(f"{place}.{key}" if place else key, part)
    else:
        yield Entry("numbers", place, "base", {"value": value})


def _objects(value: object) -> list[Json]:
    return [as_object(part) for part in value] if isinstance(value, list) else []


def _text(value: Json, key: str) -> str:
    return str(value.get(key, ""))


# Where each file keeps what it is about.
LISTS = {
    "project_cards.json": "cards",
    "corporations.json": "corporations",
    "boards.json": "maps",
    "parties.json": "parties",
    "global_events.json": "events",
}
READERS: dict[str, Callable[[Json], Iterator[Entry]]] = {
    "project_cards.json": _project_cards,
    "corporations.json": _corporations,
    "boards.json": _boards,
    "parties.json": _parties,
    "global_events.json": _events,
}
