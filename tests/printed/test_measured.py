"""Whether print is read as well as we say: all cards of the sets in the generator's words, in variants, and with one fact changed."""

import pytest

from cardwright import pipeline
from cardwright.printed.comparing import AGREES, UNREAD, Comparer
from cardwright.rules.nodes import Card
from cardwright.wording import Lexicon
from cardwright_tools.printed.changed_facts import changed_facts
from cardwright_tools.printed.measuring import KINDS, measure, texts_of


@pytest.fixture(scope="module")
def cards(project: pipeline.Project) -> list[Card]:
    layers = project.language.vocabulary.layers
    return [c for c in project.cards if c.kind.id in KINDS and layers.of(c.path).level == "set"]


def test_what_is_generated_says_the_rule(
    cards: list[Card], comparer: Comparer, lexicon: Lexicon
) -> None:
    compared = {card.id: comparer.compare(card, texts_of(card, lexicon)) for card in cards}
    wrong = {id: parts for id, parts in compared.items() if {p.verdict for p in parts} != {AGREES}}
    assert {id for id in wrong if wrong[id]} == set()


def test_every_fifth_card_meets_the_aims(
    cards: list[Card], project: pipeline.Project, comparer: Comparer, lexicon: Lexicon
) -> None:
    measured = measure(cards[::5], project.language.vocabulary, comparer, lexicon)
    assert measured.worded > 500 and measured.changed > 300
    assert measured.shares["understood"] >= 0.98, measured.notes
    assert measured.shares["false alarms"] <= 0.01, measured.notes
    assert measured.shares["changes found"] >= 0.99, measured.notes


def test_a_changed_fact_is_called_by_its_name(
    cards: list[Card], project: pipeline.Project, comparer: Comparer, lexicon: Lexicon
) -> None:
    card = next(card for card in cards if card.id == "comet")
    for changed in changed_facts(card, project.language.vocabulary):
        nothing: dict[str, list[str]] = {part: [] for part in texts_of(card, lexicon)}
        compared = comparer.compare(card, {**nothing, **texts_of(changed.card, lexicon)})
        kinds = [d.kind for part in compared for d in part.differences]
        verdicts = {part.verdict for part in compared} - {AGREES}
        assert verdicts and (changed.kind in kinds or UNREAD in verdicts), changed.kind
