"""Nouns and gauges of the game. In: their ids. Out: them, as rules hold them."""

from cardwright.rules.nodes import Gauge, Noun
from read_with_game import game_vocabulary


def noun(category: str, id: str) -> Noun:
    entry = game_vocabulary().find(id, (category,))
    assert entry is not None, (category, id)
    return entry.noun


def gauge(id: str, category: str = "resource") -> Gauge:
    return Gauge(noun(category, id))


def produced(id: str) -> Gauge:
    return Gauge(noun("resource", id), noun("family", "production"))
