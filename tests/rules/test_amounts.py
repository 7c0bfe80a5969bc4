"""Amounts with what stands behind them, and conditions made of others. In: lines as written. Out: nodes."""

import pytest
from amounts_said import AMOUNTS, MADE_OF_OTHERS, OWN_DISCOUNTS, RECKONED, SCORES
from read_with_game import read_lines


@pytest.mark.parametrize("line", AMOUNTS)
def test_an_amount_is_what_all_its_words_say(line: str) -> None:
    clause = read_lines("when played", f"    {line}").clauses[0]
    assert clause.steps == (AMOUNTS[line],)  # type: ignore[union-attr]


@pytest.mark.parametrize("line", MADE_OF_OTHERS)
def test_a_condition_may_be_made_of_others(line: str) -> None:
    assert read_lines(f"requires {line}").requires == (MADE_OF_OTHERS[line],)


@pytest.mark.parametrize("line", RECKONED)
def test_an_effect_may_count(line: str) -> None:
    assert read_lines(line).lasting == (RECKONED[line],)


@pytest.mark.parametrize("line", OWN_DISCOUNTS)
def test_a_card_makes_itself_cheaper(line: str) -> None:
    assert read_lines(f"discount {line}").clauses == (OWN_DISCOUNTS[line],)


@pytest.mark.parametrize("line", SCORES)
def test_what_lies_somewhere_scores(line: str) -> None:
    assert read_lines(f"score {line}").clauses == (SCORES[line],)
