"""English for generated code. In: a Vocabulary. Out: Words for docstrings, for the labels of choices, and for reasons why not."""

from typing import get_args

from cardwright.plan.words import Words
from cardwright.rules.nodes import Card, Condition, Node, Option, Step
from cardwright.vocabulary import Vocabulary
from cardwright.wording import (
    Lexicon,
    word_card,
    word_option,
    word_requirements,
    word_step,
)
from cardwright.wording.from_vocabulary import lexicon_of


def words_of(vocabulary: Vocabulary) -> Words:
    lexicon = lexicon_of(vocabulary)
    return Words(lambda card: _card(card, lexicon), lambda node: _node(node, lexicon))


def _card(card: Card, lexicon: Lexicon) -> str:
    return " ".join(word_card(card, lexicon).lines) or card.name


def _node(node: Node, lexicon: Lexicon) -> str:
    if isinstance(node, Option):
        return word_option(node, lexicon)
    if isinstance(node, get_args(Condition)):
        return word_requirements((node,), lexicon).rstrip(".")
    if isinstance(node, get_args(Step)):
        return word_step(node, lexicon)
    return ""
