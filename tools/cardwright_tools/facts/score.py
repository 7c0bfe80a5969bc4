"""Points in the notation. In: score clauses. Out: a number, or `{per, each, points}`."""

from cardwright.rules.nodes import Card, HasCount, Per, Score
from cardwright_tools.facts.conditions import requirement
from cardwright_tools.facts.counts import amount_of, on_this_card, per_amount
from cardwright_tools.facts.words import Json


def points_of(card: Card) -> object:
    scores = [_points(clause) for clause in card.clauses if isinstance(clause, Score)]
    return (scores[0] if len(scores) == 1 else scores) if scores else 0


def _points(score: Score) -> object:
    if score.condition:
        return {**_threshold(score), "points": amount_of(score.amount)}
    per = score.amount
    return per_amount(per, "points") if isinstance(per, Per) else amount_of(per)


def _threshold(score: Score) -> Json:
    condition = score.condition
    if isinstance(condition, HasCount) and condition.bound == "least":
        held = on_this_card(condition.count)
        if held:
            return {"per": "threshold", "of": "resource_on_card", **held, "min": condition.number}
    assert condition is not None
    return {"per": "threshold", "condition": requirement(condition)}
