"""What a drafted story may begin with. In: a table, a card. Out: states of the planet, and things that players have."""

from collections.abc import Iterator
from functools import cache

from cardwright_runtime.terraforming_mars.cards import Card, ProjectCard
from cardwright_runtime.terraforming_mars.nouns import (
    QUALITY_EVENT,
    TRACK_OXYGEN,
    TRACK_TEMPERATURE,
    defined,
)
from cardwright_runtime.terraforming_mars.table import Table
from cardwright_tools.nouns import noun_names
from cardwright_tools.stories.clauses import plain_key
from cardwright_tools.stories.words import plain, plural

PLANETS = (
    "",
    "5 oceans",
    "temperature -10, oxygen 5, 3 oceans",
    "temperature 0, oxygen 7, 6 oceans",
    "temperature 4, oxygen 12, 9 oceans",
)
STOCKS = (
    "",
    "2 energy production",
    "2 plant production",
    "2 titanium production",
    "2 heat production",
    "3 energy",
    "3 heat",
    "3 plants",
    "1 titanium",
    "2 steel",
    "city at 3-3",
    "city at 3-3, city at 3-6",
    "greenery at 3-3",
    "3 cards in hand",
    "14 rating, rating raised",
    "red: 6 plants, 6 heat, 6 megacredits, 3 steel, 3 titanium",
    "red: 2 energy production, 2 plant production, 2 titanium production",
    "red: 2 megacredit production, 2 steel production, 2 heat production",
    "red: city at 3-3",
)
CARDS_OF_A_TAG = 3


@cache
def possessions(table: Table, but: Card) -> tuple[str, ...]:
    """What players may have: stocks, cards that hold something, cards with tags, known cards to draw."""
    cards = [card for card in table.cards if isinstance(card, ProjectCard)]
    others = [card for card in cards if card.key != but.key and card.quality != QUALITY_EVENT]
    found = list(STOCKS)
    for token in noun_names("token"):
        holders = [card for card in others if card.holds == token][:1]
        found += [f"{plain(card.key)} in play with 3 {tokens_of(card)}" for card in holders]
        found += [f"red: {plain(card.key)} in play with 3 {tokens_of(card)}" for card in holders]
    for tag in noun_names("tag"):
        tagged = [card for card in others if tag in card.tags][:CARDS_OF_A_TAG]
        in_play = ", ".join(f"{plain(card.key)} in play" for card in tagged)
        found += [in_play, f"red: {in_play}"] if in_play else []
        found.append(", ".join(f"next card {plain(card.key)}" for card in tagged))
    return tuple(dict.fromkeys((*found, *_of_packs(table))))


def _of_packs(table: Table) -> Iterator[str]:
    """What no plain state of the planet speaks of: tracks of packs halfway and at their goals, their tiles."""
    for track in table.tracks:
        if track.track not in (TRACK_TEMPERATURE, TRACK_OXYGEN):
            halfway = track.start + (track.goal - track.start) // track.unit // 2 * track.unit
            yield from (f"{plain(plain_key(track.key))} {level}" for level in (halfway, track.goal))
    for name in defined("tile"):
        yield from (f"{plain(name)} at 3-3", f"red: {plain(name)} at 3-3")


def tokens_of(card: Card) -> str:
    return plural(noun_names("token")[card.holds])
