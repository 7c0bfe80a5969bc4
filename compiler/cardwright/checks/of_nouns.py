"""Checks for which the nouns alone decide. In: vocabulary. Out: findings, the same however many cards are edited."""

from cardwright.checks import (
    broken_version,
    circular_needs,
    odd_deal,
    pack_in_a_pack,
    reserved_word,
    unmet_needs,
    wrong_phrase,
    wrong_severity,
)
from cardwright.checks.deck import Deck
from cardwright.findings import Finding
from cardwright.vocabulary import Vocabulary

OF_NOUNS = (
    wrong_phrase,
    circular_needs,
    broken_version,
    unmet_needs,
    pack_in_a_pack,
    odd_deal,
    reserved_word,
    wrong_severity,
)


def of_nouns(vocabulary: Vocabulary) -> tuple[Finding, ...]:
    deck = Deck((), vocabulary)
    return tuple(finding for check in OF_NOUNS for finding in check.findings(deck))
