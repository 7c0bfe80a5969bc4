"""Parties and global events in the notation, and what is said of pieces and influence. In: rules.Card, steps, conditions. Out: JSON values."""

from cardwright.rules.nodes import (
    ByPlayers,
    Card,
    HasCount,
    If,
    InPlay,
    Place,
    Raise,
    Step,
    TakeTile,
    Total,
    WhenNamed,
)
from cardwright_tools.facts.actions import actions_of
from cardwright_tools.facts.counts import per_of
from cardwright_tools.facts.effects import effects_of
from cardwright_tools.facts.setting import Setting
from cardwright_tools.facts.steps import Steps, say_step, say_steps
from cardwright_tools.facts.words import Json


def party(card: Card, setting: Setting) -> Json:
    action = actions_of(card, setting.tile_areas)
    unlimited = [said.pop("unlimited", False) for said in action]
    uses = ("unlimited" if any(unlimited) else 1) if action else None
    return {
        "id": card.id,
        "name": card.name,
        "ruling_bonus": _steps_of(card, setting),
        "policy": {
            "kind": "action" if action else "effect",
            "effects": effects_of(card, setting.tile_areas, setting.loosened),
            "action": action,
            "uses_per_player_per_generation": uses,
        },
    }


def global_event(card: Card, setting: Setting) -> Json:
    return {
        "number": card.text_in("number"),
        "name": card.name,
        "set": card.set_id,
        "revealed_party": next(noun.id for noun in card.nouns_in("revealed_party")),
        "current_party": next(noun.id for noun in card.nouns_in("current_party")),
        "effect": _steps_of(card, setting),
    }


def _steps_of(card: Card, setting: Setting) -> Steps:
    named = (clause for clause in card.clauses if isinstance(clause, WhenNamed))
    return [said for clause in named for said in _all(clause.steps, setting)]


def _all(steps: tuple[Step, ...], setting: Setting) -> Steps:
    """Of one's own account is what `each player` does; what stands beside it nobody gains by."""
    if len(steps) == 1 and isinstance(steps[0], If) and isinstance(steps[0].condition, InPlay):
        apart = _apart(steps[0], setting)
        if apart is not None:
            return [apart]
    return [said for step in steps for said in _one(step, setting)]


def _one(step: Step, setting: Setting) -> Steps:
    if isinstance(step, ByPlayers) and step.players.kind == "each_one":
        return say_steps(step.steps, setting.tile_areas)
    said = say_step(step, setting.tile_areas)
    if not isinstance(step, Place | TakeTile | Raise):
        return [{**one, "by": "neutral"} for one in said]
    return said


def _apart(step: If, setting: Setting) -> Json | None:
    """Alone, what is reached counts; with others, who has most or least. None for what is neither."""
    alone = _scores(step.steps, setting)
    places = [one for one in step.otherwise if isinstance(one, ByPlayers) and one.steps]
    if not alone or not places:
        return None
    first = places[0]
    if first.players.kind == "with_least" and "max_score" in alone[0]:
        return {
            "op": "lowest",
            "measure": "tr",
            "include_ties": True,
            "result": say_steps(first.steps, setting.tile_areas),
            "solo_max_tr": alone[0]["max_score"],
        }
    count = first.players.count
    if not isinstance(count, Total) or len(places) != 2:
        return None
    least, results = _least(places, setting)
    return {
        "op": "rank",
        "score": [{**per_of(one), "each": 1, "amount": 1} for one in count.added],
        "min_score": least,
        "first": results[0],
        "second": results[1],
        "solo": alone,
    }


def _least(steps: list[ByPlayers], setting: Setting) -> tuple[int | None, list[Steps]]:
    """A score without which a place is worth nothing."""
    least = None
    results: list[Steps] = []
    for step in steps:
        inner = step.steps
        if isinstance(inner[0], If) and isinstance(inner[0].condition, HasCount):
            least, inner = inner[0].condition.number, inner[0].steps
        results.append(say_steps(inner, setting.tile_areas))
    return least, results


def _scores(steps: tuple[Step, ...], setting: Setting) -> Steps:
    found: Steps = []
    while steps and isinstance(steps[0], If):
        step = steps[0]
        condition = step.condition
        bound = "max_score" if getattr(condition, "bound", "") == "most" else "min_score"
        number = getattr(condition, "number", getattr(condition, "level", 0))
        found.append({bound: number, "result": say_steps(step.steps, setting.tile_areas)})
        steps = step.otherwise
    return found
