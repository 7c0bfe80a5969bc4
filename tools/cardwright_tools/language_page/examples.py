"""What the grammar says about itself. In: cardwright.lark with its sample sentences, language.toml. Out: an entry with an example for each rule."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cardwright_grammar import FOLDER

_RULE = re.compile(r"^!?([a-z_]+):.*?//\s*(.+)$", re.MULTILINE)
_WORD = re.compile(r'"([a-z]+)"')
_SECTION = re.compile(r"^// -{10,} (\w+)", re.MULTILINE)
_STAND_IN = re.compile(r'\bexample "Example"')


@dataclass(frozen=True, slots=True)
class Example:
    """A complete item, or several, that can stand in a file. `finding`: what the checks rightly say about it."""

    id: str
    text: str
    finding: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule: the sentences it reads, what they mean, and an example."""

    rule: str
    sentences: tuple[str, ...]
    means: str
    example: Example


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    means: str
    entries: tuple[Entry, ...]


def sections() -> tuple[Section, ...]:
    table = _table()
    return tuple(_section(table, name, part) for name, part in table["sections"].items())


def shape_of_a_file() -> tuple[str, Example]:
    part = _table()["file"]
    return part["means"].strip(), Example("file", part["card"].strip() + "\n")


def small_game() -> tuple[str, Example]:
    """What the examples of all categories lack to be a game of their own."""
    part = _table()["small_game"]
    return part["means"].strip(), Example("small_game", part["card"].strip() + "\n")


def all_examples() -> tuple[Example, ...]:
    of_rules = (entry.example for section in sections() for entry in section.entries)
    return (shape_of_a_file()[1], *of_rules)


def rules_with_sentences() -> dict[str, tuple[str, tuple[str, ...]]]:
    """Rule -> its section and the sentences in its comment."""
    grammar = (FOLDER / "cardwright.lark").read_text(encoding="utf-8")
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for section, text in _parts(grammar):
        for rule, comment in _RULE.findall(text):
            found[rule] = (section, tuple(_sentences(comment)))
    return found


def rules_with_meaning() -> frozenset[str]:
    return frozenset(_table()["rules"])


def entries_by_word() -> dict[str, tuple[str, ...]]:
    """Each word of the grammar, with the entries whose sentences have it."""
    words = frozenset(_WORD.findall((FOLDER / "cardwright.lark").read_text(encoding="utf-8")))
    found: dict[str, list[str]] = {}
    for rule, (_, sentences) in rules_with_sentences().items():
        if rule in rules_with_meaning():
            for word in sorted(words & {*re.findall("[a-z_]+", " ".join(sentences))}):
                found.setdefault(word, []).append(rule)
    return {word: tuple(rules) for word, rules in sorted(found.items())}


def _parts(grammar: str) -> Iterator[tuple[str, str]]:
    """Sections of the grammar by the first word of their title; what stands above the first is no section."""
    cut = list(_SECTION.finditer(grammar))
    ends = [match.start() for match in cut[1:]] + [len(grammar)]
    for match, end in zip(cut, ends, strict=True):
        yield match[1], grammar[match.end() : end]


def _sentences(comment: str) -> Iterator[str]:
    """A remark in brackets is no part of a sentence."""
    for sentence in comment.split(";"):
        yield re.sub(r"\s*\(.*\)", "", sentence).strip()


def _table() -> dict[str, Any]:
    return tomllib.loads((FOLDER / "language.toml").read_text(encoding="utf-8"))


def _section(table: dict[str, Any], name: str, part: dict[str, str]) -> Section:
    entries = (
        _entry(rule, sentences, table["rules"][rule], part["frame"])
        for rule, (section, sentences) in rules_with_sentences().items()
        if section == name and rule in table["rules"]
    )
    return Section(part["title"], part["means"], tuple(entries))


def _entry(rule: str, sentences: tuple[str, ...], said: dict[str, str], frame: str) -> Entry:
    text = said.get("card") or frame.replace("{line}", sentences[0])
    example = Example(rule, _with_own_name(rule, text.strip() + "\n"), said.get("finding", ""))
    return Entry(rule, sentences, said["means"], example)


def _with_own_name(rule: str, text: str) -> str:
    """All examples are read together, so each has an id, a name and a number of its own."""
    place = list(rules_with_sentences()).index(rule) + 2
    name = f"{rule.replace('_', ' ').title()} Example"
    named = _STAND_IN.sub(f'{rule}_example "{name}"', text)
    return named.replace("number E01", f"number E{place:02}")
