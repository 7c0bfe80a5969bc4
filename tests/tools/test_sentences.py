"""Random sentences: what is drawn from the grammar can be read, says all there is to say, and is the same for the same chance."""

import random

import pytest
from cardwright.rules.from_syntax import read_page
from cardwright.source import SourceFile
from cardwright.syntax import from_text, prepare_grammar
from cardwright.syntax.layout import LONGEST_LINE
from cardwright_tools.sentences.coverage import (
    fields_said,
    fields_there_are,
    rules_said,
    rules_there_are,
)
from cardwright_tools.sentences.filling import Filler
from cardwright_tools.sentences.sentences import Sentences
from read_with_game import game_vocabulary, read_text

PATH = "cards/terraforming_mars/base/it.card"
BATCH = 150
BATCHES = 60


def sentences(seed: int) -> Sentences:
    return Sentences(prepare_grammar(), game_vocabulary(), random.Random(seed))


def readable(drawn: Sentences) -> str:
    """A line may come out longer than any that is read."""
    texts = iter(lambda: drawn.item(1).text, "")
    return next(text for text in texts if max(map(len, text.splitlines())) <= LONGEST_LINE)


@pytest.mark.parametrize("seed", range(1, 4))
def test_every_rule_and_every_field_of_the_language_is_said_and_read_without_a_mistake(
    seed: int,
) -> None:
    """With any chance: what is still missing is waited for, many times longer than the rarest needs."""
    drawn = sentences(seed)
    rules, fields = set(rules_there_are(prepare_grammar())), set(fields_there_are())
    for _ in range(BATCHES):
        pages = [from_text(SourceFile(PATH, readable(drawn))) for _ in range(BATCH)]
        read = [read_page(page, game_vocabulary()) for page, _ in pages]
        assert {finding.title for _, found in (*pages, *read) for finding in found} == set()
        rules -= set(rules_said(page for page, _ in pages))
        fields -= set(fields_said(card for cards, _ in read for card in cards))
        if not rules and not fields:
            break
    assert (rules, fields) == (set(), set())


def test_a_rule_that_was_said_once_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn for it may be nothing that can be read, many times one after the other."""
    drawn = sentences(5)
    assert drawn.sentence("steal", "steps", 2).startswith("        steal ")
    read = Filler.read_as_derived
    with monkeypatch.context() as unlucky:
        unlucky.setattr(
            Filler,
            "read_as_derived",
            lambda of, derived, start: (
                None if derived.way.rule == "steal" else read(of, derived, start)
            ),
        )
        assert "steal " not in "".join(drawn.block() for _ in range(200))
    assert "steal " in "".join(drawn.block() for _ in range(200))


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
