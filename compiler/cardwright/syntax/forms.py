"""The sentences that the grammar's comments show. In: the grammar's text. Out: for each rule its sentences; the verbs."""

import re
from collections.abc import Sequence
from functools import cache

from cardwright.findings.words import with_article
from cardwright_grammar import read_text

_RULE = re.compile(r"^!?(_?[a-z_]+): (.*?)// (.*)$", re.M)
_REMARK = re.compile(r" *\([^)]*\)")
_VERBS = re.compile(r"^_verb:(.*?)\n\n", re.M | re.S)
_INSIDE = ("who ", '("player" ', '"before"')
_BEHIND_NOUN = re.compile(r'(?:NAME|"this" CARD) "([a-z]+)"')
_WORD = re.compile(r'"([a-z]+)"')


@cache
def sentences() -> dict[str, tuple[str, ...]]:
    """Rule name to the sentences in its comment; a remark in brackets is none."""
    text = read_text("cardwright.lark")
    return {rule: _split(comment) for rule, _, comment in _RULE.findall(text) if "`" not in comment}


def _split(comment: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in _REMARK.sub("", comment).split(";"))


@cache
def verbs() -> tuple[str, ...]:
    """Words that only the start of a clause or step can be."""
    block = _VERBS.search(read_text("cardwright.lark"))
    return (*_WORD.findall(block.group(1) if block else ""), "option", "otherwise")


@cache
def _inside_lines() -> frozenset[str]:
    """Rules that are a part of a line, and no line: an event, and the players that are counted."""
    rules = _RULE.findall(read_text("cardwright.lark"))
    return frozenset(rule for rule, body, _ in rules if body.startswith(_INSIDE))


def forms_of(verb: str) -> tuple[str, ...]:
    """How a line with this verb may look."""
    lines = {rule: of_rule for rule, of_rule in sentences().items() if rule not in _inside_lines()}
    found = (s for of_rule in lines.values() for s in of_rule)
    return tuple(dict.fromkeys(s for s in found if s.split()[0] == verb))


def forms_behind_noun(verb: str) -> tuple[str, ...]:
    """How a line may look that says with this verb what holds of a noun, or of the card: `heat pays for megacredits`."""
    rules = _RULE.findall(read_text("cardwright.lark"))
    subjects = {rule: _BEHIND_NOUN.match(body) for rule, body, _ in rules}
    return tuple(
        said
        for rule, found in subjects.items()
        if found and found[1] == verb
        for said in sentences()[rule]
    )


def forms_body(verb: str) -> str:
    """The same, as a message says it."""
    return listed_forms(verb, forms_of(verb))


def listed_forms(verb: str, forms: Sequence[str]) -> str:
    if not forms:
        return ""
    return f"{with_article(f'`{verb}`').capitalize()} line looks like this:\n\n" + "\n".join(
        f"    {form}" for form in forms
    )
