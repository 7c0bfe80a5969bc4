"""English for generated code. In: a Vocabulary. Out: Words for docstrings, for the labels of choices, and for reasons why not."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import get_args

from cardwright.plan.self_description import Words
from cardwright.rules.nodes import Card, Clause, Condition, Node, Option, Step
from cardwright.vocabulary import Vocabulary
from cardwright.wording import (
    Lexicon,
    Paragraph,
    word_card,
    word_clause,
    word_option,
    word_requirements,
    word_starts,
    word_step,
)
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright.wording.phrases import PhraseMissing
from cardwright.wording.reminders import Pages, nouns_named, pages_of, reminders


def words_of(vocabulary: Vocabulary, of_nouns: Callable[[], Iterable[Card]]) -> Words:
    """`of_nouns` reads the items that declare nouns, where a card has to be reminded of some."""
    lexicon = lexicon_of(vocabulary)
    pages = cache(lambda: pages_of(of_nouns(), vocabulary))
    return Words(
        lambda card: _if_it_can_be_said(lambda: _card(card, lexicon)) or card.name,
        lambda node: _if_it_can_be_said(lambda: _node(node, lexicon)),
        lambda card, nodes: _if_it_can_be_said(lambda: _clauses(card, nodes, lexicon)),
        lambda card: tuple(map(str, _reminders(card, pages, lexicon))),
    )


def _reminders(card: Card, pages: Callable[[], Pages], lexicon: Lexicon) -> tuple[Paragraph, ...]:
    """A noun of the game is none of a pack's: most cards name no other."""
    if all(noun.native for noun in nouns_named(card)):
        return ()
    try:
        return reminders(card, pages(), lexicon)
    except PhraseMissing:
        return ()


def _if_it_can_be_said(words: Callable[[], str]) -> str:
    """A noun may word itself, and wrongly: that is said where it does so (`wrong-phrase`), and not of each card that speaks of it."""
    try:
        return words()
    except PhraseMissing:
        return ""


def _card(card: Card, lexicon: Lexicon) -> str:
    return " ".join(word_card(card, lexicon).lines)


def _clauses(card: Card, nodes: Sequence[Node], lexicon: Lexicon) -> str:
    """What a card starts with, clauses of one kind, or some of their steps, one behind the other."""
    if all(node in card.starts for node in nodes):
        return word_starts(card, lexicon)
    steps = [_node(node, lexicon) for node in nodes if isinstance(node, get_args(Step))]
    if steps:
        return ". ".join(steps)
    clauses = (node for node in nodes if isinstance(node, get_args(Clause)))
    return " ".join(word_clause(clause, lexicon, card) for clause in clauses)


def _node(node: Node, lexicon: Lexicon) -> str:
    if isinstance(node, Option):
        return word_option(node, lexicon)
    if isinstance(node, get_args(Condition)):
        return word_requirements((node,), lexicon).rstrip(".")
    if isinstance(node, get_args(Step)):
        return word_step(node, lexicon)
    return ""
