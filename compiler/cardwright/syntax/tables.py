"""The grammar as tables. In: its text, for Lark; or the tables as they were written. Out: Tables: how a line is cut into words, and what may follow what."""

import json
from hashlib import blake2b
from typing import Any

from cardwright.values import dataclass

OPENERS = {
    "_STEPS": "steps",
    "_OPTIONS": "options",
    "_EFFECTS": "effects",
    "_HOLDS": "holds",
    "_LASTS": "lasts",
}
"""The end of a line that has lines below it, and the start rule those are read with."""

STARTS = (
    "item",
    *OPENERS.values(),
    "item_after_if",
    "steps_after_if",
    "options_after_option",
)

END = "$END"


@dataclass(frozen=True, slots=True)
class Way:
    """One way to say a rule: other rules and terminals in order. `named`: what its phrase is called, empty where it is inlined."""

    rule: str
    said: tuple[str, ...]
    named: str


@dataclass(frozen=True, slots=True)
class Tables:
    """`made_from` is the text of the grammar as a fingerprint.

    `cut` is one pattern for all terminals, each a group; what a group finds may be a keyword of `unless`. `patterns` has
    each terminal's own. In `states`, by what follows: the number of the next state, or, as -1 - n, the way that is complete.
    """

    made_from: str
    cut: str
    unless: dict[str, dict[str, str]]
    ignored: tuple[str, ...]
    patterns: dict[str, str]
    keywords: dict[str, str]
    ways: tuple[Way, ...]
    starts: dict[str, tuple[int, int]]
    states: tuple[dict[str, int], ...]


def to_json(tables: Tables) -> str:
    """A line for each state, so that a change of the grammar can be seen."""
    # Not imported before: only a changed grammar is written.
    from dataclasses import asdict

    told = asdict(tables)
    states = ",\n".join(json.dumps(state, sort_keys=True) for state in told.pop("states"))
    return f'{json.dumps(told, indent=0)[:-2]},\n"states": [\n{states}\n]\n}}\n'


def from_json(text: str) -> Tables:
    told: dict[str, Any] = json.loads(text)
    ways = tuple(Way(way["rule"], tuple(way["said"]), way["named"]) for way in told.pop("ways"))
    starts = {rule: (first, last) for rule, (first, last) in told.pop("starts").items()}
    ignored, states = tuple(told.pop("ignored")), tuple(told.pop("states"))
    return Tables(**told, ways=ways, starts=starts, ignored=ignored, states=states)


def tables_of(grammar: str) -> Tables:
    """Lark works them out; it is not needed where they are written down."""
    from lark import Lark

    lark: Any = Lark(
        grammar, parser="lalr", lexer="basic", start=[*STARTS, "nothing"], maybe_placeholders=False
    )
    lexer, table = lark.parser.lexer, lark.parser.parser._parse_table
    scanner = lexer.scanner
    ways = {rule: number for number, rule in enumerate(lark.rules)}
    numbers = _numbered(table)
    return Tables(
        made_from=fingerprint_of(grammar),
        cut="|".join(f"(?P<{t.name}>{t.pattern.to_regexp()})" for t in scanner.terminals),
        unless={
            kind: {t.pattern.value: t.name for t in callback.scanner.terminals}
            for kind, callback in lexer.callback.items()
        },
        ignored=tuple(lexer.ignore_types),
        patterns={t.name: t.pattern.to_regexp() for t in lark.terminals},
        keywords={
            t.name: t.pattern.value
            for t in lark.terminals
            if t.pattern.type == "str" and t.pattern.value.isalpha()
        },
        ways=tuple(_way(rule) for rule in ways),
        starts={
            rule: (numbers[table.start_states[rule]], numbers[table.end_states[rule]])
            for rule in sorted(table.start_states)
        },
        states=tuple(
            {
                kind: numbers[target] if isinstance(target, int) else -1 - ways[target]
                for kind, (_, target) in sorted(table.states[state].items(), key=_kind)
            }
            for state in numbers
        ),
    )


def fingerprint_of(grammar: str) -> str:
    return blake2b(grammar.encode(), digest_size=16).hexdigest()


def _kind(found: tuple[str, Any]) -> str:
    return found[0]


def _numbered(table: Any) -> dict[int, int]:
    """Lark numbers states otherwise each time: here they are numbered in the order in which lines come to them."""
    states = [table.start_states[rule] for rule in sorted(table.start_states)]
    numbers = {state: number for number, state in enumerate(states)}
    for state in states:
        for _, (_, target) in sorted(table.states[state].items(), key=_kind):
            if isinstance(target, int) and target not in numbers:
                numbers[target] = len(numbers)
                states.append(target)
    return numbers


def _way(rule: Any) -> Way:
    origin = str(rule.origin.name)
    named = str(rule.alias or "") or ("" if origin.startswith("_") else origin)
    return Way(origin, tuple(str(symbol.name) for symbol in rule.expansion), named)
