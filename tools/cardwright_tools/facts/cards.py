"""Project cards and corporations in the notation. In: rules.Card and what the vocabulary says. Out: one JSON value a card."""

from cardwright.rules.nodes import Card, FirstAction, Place, WhenPlayed
from cardwright.rules.nodes.card import Stock
from cardwright_tools.facts.actions import actions_of
from cardwright_tools.facts.effects import effects_of
from cardwright_tools.facts.places import restrictions
from cardwright_tools.facts.score import points_of
from cardwright_tools.facts.setting import Setting
from cardwright_tools.facts.conditions import requirement
from cardwright_tools.facts.steps import say_steps
from cardwright_tools.facts.words import Json, word_of


def project_card(card: Card, setting: Setting) -> Json:
    return {
        "number": card.text_in("number"),
        "name": card.name,
        "set": card.set_id,
        "type": next((noun.id for noun in card.nouns_in("quality")), ""),
        "cost": card.number_in("cost"),
        "tags": [tag.id for tag in card.nouns_in("tags")],
        "requirements": [requirement(condition) for condition in card.requires],
        "vp": points_of(card),
        "stores": _stored(card),
        "immediate": _immediate(card, setting),
        "action": actions_of(card, setting.tile_areas),
        "effects": effects_of(card, setting.tile_areas, setting.loosened),
        "restrictions": _restrictions(card, setting),
    }


def corporation(card: Card, setting: Setting) -> Json:
    first = [clause for clause in card.clauses if isinstance(clause, FirstAction)]
    areas = setting.tile_areas
    return {
        "number": card.text_in("number"),
        "name": card.name,
        "set": card.set_id,
        "copies": card.number_in("copies", 1),
        "tags": [tag.id for tag in card.nouns_in("tags")],
        "start": _start(card.starts),
        "first_action": [said for clause in first for said in say_steps(clause.steps, areas)],
        "action": actions_of(card, areas),
        "effects": effects_of(card, areas, setting.loosened),
        "vp": points_of(card),
        "stores": _stored(card),
    }


def _stored(card: Card) -> str | None:
    return next((word_of(noun) for noun in card.nouns_in("holds")), None)


def _immediate(card: Card, setting: Setting) -> list[Json]:
    played = [clause for clause in card.clauses if isinstance(clause, WhenPlayed)]
    return [said for clause in played for said in say_steps(clause.steps, setting.tile_areas)]


def _restrictions(card: Card, setting: Setting) -> list[Json]:
    placed = [node for node in card.walk() if isinstance(node, Place)]
    said = [restrictions(place, setting.tile_areas, setting.off_map) for place in placed]
    return [rule for rules in said for rule in rules]


def _start(stocks: tuple[Stock, ...]) -> Json:
    resources: Json = {}
    production: Json = {}
    other: Json = {}
    for stock in stocks:
        noun = stock.gauge.noun
        if stock.gauge.family:
            production[word_of(noun)] = stock.amount
        elif noun.category == "resource":
            resources[word_of(noun)] = stock.amount
        else:
            other["tr" if noun.id == "rating" else noun.id] = stock.amount
    return {"resources": resources, "production": production, **other}
