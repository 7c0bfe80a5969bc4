"""Which description may stand in which line. In: the grammar, and what a game carries out. Out: two tables for docs/language.md."""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from cardwright.contract import Contract, Offer
from cardwright.contract.patterns import TIMES, Capture, InOrder, Is, NodePattern, OneOf, Pattern
from cardwright.rules.forms import form_of, node_classes
from cardwright_grammar import FOLDER
from cardwright_tools.language_page.examples import rules_with_meaning, rules_with_sentences

MEANS = """\
## Which description may stand where

There is one way to describe each kind of thing, and it is the same wherever such a thing may be named. These are the descriptions that each line allows; `check`
refuses any other, and says why."""
HOW_MUCH = """\
### How much

An amount is a number, `x`, `all` or `half` of what there is, or counted: so much `per` something, limited by `at most`, with `plus` or `minus`
after it. These are the amounts that this game can carry out."""

# What a column of the table is called, and the rules of the grammar that it stands for.
COLUMNS = {
    "amount": ("amount",),
    "`per`, `at most`, `plus`": ("_tail", "_per_tail", "per", "cap", "each_of"),
    "something counted": ("_counted", "_count"),
    "cards": ("card_kind", "card_such"),
    "areas": ("area", "place_on", "where", "_free_area"),
    "players": ("players", "owner", "who", "_player"),
    "condition": ("condition", "_if_clause", "_single"),
    "event": ("_event",),
}
AMOUNTS = ("number", "`x`", "counted", "`all`", "`half`")
_COUNTED = frozenset(("number", "counted"))
_BY_TYPE = {
    "amount": frozenset(("number", "`x`", "counted")),
    "number": frozenset(("number",)),
    "reckoned": frozenset(("counted",)),
}
_FIELDS = ("amount", "keep")
_DEFINITION = re.compile(r"^!?(_*[a-z][a-z_]*)(?:\.\d+)?:((?:.*)(?:\n[ \t]+\|.*)*)", re.MULTILINE)


def descriptions(contract: Contract) -> str:
    rows = [f"| `{_words(rule)}` | {' | '.join(cells)} |" for rule, cells in _rows()]
    much = [f"| `{_words(rule)}` | {' | '.join(cells)} |" for rule, cells in _amounts(contract)]
    return "\n\n".join(
        (MEANS, _table("line", COLUMNS, rows), HOW_MUCH, _table("line", AMOUNTS, much))
    )


def _table(first: str, columns: Iterable[str], rows: Iterable[str]) -> str:
    names = [first, *columns]
    return "\n".join(("| " + " | ".join(names) + " |", "|---" * len(names) + "|", *rows))


def _words(rule: str) -> str:
    return rule.replace("_", " ")


def _rows() -> Iterator[tuple[str, list[str]]]:
    for rule in rules_with_sentences():
        if rule in rules_with_meaning():
            spoken = _spoken_of(rule)
            cells = ["yes" if spoken & {*names} else "" for names in COLUMNS.values()]
            if any(cells):
                yield rule, cells


@cache
def _spoken_of(rule: str) -> frozenset[str]:
    """Descriptions that stand in a rule itself, or in those parts of it that are no description and have no entry of their own."""
    known = {name for names in COLUMNS.values() for name in names}
    found: set[str] = set()
    waiting, seen = [rule], {rule}
    while waiting:
        for name in re.findall(r"\b_*[a-z][a-z_]*\b", _definitions().get(waiting.pop(), "")):
            if name in known:
                found.add(name)
            elif name not in seen and name not in rules_with_meaning():
                seen.add(name)
                waiting.append(name)
    return frozenset(found)


@cache
def _definitions() -> dict[str, str]:
    """Without its words in quotes, its comments and its sample sentences."""
    grammar = (FOLDER / "cardwright.lark").read_text(encoding="utf-8")
    plain = re.sub(r"\"[^\"\n]*\"|//.*|->.*", "", grammar)
    return {name: body for name, body in _DEFINITION.findall(plain)}


def _amounts(contract: Contract) -> Iterator[tuple[str, list[str]]]:
    classes = node_classes()
    for rule in rules_with_sentences():
        if rule in rules_with_meaning() and "amount" in _spoken_of(rule) and rule in classes:
            fields = [slot.name for slot in form_of(classes[rule]).slots if slot.name in _FIELDS]
            for field in fields or ["amount"]:
                said = _taken(contract.by_node.get(classes[rule].__name__, ()), field)
                name = rule if field == "amount" else f"{rule}, {field}"
                yield name, ["yes" if one in said else "" for one in AMOUNTS]


def _taken(offers: tuple[Offer, ...], field: str) -> frozenset[str]:
    """What no function of the game is told, the compiler reckons itself."""
    if not offers:
        return _COUNTED
    found: set[str] = set()
    for offer in offers:
        for pattern in (p for outer in offer.patterns for p in _at(outer, field)):
            found |= _said(pattern, offer)
    return frozenset(found)


def _at(pattern: Pattern, field: str) -> Iterator[Pattern]:
    match pattern:
        case NodePattern(_, fields):
            for name, inner in fields:
                if name == field:
                    yield inner
                yield from _at(inner, field)
        case InOrder(items) | OneOf(items):
            for item in items:
                yield from _at(item, field)


def _said(pattern: Pattern, offer: Offer) -> frozenset[str]:
    match pattern:
        case Is(str() as word):
            return frozenset((f"`{word}`",))
        case Capture(name) if name == TIMES:
            # One after the other, as many as are counted.
            return _BY_TYPE["amount"]
        case Capture(name):
            [takes] = [p.type.takes for p in offer.parameters if p.name == name]
            whole = frozenset(("`all`", "`half`")) if offer.most is not None else frozenset[str]()
            if offer.undo is not None and name in offer.undo.negated:
                # What adds up is in force as often as is counted.
                return _COUNTED
            return _BY_TYPE.get(takes, frozenset()) | (whole if takes == "amount" else frozenset())
    return frozenset()
