"""Pictures of cards from the engine's rules alone, without the compiler. In: a rule of a table. Out: its CardFace."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

from cardwright_runtime.native import source_path
from cardwright_runtime.terraforming_mars.cards import Card, Corporation, ProjectCard
from cardwright_runtime.terraforming_mars.catalogue import GENERATED
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.table.card_face import REMINDER, CardFace
from cardwright_tools.nouns import noun_names

_LABEL: Final = re.compile(
    r"(?<=\.) (?=(?:[A-Z][a-z]+ )?(?:[Aa]ction|Effect|Or|Bonus)\b[^.:]*:|As your first action in the game,)"
)
_SCORE: Final = re.compile(r"(?<=[.)]) (?=[−-]?\d+ VP\b)")
_SENTENCE: Final = r"[^.]*(?:\.\d[^.]*)*\."
_REQUIRES: Final = re.compile(
    rf"^((?:(?:Requires|[A-Z][^.:]* must be) {_SENTENCE}\s?)+)\s*(.*)$", re.DOTALL
)


def wording_of(rule: Rule) -> str:
    """What the compiler worded; classes compiled to native code keep it in their source alone."""
    kind = type(rule)
    words = kind.__dict__.get("__doc__") or _written_doc(kind.__module__, kind.__name__)
    return " ".join(words.split())


@cache
def _written_doc(module: str, name: str) -> str:
    source = source_path(module)
    if not source:
        return ""
    tree = ast.parse(Path(source).read_text(encoding="utf-8"))
    classes = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    return next((ast.get_docstring(node) or "" for node in classes), "")


def face_of(rule: Rule) -> CardFace:
    reminded = ((REMINDER, reminder) for reminder in rule.texts.reminders)
    paragraphs = (*parted(wording_of(rule)), *reminded)
    if not isinstance(rule, Card):
        return CardFace(rule.name, rule.key.partition(".")[0], -1, (), paragraphs)
    tags = noun_names("tag")
    return CardFace(
        rule.name,
        quality_of(rule),
        rule.cost if isinstance(rule, ProjectCard) else -1,
        tuple(tags.get(tag, "?") for tag in rule.tags),
        paragraphs,
        rule.number,
        rule.set_id.replace("_", " "),
        noun_names("token").get(rule.holds, ""),
        not type(rule).__module__.startswith(GENERATED + "."),
    )


def quality_of(card: Card) -> str:
    if isinstance(card, Corporation):
        return "corporation"
    return noun_names("quality").get(card.quality, "")


def parted(words: str) -> list[tuple[str, str]]:
    """The parts of a wording that stands in one line."""
    found: list[tuple[str, str]] = []
    requires = _REQUIRES.match(words)
    if requires:
        found.append(("requires", requires[1].strip()))
        words = requires[2]
    for paragraph in filter(None, _LABEL.split(words)):
        first, *scores = _SCORE.split(paragraph)
        is_score = re.match(r"[−-]?\d+ VP\b", first) is not None
        found.append(("score" if is_score else "", first))
        found.extend(("score", score) for score in scores)
    return found
