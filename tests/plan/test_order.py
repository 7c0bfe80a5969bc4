"""Which orders a block leaves to its player, read twice. In: lines of a block. Out: its stages, as they are planned and as they are meant."""

from collections.abc import Iterable

import pytest
from cardwright.plan.order import stages as planned_stages
from cardwright.plan.scope import in_block, scope_of
from cardwright.rules.nodes import Action, Step, WhenPlayed
from cardwright_tools.meaning.language.order import stages as meant_stages

from plan.planned import game_setting
from read_with_game import read_text

# `|` parts stages, `/` what may come in any order within one. The plan asks nobody where no order can matter.
ORDERS = [
    pytest.param(
        "when played",
        ["lose 1 plant", "gain 2 plants"],
        "lose / gain",
        "lose / gain",
        id="any order",
    ),
    pytest.param(
        "when played",
        ["lose 1 plant", "afterwards", "    gain 2 plants"],
        "lose gain",
        "lose | gain",
        id="below afterwards",
    ),
    pytest.param(
        "when played",
        ["discard x cards", "draw x cards", "draw 1 card"],
        "discard draw / draw",
        "discard draw / draw",
        id="what speaks of another stays with it",
    ),
    pytest.param(
        "when played",
        ["draw 1 card", "discard x cards", "afterwards", "    draw x cards", "    draw 2 cards"],
        "draw discard draw draw",
        "draw | discard draw | draw",
        id="what speaks of another above afterwards does not take the rest along",
    ),
    pytest.param(
        "when played",
        [
            "lose 1 plant",
            "gain 1 plant",
            "pay x heat",
            "gain x steel",
            "lose 1 heat",
            "gain 1 heat",
        ],
        "lose / gain pay gain | lose / gain",
        "lose / gain / pay gain | lose / gain",
        id="behind a price and what it pays for",
    ),
    pytest.param(
        "when played",
        [
            "gain 2 plants",
            "any opponent",
            "    gain 1 plant",
            "transfer 1 card to that player",
            "lose 1 plant",
        ],
        "gain any transfer lose",
        "gain | any transfer | lose",
        id="what others do, and who is spoken of behind it",
    ),
    pytest.param(
        "action",
        ["lose 1 plant", "gain 1 plant", "lose 1 plant"],
        "lose | gain / lose",
        "lose | gain / lose",
        id="what an action gives first is its price",
    ),
    pytest.param(
        "action",
        ["discard x cards", "draw x cards", "draw 1 card"],
        "discard draw draw",
        "discard draw | draw",
        id="a price that is spoken of behind it",
    ),
]


@pytest.mark.parametrize("head, lines, planned, meant", ORDERS)
def test_steps_come_in_the_orders_that_their_lines_leave(
    head: str, lines: list[str], planned: str, meant: str
) -> None:
    body = "".join(f"        {line}\n" for line in lines)
    text = f'card it "It"\n    number X01\n    active, cost 1\n    {head}\n{body}'
    (card,), findings = read_text(text)
    assert not findings, [found.title for found in findings]
    (shapes,) = game_setting().shapes.values()
    scope = in_block(scope_of(card, shapes))
    (clause,) = (one for one in card.clauses if isinstance(one, Action | WhenPlayed))
    is_action = isinstance(clause, Action)
    assert _written(planned_stages(clause.steps, scope, bargain=is_action), text) == planned
    assert _written(meant_stages(clause.steps, bargain=is_action), text) == meant


def _written(stages: Iterable[Iterable[tuple[Step, ...]]], text: str) -> str:
    """The first word of each step."""
    return " | ".join(
        " / ".join(
            " ".join(text[step.span.start :].split(maxsplit=1)[0] for step in unit)
            for unit in stage
        )
        for stage in stages
    )
