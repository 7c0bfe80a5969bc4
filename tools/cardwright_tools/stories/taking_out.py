"""A rule with one clause taken out, as if its author had not written it. In: a rule, a clause. Out: a rule that lacks it."""

import ast

from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.stories.clauses import (
    LASTING,
    MOST,
    OWN_DISCOUNT,
    REQUIRES,
    SCORE,
    STARTS,
    Clause,
    fields_of,
    method_of_block,
)
from cardwright_tools.stories.generated_source import class_of, method_of, rule_made_of

# What stands in the place of the methods that a clause became.
INSTEAD = {
    REQUIRES: {"requirements_met": "return True", "requirement": "return True"},
    OWN_DISCOUNT: {"own_discount": "return 0"},
    SCORE: {"points": "return 0"},
    STARTS: {"start": "pass"},
    LASTING: {"enter": "pass", "leave": "pass"},
    MOST: {"tally": "return 0"},
}


def without(rule: Rule, clause: Clause) -> Rule:
    tree = class_of(rule)
    if clause.field:
        return _without_field(rule_made_of(tree, rule), clause)
    if clause.block >= 0:
        for block in (clause.block, *rule.units.get(clause.block, ())):
            _skip_block(tree, block)
        return rule_made_of(tree, rule)
    if clause.name == SCORE and method_of(tree, "points") is None:
        made = rule_made_of(tree, rule)
        assert isinstance(made, Card)
        made.printed_points = 0
        return made
    methods = INSTEAD[clause.name].items()
    found = [(method_of(tree, name), text) for name, text in methods]
    assert any(method is not None for method, _ in found)
    for method, text in found:
        if method is not None:
            method.body = ast.parse(text).body
    return rule_made_of(tree, rule)


def _without_field(made: Rule, clause: Clause) -> Rule:
    left = fields_of(made)[clause.field]
    if clause.place >= 0:
        value = getattr(made, clause.field)
        left = (*value[: clause.place], *value[clause.place + 1 :])
    setattr(made, clause.field, left)
    return made


def _skip_block(tree: ast.ClassDef, block: int) -> None:
    """The block is entered and done at once. What is nothing but units has no method, and they are skipped."""
    method = method_of(tree, method_of_block(block))
    if method is None:
        return
    method.body[:0] = ast.parse(f"if frame.block == {block}:\n    return True").body
