"""The things that are compared one by one. In: a document of the notation. Out: Entry for each card, board, track, award ..."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cardwright_tools.facts import automa
from cardwright_tools.facts.normal import as_object, objects
from cardwright_tools.facts.words import Json


@dataclass(frozen=True, slots=True)
class Entry:
    """`kind` in the plural, as it is printed; `name` is unique in its kind, `number` too where there is one."""

    kind: str
    name: str
    set_id: str
    value: Json
    number: str = ""


# Guessed, or said by the manifest of the set.
_SAID_OF_EVENTS_ALONE = ("number_inferred", "needs")
# What is in no box has a set of its own here.
_OWN_SETS = {"promo": "turmoil_promos"}


def entries_of(file_name: str, document: object) -> list[Entry]:
    read = READERS.get(file_name)
    return list(read(as_object(document))) if read else []


def _project_cards(document: Json) -> Iterator[Entry]:
    for value in objects(document.get("cards")):
        yield _card("project cards", value)
    for value in objects(document.get("other_sets")):
        yield _card("project cards", {**value, "set": _set_of(value)})


def _corporations(document: Json) -> Iterator[Entry]:
    for value in objects(document.get("corporations")):
        yield _card("corporations", value)


def _card(kind: str, value: Json) -> Entry:
    return Entry(kind, _text(value, "name"), _text(value, "set"), value, _text(value, "number"))


def _parties(document: Json) -> Iterator[Entry]:
    for value in objects(document.get("parties")):
        yield Entry("parties", _text(value, "name"), "turmoil", value)


def _events(document: Json) -> Iterator[Entry]:
    """Their numbers are nowhere printed but once: those of the notation are guessed."""
    for value in objects(document.get("events")) + objects(document.get("other_sets")):
        said = {key: part for key, part in value.items() if key not in _SAID_OF_EVENTS_ALONE}
        set_id = _set_of(value)
        yield Entry("global events", _text(value, "name"), set_id, {**said, "set": set_id})


def _set_of(value: Json) -> str:
    return _OWN_SETS.get(_text(value, "set"), _text(value, "set"))


def _boards(document: Json) -> Iterator[Entry]:
    for board, said in as_object(document.get("maps", {})).items():
        yield from _board(board, as_object(said))
    for track, said in as_object(document.get("tracks", {})).items():
        yield Entry("tracks", track, "base", as_object(said))
    for kind in ("standard_projects", "conversions", "off_planet_areas"):
        for value in objects(document.get(kind)):
            yield Entry(kind.replace("_", " "), _text(value, "id"), "base", value)
    yield from _numbers("", document.get("numbers", {}))


def _board(board: str, said: Json) -> Iterator[Entry]:
    set_id = _text(said, "set")
    rest = {key: part for key, part in said.items() if key not in ("milestones", "awards")}
    yield Entry("boards", board, set_id, rest)
    for kind in ("milestones", "awards"):
        for value in objects(said.get(kind)):
            yield Entry(kind, _text(value, "name"), set_id, {**value, "board": board})


def _numbers(place: str, value: object) -> Iterator[Entry]:
    """Each number by its place: `research.card_cost`."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from _numbers(f"{place}.{key}" if place else key, part)
    else:
        yield Entry("numbers", place, "base", {"value": value})


def _automa_tracks(document: Json) -> Iterator[Entry]:
    """Ours by board and track; theirs as lists, Venus apart."""
    theirs = document.get("boards", {})
    if isinstance(theirs, dict):
        for board, tracks in theirs.items():
            for track, said in as_object(tracks).items():
                yield _automa("tracks of MarsBot", f"{board} {track}", as_object(said))
        return
    for board in objects(theirs):
        for said in objects(board.get("tracks")):
            name = f"{_text(board, 'board')} {_text(said, 'id')}"
            yield _automa("tracks of MarsBot", name, automa.said_of_track(said))
    venus = as_object(document.get("venus_track"))
    yield _automa("tracks of MarsBot", "venus_next venus", automa.said_of_track(venus))


def _automa_bonus_cards(document: Json) -> Iterator[Entry]:
    for said in objects(document.get("cards")):
        own = automa.said_of_bonus_card(said) if "enters" in said else said
        yield _automa("bonus cards of MarsBot", _text(own, "number"), own)


def _automa_corporations(document: Json) -> Iterator[Entry]:
    for said in objects(document.get("corporations")):
        own = automa.said_of_corporation(said) if "sources" in said else said
        yield _automa("corporations of MarsBot", _text(own, "number"), own)


def _automa(kind: str, name: str, said: Json) -> Entry:
    return Entry(kind, name, "marsbot", said)


def _text(value: Json, key: str) -> str:
    return str(value.get(key, ""))


# Where each file keeps what it is about.
LISTS = {
    "project_cards.json": "cards",
    "corporations.json": "corporations",
    "boards.json": "maps",
    "parties.json": "parties",
    "global_events.json": "events",
    automa.TRACKS: "boards",
    automa.BONUS_CARDS: "cards",
    automa.CORPORATIONS: "corporations",
}
READERS: dict[str, Callable[[Json], Iterator[Entry]]] = {
    "project_cards.json": _project_cards,
    "corporations.json": _corporations,
    "boards.json": _boards,
    "parties.json": _parties,
    "global_events.json": _events,
    automa.TRACKS: _automa_tracks,
    automa.BONUS_CARDS: _automa_bonus_cards,
    automa.CORPORATIONS: _automa_corporations,
}
