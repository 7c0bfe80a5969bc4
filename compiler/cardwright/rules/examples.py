"""A sentence for each rule of the grammar. In: the comments of the grammar. Out: the sentence, to be shown in messages."""

import re
from functools import cache

from cardwright_grammar import read_text

_RULE = re.compile(r"^!?(\w+):.*//\s+(.+)$", re.MULTILINE)


@cache
def examples() -> dict[str, tuple[str, ...]]:
    """Sentences by rule. Words behind a sentence in parentheses are a remark."""
    return {rule: _sentences(remark) for rule, remark in _RULE.findall(read_text("cardwright.lark"))}


def example_of(rule: str) -> str:
    return next(iter(examples().get(rule, ())), "")


def _sentences(remark: str) -> tuple[str, ...]:
    plain = re.sub(r"\s*\([^)]*\)", "", remark)
    return tuple(sentence.strip() for sentence in plain.split(";"))
