"""Numbers of the game that nouns carry. In: rules.Cards by kind, vocabulary. Out: the part of `numbers` in boards.json said by them."""

from collections.abc import Mapping, Sequence

from cardwright.rules.nodes import Card, Noun
from cardwright.vocabulary import Vocabulary
from cardwright_tools.facts.words import Json, word_of


def numbers_of(by_kind: Mapping[str, Sequence[Card]], vocabulary: Vocabulary) -> Json:
    values = {
        entry.noun.id: entry.number_in("normally") for entry in vocabulary.of_category("value")
    }
    return {
        **_players(vocabulary),
        **_steps(by_kind),
        "setup": {"card_cost": values.get("card_price")},
        "research": {"card_cost": values.get("card_price")},
        "resource_value": _resource_values(vocabulary, values),
        "production_minimum": _least_productions(vocabulary),
        "ocean_adjacency_bonus": values.get("ocean_bonus"),
        "tiles": _supplies(vocabulary),
        "game_end": _goals(by_kind),
    }


def _players(vocabulary: Vocabulary) -> Json:
    for game in vocabulary.of_category("game"):
        field = game.field("players")
        numbers = [value for value in field.values if isinstance(value, int)] if field else []
        if len(numbers) == 2:
            return {"players": {"min": numbers[0], "max": numbers[1]}}
    return {}


def _steps(by_kind: Mapping[str, Sequence[Card]]) -> Json:
    gains = {card.number_in("gains") for card in by_kind.get("track", [])}
    return {"tr_per_parameter_step": gains.pop()} if len(gains) == 1 else {}


def _resource_values(vocabulary: Vocabulary, values: Mapping[str, int]) -> Json:
    worth = {entry: entry.nouns_in("worth") for entry in vocabulary.of_category("resource")}
    return {word_of(entry.noun): values[nouns[0].id] for entry, nouns in worth.items() if nouns}


def _least_productions(vocabulary: Vocabulary) -> Json:
    said: Json = {
        "other": min((e.number_in("least") for e in vocabulary.of_category("family")), default=0)
    }
    for entry in vocabulary.of_category("resource"):
        if entry.has("least"):
            said[word_of(entry.noun)] = entry.number_in("least")
    return said


def _supplies(vocabulary: Vocabulary) -> Json:
    """Tiles of nobody by their name; the others of which there are only so many are the special ones."""
    tiles = (entry for entry in vocabulary.of_category("tile") if entry.noun.native)
    counted = [entry for entry in tiles if entry.has("supply")]
    free = {e.noun.id: e.number_in("supply") for e in counted if e.has("unowned")}
    special = sum(e.number_in("supply") for e in counted if not e.has("unowned"))
    return {**free, "special": special}


def _goals(by_kind: Mapping[str, Sequence[Card]]) -> Json:
    said: Json = {}
    for kind, goal in (("track", "goal"), ("tile", "supply")):
        for card in by_kind.get(kind, []):
            if card.field("ends_game"):
                said[word_of(Noun(kind, card.id))] = card.number_in(goal)
    return said
