"""Actions in the notation. In: action clauses. Out: alternatives of `cost` and `result`, one for each price that may be paid."""

from collections.abc import Iterable
from itertools import product, takewhile

from cardwright.rules.nodes import Action, Card, Decrease, Discard, Lose, Pay, Step
from cardwright_tools.facts.conditions import requirement
from cardwright_tools.facts.places import TileAreas
from cardwright_tools.facts.steps import say_price, say_step, say_steps
from cardwright_tools.facts.words import Json

Cost = list[list[Json]]


def actions_of(card: Card, tile_areas: TileAreas) -> list[Json]:
    actions = [clause for clause in card.clauses if isinstance(clause, Action)]
    return [said for action in actions for said in alternatives(action, tile_areas)]


def alternatives(action: Action, tile_areas: TileAreas) -> list[Json]:
    cost, result = split_at_the_price(action.steps)
    said = say_steps(result, tile_areas)
    more: Json = {"condition": requirement(action.condition)} if action.condition else {}
    if action.unlimited:
        more["unlimited"] = True
    return [{"cost": price, "result": said, **more} for price in _costs(cost, tile_areas)]


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
