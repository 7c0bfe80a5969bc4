"""Random sentences: what is drawn from the grammar can be read, says all there is to say, and is the same for the same chance."""

import random
from collections import Counter

from cardwright.rules.from_syntax import read_page
from cardwright.source import SourceFile
from cardwright.syntax.layout import LONGEST_LINE
from cardwright.syntax import from_text, prepare_grammar
from cardwright_tools.sentences.coverage import (
    fields_said,
    fields_there_are,
    rules_said,
    rules_there_are,
)
from cardwright_tools.sentences.sentences import Sentences
from read_with_game import game_vocabulary, read_text

CARDS_IN_A_ROUND = 1_200
# Rare words are drawn sooner or later.
MOST_ROUNDS = 15


def sentences(seed: int) -> Sentences:
    return Sentences(prepare_grammar(), game_vocabulary(), random.Random(seed))


def is_short(text: str) -> bool:
    """Sentences of sentences may grow longer than anybody reads."""
    return all(len(line) <= LONGEST_LINE for line in text.splitlines())


def test_every_rule_and_every_field_of_the_language_is_said_and_read_without_a_mistake() -> None:
    drawn = sentences(1)
    rules: Counter[str] = Counter()
    fields: Counter[str] = Counter()
    for _ in range(MOST_ROUNDS):
        texts = [text for text in (drawn.card() for _ in range(CARDS_IN_A_ROUND)) if is_short(text)]
        pages = [from_text(SourceFile("cards/terraforming_mars/base/it.card", t)) for t in texts]
        read = [read_page(page, game_vocabulary()) for page, _ in pages]
        assert {finding.title for _, found in (*pages, *read) for finding in found} == set()
        rules += rules_said(page for page, _ in pages)
        fields += fields_said(card for cards, _ in read for card in cards)
        if fields_there_are() <= set(fields) and rules_there_are(prepare_grammar()) <= set(rules):
            break
    assert rules_there_are(prepare_grammar()) - set(rules) == set()
    assert fields_there_are() - set(fields) == set()
    print(f"{sum(rules.values()):,} rules, least often {rules.most_common()[-3:]}")
    print(f"{sum(fields.values()):,} fields, least often {fields.most_common()[-3:]}")


def test_the_same_chance_gives_the_same_cards() -> None:
    one, other, another = sentences(7), sentences(7), sentences(8)
    first = [one.card() for _ in range(20)]
    assert first == [other.card() for _ in range(20)]
    assert first != [another.card() for _ in range(20)]


def test_a_line_of_one_rule_stands_where_it_is_wanted() -> None:
    drawn = sentences(3)
    for _ in range(50):
        below = drawn.sentence("gain", "steps", 2)
        assert below.startswith("        gain ")
        (card,), told = read_text(f'anything it "It"\n    when played\n{below}')
        assert not told and len(card.clauses) == 1
