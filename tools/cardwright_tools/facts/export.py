"""The facts that the compiled rules say. In: rules.Cards and vocabulary. Out: one JSON document for each file of the notation."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from cardwright.rules.nodes import Card, Noun
from cardwright.vocabulary import Vocabulary
from cardwright_tools.facts import automa
from cardwright_tools.facts.boards import board, off_planet_areas, project, tile_track, track
from cardwright_tools.facts.cards import corporation, project_card
from cardwright_tools.facts.numbers import numbers_of
from cardwright_tools.facts.politics import global_event, party
from cardwright_tools.facts.setting import Setting, setting_of
from cardwright_tools.facts.words import Json, word_of
from cardwright_tools.writing import write_atomically

Documents = dict[str, Json]


def documents(cards: Iterable[Card], vocabulary: Vocabulary) -> Documents:
    """What `export` writes, by file name."""
    by_kind: dict[str, list[Card]] = {}
    # Of a card with a mistake nobody knows what it says.
    for card in (card for card in cards if not card.damaged):
        by_kind.setdefault(card.kind.id, []).append(card)
    setting = setting_of(by_kind.get("tile", []), vocabulary)
    return {
        "project_cards.json": _project_cards(by_kind.get("card", []), setting),
        "corporations.json": _corporations(by_kind.get("corporation", []), setting),
        "boards.json": _boards(by_kind, vocabulary, setting),
        "parties.json": {
            "schema": "parties/1",
            "parties": [party(card, setting) for card in by_kind.get("party", [])],
        },
        "global_events.json": {
            "schema": "global_events/1",
            "events": [global_event(card, setting) for card in by_kind.get("global_event", [])],
        },
        **_automa(by_kind),
    }


def _automa(by_kind: dict[str, list[Card]]) -> Documents:
    bonus = by_kind.get("bonus_card", [])
    numbers = {card.id: card.text_in("number") for card in bonus}
    corporations = by_kind.get("automa_corporation", [])
    return {
        automa.TRACKS: automa.boards(by_kind.get("automa_track", [])),
        automa.BONUS_CARDS: {"cards": [automa.bonus_card(card, numbers) for card in bonus]},
        automa.CORPORATIONS: {"corporations": [automa.corporation(card) for card in corporations]},
    }


def export(cards: Iterable[Card], vocabulary: Vocabulary, out_dir: Path) -> list[Path]:
    """Writes the documents; the paths written."""
    out_dir.mkdir(parents=True, exist_ok=True)
    written = []
    for name, document in documents(cards, vocabulary).items():
        path = out_dir / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, json.dumps(document, indent=2, ensure_ascii=False) + "\n")
        written.append(path)
    return written


def _project_cards(cards: list[Card], setting: Setting) -> Json:
    ordered = sorted(cards, key=lambda card: (card.text_in("number"), card.id))
    said = [project_card(card, setting) for card in ordered]
    counts = dict(Counter(card.set_id for card in ordered))
    return {"schema": "project_cards/1", "counts": counts, "cards": said}


def _corporations(cards: list[Card], setting: Setting) -> Json:
    ordered = sorted(cards, key=lambda card: (card.set_id, card.name))
    said = [corporation(card, setting) for card in ordered]
    return {"schema": "corporations/1", "corporations": said}


def _boards(by_kind: dict[str, list[Card]], vocabulary: Vocabulary, setting: Setting) -> Json:
    milestones, awards = by_kind.get("milestone", []), by_kind.get("award", [])
    maps = {card.id: board(card, milestones, awards, setting) for card in by_kind.get("board", [])}
    return {
        "schema": "boards/1",
        "maps": maps,
        "off_planet_areas": off_planet_areas(setting, by_kind.get("card", [])),
        "tracks": _tracks(by_kind, setting),
        "standard_projects": [project(c, setting) for c in by_kind.get("standard_project", [])],
        "conversions": [project(c, setting) for c in by_kind.get("conversion", [])],
        "numbers": numbers_of(by_kind, vocabulary),
    }


def _tracks(by_kind: dict[str, list[Card]], setting: Setting) -> Json:
    """A tile with a supply that must be used up before the game ends is a parameter like the tracks."""
    said: Json = {card.id: track(card, setting) for card in by_kind.get("track", [])}
    for card in by_kind.get("tile", []):
        if card.field("ends_game"):
            said[word_of(Noun("tile", card.id))] = tile_track(card.number_in("supply"))
    return said
