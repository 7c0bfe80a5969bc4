"""The reference page of a contract. In: a Contract. Out: Markdown: what is carried out by which function, and what it touches."""

from collections.abc import Iterable, Iterator
from typing import get_args

from cardwright.contract import Contract, Offer, SlotType
from cardwright.contract.patterns import NodePattern, words_of
from cardwright.rules.rule_names import rule_name
from cardwright.rules.nodes import Condition, Count, Event, Lasting, Node, Step

_SECTIONS: tuple[tuple[str, object], ...] = (
    ("Steps", Step),
    ("Conditions", Condition),
    ("Counts", Count),
    ("Events", Event),
    ("Lasting effects", Lasting),
)

_STEPS = {cls.__name__ for cls in get_args(Step)}

_HEAD = """# What the runtime offers

`cardwright contract` writes this page from the docstrings of the runtime's functions: change it there.

The left column is a pattern, as in Python's `match`. Names in small letters are passed to the function, everything else must be exactly as it
stands here, and a field that the pattern does not name must be as if nobody had written it. `check` refuses a line that no pattern takes.
"""


def page(contracts: Iterable[Contract]) -> str:
    return "\n".join((_HEAD, *(line for one in contracts for line in _lines(one))))


def _lines(contract: Contract) -> Iterator[str]:
    yield f"## `{contract.package}`\n"
    shown: set[str] = set()
    for title, union in _SECTIONS:
        nodes = {cls.__name__ for cls in get_args(union)}
        rows = list(_rows(contract.offers.values(), nodes, shown))
        if rows:
            yield from _table(title, rows)
    others = {cls.__name__ for cls in Node.__subclasses__()}
    yield from _table("Areas and amounts", list(_rows(contract.offers.values(), others, shown)))
    yield from _bases(contract)
    yield from _roles(contract)
    yield from _types(contract)


def _table(title: str, rows: list[str]) -> Iterator[str]:
    yield f"### {title}\n"
    yield "| carries out | function | asks | where it can fail | adds | takes |"
    yield "|---|---|---|---|---|---|"
    yield from rows
    yield ""


def _rows(offers: Iterable[Offer], nodes: set[str], shown: set[str]) -> Iterator[str]:
    for offer in offers:
        for pattern in offer.patterns:
            is_here = isinstance(pattern, NodePattern) and pattern.node in nodes
            if is_here and words_of(pattern) not in shown:
                shown.add(words_of(pattern))
                yield _row(offer, words_of(pattern))


def _row(offer: Offer, pattern: str) -> str:
    asks = "yes" if offer.may_ask and pattern.split("(")[0] in _STEPS else ""
    test = f"`{offer.test.name}`" if offer.test is not None else ""
    cells = (
        f"`{pattern}`".replace("|", "\\|"),
        f"`{offer.name}`",
        asks,
        test,
        ", ".join(offer.adds),
        ", ".join(offer.takes),
    )
    return f"| {' | '.join(cells)} |"


def _bases(contract: Contract) -> Iterator[str]:
    yield "### What kinds of item can become\n"
    yield "| `base` of a kind | clauses that its items may have | the type of its cards says |"
    yield "|---|---|---|"
    for base in contract.bases.values():
        said = (f"`{name}`" for name in base.type_says)
        yield f"| `{rule_name(base.name)}` | {_listed(base.clauses)} | {', '.join(said)} |"
    yield ""


def _listed(clauses: Iterable[str]) -> str:
    return ", ".join(clause.replace("_", " ") for clause in clauses)


def _roles(contract: Contract) -> Iterator[str]:
    yield "### What every game must offer the compiler\n"
    for name, offer in sorted(contract.roles.items()):
        told = ", ".join(parameter.name for parameter in offer.parameters)
        yield f"- {name.replace('_', ' ')}: `{offer.name}({told})`"
    yield ""


def _types(contract: Contract) -> Iterator[str]:
    """Those that parameters of offers have."""
    used = {p.type.name: p.type for offer in contract.offers.values() for p in offer.parameters}
    yield "### What parameters take\n"
    yield "| type | takes | where nothing is said |"
    yield "|---|---|---|"
    for name, slot in sorted(used.items()):
        if slot.takes != "context":
            yield f"| `{name}` | {_takes(slot)} | {slot.otherwise} |"
    yield ""
    for name, most in sorted(contract.limits.items()):
        yield f"At most {most} {name}.\n"


def _takes(slot: SlotType) -> str:
    if slot.words:
        return ", ".join(f"{word}" for word in slot.words)
    told = f"{slot.takes}: {', '.join(slot.categories)}" if slot.categories else slot.takes
    told += f", with `{slot.marked}`" if slot.marked else ""
    return told + "".join(f", without `{field}`" for field in slot.without)
