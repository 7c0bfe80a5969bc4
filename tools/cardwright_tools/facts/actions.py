"""Actions in the notation. In: action clauses. Out: alternatives of `cost` and `result`, one for each price that may be paid."""

from collections.abc import Iterable
from itertools import product, takewhile

from cardwright.rules.nodes import (
    Action,
    Card,
    Choose,
    Decrease,
    Discard,
    Fixed,
    Gain,
    Lose,
    Noun,
    Pay,
    Step,
)
from cardwright_tools.facts.conditions import requirement
from cardwright_tools.facts.places import TileAreas
from cardwright_tools.facts.steps import say_price, say_step, say_steps
from cardwright_tools.facts.words import Json

Cost = list[list[Json]]

# So many kinds lie on the boards of the players.
RESOURCES = 6


def actions_of(card: Card, tile_areas: TileAreas) -> list[Json]:
    actions = [clause for clause in card.clauses if isinstance(clause, Action)]
    return [said for action in actions for said in alternatives(action, tile_areas)]


def alternatives(action: Action, tile_areas: TileAreas) -> list[Json]:
    if same := _same_for_each_resource(action.steps):
        return [same]
    cost, result = split_at_the_price(action.steps)
    said = say_steps(result, tile_areas)
    more: Json = {"condition": requirement(action.condition)} if action.condition else {}
    if action.unlimited:
        more["unlimited"] = True
    return [{"cost": price, "result": said, **more} for price in _costs(cost, tile_areas)]


def _same_for_each_resource(steps: tuple[Step, ...]) -> Json | None:
    """A choice among all resources, each giving its production for its stock, is one alternative."""
    if len(steps) != 1 or not isinstance(steps[0], Choose) or steps[0].number > 1:
        return None
    options = [option.steps for option in steps[0].options]
    gauges: list[Noun] = []
    amounts: set[tuple[int, int]] = set()
    for option in options:
        match option:
            case (Decrease(gauge, Fixed(cost)), Gain(Fixed(gained), other)) if (
                gauge.family is not None and gauge.noun == other.noun
            ):
                gauges.append(gauge.noun)
                amounts.add((cost, gained))
    if len(set(gauges)) < len(options) or len(options) < RESOURCES or len(amounts) != 1:
        return None
    ((price, stock),) = amounts
    given: Json = {"op": "production", "resource": "any_standard", "amount": -price}
    got: Json = {"op": "gain", "resource": "same_as_cost", "amount": stock}
    return {"cost": [{**given, "of": "self"}], "result": [got]}


def split_at_the_price(steps: tuple[Step, ...]) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    """What is given up first is the cost; everything from the first other step on is the result."""
    cost = tuple(takewhile(_is_given_up, steps))
    return cost, steps[len(cost) :]


def _is_given_up(step: Step) -> bool:
    if isinstance(step, Decrease):
        return not step.any_player
    return isinstance(step, (Pay, Lose, Discard))


def _costs(steps: Iterable[Step], tile_areas: TileAreas) -> Cost:
    choices = [_ways(step, tile_areas) for step in steps]
    return [[part for way in ways for part in way] for ways in product(*choices)]


def _ways(step: Step, tile_areas: TileAreas) -> Cost:
    if isinstance(step, Pay):
        return [[say_price(price)] for price in step.prices]
    return [say_step(step, tile_areas)]
