"""A card as it is played and as it is said. In: its text, and the game around it. Out: Understood."""

from dataclasses import dataclass, replace

from cardwright.pipeline import Project
from cardwright.plan.expressions import Attribute
from cardwright.plan.from_rules import from_rules
from cardwright.plan.kinds_and_nouns import Shapes
from cardwright.plan.names import game_of
from cardwright.plan.scope import LOCAL_NAMES
from cardwright.plan.self_description import WORDLESS
from cardwright.plan.statements import Assign, Class, Statement, unbound_in
from cardwright.rules.from_syntax import read_page
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.syntax import Grammar, Page, from_text
from cardwright.vocabulary import Vocabulary
from cardwright.wording import Lexicon, word_card
from cardwright.wording.from_vocabulary import lexicon_of
from cardwright_tools.meaning_survives.refusing import where

TOLD = frozenset(("source", "line", "lines", "choice_texts", "block_texts", "clause_texts"))
"""What a rule says about itself to people: texts and places."""


@dataclass(frozen=True, slots=True)
class Around:
    """What cards are understood with."""

    grammar: Grammar
    vocabulary: Vocabulary
    lexicon: Lexicon
    shapes: Shapes
    path: str


def around(project: Project, path: str) -> Around:
    """`path`: where the cards stand."""
    vocabulary = project.language.vocabulary
    game = game_of(vocabulary.layers.of(path), vocabulary)
    assert game is not None, path
    shapes = project.setting.shapes[game.id]
    return Around(project.language.grammar, vocabulary, lexicon_of(vocabulary), shapes, path)


@dataclass(frozen=True, slots=True)
class Understood:
    """`played` and `said` are what is executed and the wording; `refused`: why it cannot be built, or where it broke."""

    text: str
    page: Page
    card: Card
    played: tuple[Class, ...] = ()
    said: str = ""
    refused: str = ""
    broken: str = ""


def read(text: str, within: Around) -> Understood | None:
    """None for what cannot be read without a mistake."""
    page, in_page = from_text(SourceFile(within.path, text), within.grammar)
    cards, in_cards = read_page(page, within.vocabulary)
    if len(cards) != 1 or any(finding.is_error for finding in (*in_page, *in_cards)):
        return None
    return Understood(text, page, cards[0])


def understood(read: Understood, within: Around) -> Understood:
    """Planned and worded as well."""
    source = SourceFile(within.path, read.text)
    try:
        module, found = from_rules((read.card,), within.shapes, source, "", WORDLESS)
        said = "\n".join(word_card(read.card, within.lexicon).lines)
    # Plan and wording never raise for an author's mistake: whatever they raise is a finding of its own.
    except Exception as problem:
        return replace(read, broken=where(problem))
    if module is None:
        return replace(read, refused=" ".join(finding.slug for finding in found) or "no rule")
    methods = (method for planned in module.classes for method in planned.methods)
    strange = sorted(frozenset[str]().union(*(unbound_in(each, LOCAL_NAMES) for each in methods)))
    if strange:
        return replace(read, broken=f"speaks of {' and '.join(strange)} where there is none")
    return replace(read, played=tuple(map(_executed, module.classes)), said=said)


def _executed(planned: Class) -> Class:
    methods = (
        replace(method, body=tuple(s for s in method.body if not _is_told(s)))
        for method in planned.methods
    )
    return replace(planned, docstring="", methods=tuple(methods))


def _is_told(statement: Statement) -> bool:
    match statement:
        case Assign(Attribute(_, name)):
            return name in TOLD
    return False
