"""Effects of cards and corporations in the notation. In: `whenever` clauses and lasting effects. Out: `{trigger | modifier, ...}`."""

from cardwright.rules.nodes import (
    Card,
    CardKind,
    CustomEvent,
    Event,
    GainsBonus,
    Moment,
    PaysForProject,
    Place,
    PlacesTile,
    PlaysCard,
    PlaysTag,
    WhenPlayed,
    Whenever,
    WithTag,
)
from cardwright.rules.rule_names import rule_name
from cardwright_tools.facts.conditions import requirement
from cardwright_tools.facts.counts import card_sentence
from cardwright_tools.facts.lasting import Loosened, modifier_of
from cardwright_tools.facts.places import TileAreas
from cardwright_tools.facts.steps import say_steps
from cardwright_tools.facts.words import WHO, Json, word_of


def effects_of(card: Card, tile_areas: TileAreas, loosened: Loosened) -> list[Json]:
    heard = [clause for clause in card.clauses if isinstance(clause, Whenever)]
    triggers = [_trigger(card, clause, tile_areas) for clause in heard]
    return triggers + [modifier_of(lasting, loosened) for lasting in card.lasting]


def _trigger(card: Card, clause: Whenever, tile_areas: TileAreas) -> Json:
    said = {**_event(card, clause.event), "result": say_steps(clause.steps, tile_areas)}
    if clause.condition:
        said["condition"] = requirement(clause.condition)
    return said


def _event(card: Card, event: Event) -> Json:
    if isinstance(event, PlaysTag):
        return _plays_tag(card, event)
    if isinstance(event, PlacesTile):
        return _places_tile(card, event)
    if isinstance(event, PlaysCard):
        return {"trigger": "card_played", **_cards(event.cards), "by": WHO[event.who]}
    if isinstance(event, PaysForProject):
        return _pays(event)
    if isinstance(event, GainsBonus):
        resources = [word_of(noun) for noun in event.resources]
        return {"trigger": "placement_bonus_gained", "resources": resources, "by": WHO[event.who]}
    if isinstance(event, Moment):
        return {"trigger": event.noun.id}
    if isinstance(event, CustomEvent):
        nouns = [word_of(noun) for noun in event.nouns]
        return {"trigger": event.verb.id, "by": WHO[event.who], "nouns": nouns}
    return {"trigger": rule_name(type(event)), "by": WHO[event.who]}


def _plays_tag(card: Card, event: PlaysTag) -> Json:
    own = any(tag in event.tags for tag in card.nouns_in("tags"))
    tags = [tag.id for tag in event.tags]
    return {"trigger": "tag_played", "tags": tags, "by": WHO[event.who], "includes_this": own}


def _places_tile(card: Card, event: PlacesTile) -> Json:
    where = [f"on_{w.noun.id}" if w.noun else w.kind for w in event.where]
    said: Json = {"trigger": "tile_placed", "tile": event.tile.id if event.tile else "any"}
    said |= {"by": WHO[event.who], "where": " ".join(where) or "anywhere"}
    return {**said, "includes_this": _places_it_when_played(card, event)}


def _places_it_when_played(card: Card, event: PlacesTile) -> bool:
    played = [clause for clause in card.clauses if isinstance(clause, WhenPlayed)]
    placed = [node for clause in played for node in clause.walk() if isinstance(node, Place)]
    return any(event.tile in (None, place.tile) for place in placed)


def _cards(cards: CardKind) -> Json:
    tags = [tag.id for t in cards.traits if isinstance(t, WithTag) for tag in t.tags]
    if all(isinstance(trait, WithTag) and trait.number == 1 for trait in cards.traits):
        return {"type": cards.quality.id if cards.quality else "", "tags": tags}
    return {"type": card_sentence(cards), "tags": tags}


def _pays(event: PaysForProject) -> Json:
    things = sorted(noun.id for noun in event.things)
    said: Json = {"trigger": "_or_".join(things) + "_paid", "by": WHO[event.who]}
    if event.least:
        said["min_basic_cost"] = event.least
    return {**said, "excluding": [noun.id for noun in event.excluding]}
