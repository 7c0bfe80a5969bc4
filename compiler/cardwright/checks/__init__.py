"""Every check, in the order in which findings are reported. In: cards and vocabulary. Out: findings.

A check is a file named like its slug, with a function `findings(deck)`; its page is `grammar/.../findings/<slug>.md`.
Those of nouns stand in `of_nouns.py`: an edited card needs none of them, nor what they load.
"""

from collections.abc import Iterable
from types import ModuleType

from cardwright.checks import (
    area_off_the_map,
    block_said_twice,
    duplicate_id,
    duplicate_name,
    duplicate_number,
    endless_trigger,
    equal_options,
    idle_card,
    impossible_requirement,
    impossible_step,
    misplaced_clause,
    missing_clause,
    missing_translation,
    never_ends,
    nobodys_tile,
    nothing_left_to_count,
    nothing_to_repeat,
    nothing_to_take,
    nowhere_to_add,
    nowhere_to_place,
    number_gap,
    number_not_in_rule,
    out_of_range,
    pay_after_gain,
    points_without_holding,
    printed_differs,
    python_escape,
    same_module,
    single_option,
    unknown_term,
    unlike_house_style,
    unlike_its_file,
    unlimited_x,
    unnamed_set,
    unreachable_level,
    unused_holding,
    unused_noun,
    worded_two_ways,
    wrong_gauge,
    wrong_set_count,
)
from cardwright.checks.allowances import without_allowed
from cardwright.checks.all_cards import AllCards
from cardwright.checks.deck import Deck
from cardwright.checks.gist import Gist, gists_of
from cardwright.checks.proof_reading import levelled
from cardwright.findings import Finding
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.vocabulary import Vocabulary

__all__ = [
    "OF_ALL_CARDS",
    "OF_SINGLE_CARDS",
    "AllCards",
    "Gist",
    "gists_of",
    "of_all_cards",
    "of_single_cards",
]

OF_SINGLE_CARDS = (
    out_of_range,
    wrong_gauge,
    misplaced_clause,
    points_without_holding,
    impossible_requirement,
    unreachable_level,
    unlimited_x,
    nothing_left_to_count,
    pay_after_gain,
    nobodys_tile,
    area_off_the_map,
    impossible_step,
    single_option,
    equal_options,
    python_escape,
    unused_holding,
    idle_card,
    missing_clause,
    block_said_twice,
)
"""What they find rests on the card and the nouns alone."""

OF_ALL_CARDS = (
    duplicate_id,
    duplicate_name,
    duplicate_number,
    same_module,
    number_gap,
    wrong_set_count,
    nowhere_to_add,
    nothing_to_take,
    nothing_to_repeat,
    never_ends,
    endless_trigger,
    nowhere_to_place,
    unused_noun,
    unnamed_set,
    printed_differs,
    unlike_its_file,
    missing_translation,
    unlike_house_style,
    unknown_term,
    worded_two_ways,
    number_not_in_rule,
)

NEEDS_EVERY_CARD = (
    number_gap,
    wrong_set_count,
    unused_noun,
    nothing_to_take,
    nothing_to_repeat,
    nowhere_to_add,
    never_ends,
)
"""What is missing may stand in a card that could not be read; these checks wait until every card can."""


def of_single_cards(
    cards: tuple[Card, ...], vocabulary: Vocabulary, source: SourceFile
) -> tuple[Finding, ...]:
    """Of the cards of one file, each by itself."""
    deck = Deck(cards, vocabulary, (source,))
    return tuple(finding for check in OF_SINGLE_CARDS for finding in check.findings(deck))


def of_all_cards(
    deck: AllCards, of_parts: Iterable[Finding], looking: tuple[ModuleType, ...] = OF_ALL_CARDS
) -> tuple[Finding, ...]:
    """Of all cards together, with what was found `of_parts`: of nouns and of single cards; without what their authors allow."""
    damaged = any(gist.damaged for gist in deck.gists)
    waiting = NEEDS_EVERY_CARD if damaged else ()
    ready = [check for check in looking if check not in waiting]
    found = (*of_parts, *(finding for check in ready for finding in check.findings(deck)))
    sound = (finding for finding in found if _is_in_sound_card(deck, finding))
    return without_allowed(deck, levelled(deck, sound), waiting={*map(_slug, waiting)})


def _slug(check: ModuleType) -> str:
    return check.__name__.rpartition(".")[2].replace("_", "-")


def _is_in_sound_card(deck: AllCards, finding: Finding) -> bool:
    """A card with a mistake has its message already; what else seems odd in it may follow from that."""
    gist = deck.at(finding.primary.span)
    return gist is None or not gist.damaged
