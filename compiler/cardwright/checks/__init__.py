"""Every check, in the order in which findings are reported. In: cards and vocabulary. Out: diagnostics.

A check is a file named like its slug, with a function `findings(deck)`; its page is `grammar/.../diagnostics/<slug>.md`.
"""

from cardwright.checks import (
    duplicate_id,
    duplicate_name,
    duplicate_number,
    endless_trigger,
    equal_options,
    impossible_requirement,
    impossible_step,
    misplaced_clause,
    nothing_to_take,
    nowhere_to_add,
    nowhere_to_place,
    number_gap,
    out_of_range,
    pay_after_gain,
    points_without_holding,
    python_escape,
    single_option,
    unnamed_set,
    unused_noun,
    wrong_set_count,
)
from cardwright.checks.allowances import without_allowed
from cardwright.checks.deck import Deck
from cardwright.diagnostics import Diagnostic
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.vocabulary import Vocabulary

CHECKS = (
    duplicate_id,
    duplicate_name,
    duplicate_number,
    number_gap,
    wrong_set_count,
    out_of_range,
    misplaced_clause,
    points_without_holding,
    nowhere_to_add,
    nothing_to_take,
    impossible_requirement,
    impossible_step,
    pay_after_gain,
    single_option,
    equal_options,
    endless_trigger,
    nowhere_to_place,
    unused_noun,
    unnamed_set,
    python_escape,
)


def run_all(
    cards: tuple[Card, ...], vocabulary: Vocabulary, sources: tuple[SourceFile, ...] = ()
) -> tuple[Diagnostic, ...]:
    deck = Deck(cards, vocabulary, sources)
    return without_allowed(deck, (found for check in CHECKS for found in check.findings(deck)))
