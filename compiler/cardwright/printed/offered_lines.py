"""What a printed line would be in the language. In: findings of lines that cannot be read, and who reads print. Out: the findings, with that line."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias

from cardwright.findings import Edit, Finding, Fix
from cardwright.printed.as_authors_write import as_authors_write
from cardwright.printed.facts import facts_of
from cardwright.printed.filled_lines import STEP
from cardwright.printed.reading import TextReader
from cardwright.printed.rules_of import PLAYED, gathered, rule_of
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile, Span
from cardwright.syntax import Grammar
from cardwright.values import replace
from cardwright.vocabulary import Vocabulary

Readers: TypeAlias = Callable[[str], Iterable[TextReader]]
OFFERED_FOR = (
    "foreign-keyword",
    "unknown-verb",
    "broken-line",
    "unknown-noun",
    "unknown-field",
    "missing-comma",
)
HEAD = "head"
"""What may stand alone in its line, above what happens."""
_LED = re.compile(r"(?:action|whenever).*(?:\n .*)*")
_HERE = " on this card"
_SOME_STEP = f"\n{STEP}draw 1 card"
_TAKEN = re.compile(r"^( +)remove (?=\d+ \w+ from (?:this|another) card$)", re.MULTILINE)
_NO_CHOICE = re.compile(
    r"^( *)choose one\n\1    option\b(?!.*\n\1    option\b)", re.MULTILINE | re.DOTALL
)
_ONE_OPTION = re.compile(
    r"^( *)choose one\n\1    option if (.*)((?:\n\1        .*)+)(?!\n\1    option)$", re.MULTILINE
)
_PLACED = re.compile(r"\s*place (?:1 )?(\w+)( on .*)?")


def with_lines_offered(
    found: Iterable[Finding],
    source: SourceFile,
    readers: Readers,
    vocabulary: Vocabulary,
    grammar: Grammar,
) -> tuple[Finding, ...]:
    """`readers`: who may read a line."""
    told: list[Finding] = []
    offered: set[int] = set()
    for each in found:
        line = source.line_of(each.primary.span.start)
        if may_be_print(each) and line not in offered:
            told.append(_offered(each, source, readers, vocabulary, grammar))
            offered |= {line} if told[-1] is not each else set()
        elif line not in offered:
            # What else is wrong with a line of print follows from its being one.
            told.append(each)
    return tuple(told)


def may_be_print(finding: Finding) -> bool:
    return finding.is_error and finding.slug in OFFERED_FOR


def _offered(
    finding: Finding,
    source: SourceFile,
    readers: Readers,
    vocabulary: Vocabulary,
    grammar: Grammar,
) -> Finding:
    number = source.line_of(finding.primary.span.start)
    text = source.line_text(number)
    said = text.split(" #")[0].strip()
    depth = len(text) - len(text.lstrip())
    meant = (
        line_meant(said, depth > len(STEP), source.path, reader, vocabulary, grammar)
        for reader in readers(said)
    )
    lines = next(filter(None, meant), "")
    if not lines or lines == said:
        return finding
    start = source.line_starts[number - 1] + depth
    below = lines.replace("\n", "\n" + " " * depth)
    one = lines.split("\n")
    fix = finding.certain_fix or Fix(
        f"Write `{one[0]}`" if len(one) == 1 else "Write these lines",
        (Edit(Span(source.path, start, start + len(said)), below),),
    )
    shown = "\n".join(f"    {line}" for line in one)
    return replace(
        finding, body=f"A card would print this; in a source it is:\n\n{shown}", help="", fix=fix
    )


def line_meant(
    text: str,
    is_step: bool,
    path: str,
    reader: TextReader,
    vocabulary: Vocabulary,
    grammar: Grammar,
    card: Card | None = None,
) -> str:
    """The one rule that a printed text can be; empty where it is none, or could be several."""
    ways: dict[str, object] = {}
    for part in ("immediate", "requirement", "action", "effect", "vp", HEAD):
        # Bare conditions are a requirement only where they are nothing else.
        ways = ways or dict(_ways(text, part, path, reader, vocabulary, grammar, card))
    if is_step:
        ways = {said: facts for said, facts in ways.items() if said.startswith(PLAYED)}
    # What is taken from a card for something is its price.
    prices = {_as_price(said) for said in ways}
    ways = {
        said: facts for said, facts in ways.items() if said in prices or _as_price(said) not in ways
    }
    ways = _on_this_card(_of_one_block(ways))
    distinct = [said for at, said in enumerate(ways) if ways[said] not in list(ways.values())[:at]]
    return _shown(distinct[0], is_step, vocabulary, path) if len(distinct) == 1 else ""


def _of_one_block(ways: Mapping[str, object]) -> dict[str, object]:
    """What follows an action belongs to it, where it can."""
    whole = {said: ways[said] for said in ways if _LED.fullmatch(said)}
    return whole or dict(ways)


def _on_this_card(ways: Mapping[str, object]) -> dict[str, object]:
    """What could lie on this card or on any does on this."""
    here = {said.replace(_HERE, "") for said in ways if _HERE in said}
    return {said: facts for said, facts in ways.items() if said not in here}


def _as_price(said: str) -> str:
    return _TAKEN.sub(r"\1pay ", said)


def _ways(
    text: str,
    part: str,
    path: str,
    reader: TextReader,
    vocabulary: Vocabulary,
    grammar: Grammar,
    card: Card | None,
) -> Iterator[tuple[str, object]]:
    read = reader.part(part, text, card)
    if read.unread:
        return
    below = _SOME_STEP if part == HEAD else ""
    for way in read.ways:
        clauses = [_ONE_OPTION.sub(_as_condition, clause) + below for clause in way.clauses]
        said = "\n".join(clauses)
        rule = (
            None
            if way.untrue or _NO_CHOICE.search(said)
            else rule_of(clauses, vocabulary, grammar, path)
        )
        if rule is not None:
            alone = [clause.removesuffix(below) for clause in clauses]
            yield "\n".join(gathered(alone)), facts_of(rule)


def _as_condition(one: re.Match[str]) -> str:
    """`gain 2 plants, if you have a city` has the words of an option, and is none."""
    before, condition, steps = one.groups()
    return f"{before}if {condition}" + steps.replace(f"\n{before}        ", f"\n{before}    ")


def _shown(said: str, is_step: bool, vocabulary: Vocabulary, path: str) -> str:
    said = as_authors_write(_without_what_follows(said, vocabulary, path), vocabulary, path)
    if is_step:
        return "\n".join(line.removeprefix(STEP) for line in said.split("\n")[1:])
    return said


def _without_what_follows(said: str, vocabulary: Vocabulary, path: str) -> str:
    """Print repeats what a tile raises whenever it is placed; a rule that said so would raise it twice."""
    kept: list[str] = []
    for line in said.split("\n"):
        placed = _PLACED.fullmatch(kept[-1]) if kept else None
        entry = vocabulary.find(placed[1], ("tile",), path) if placed else None
        raises = entry.nouns_in("raises") if entry else ()
        repeated = [f"raise {noun.id} {entry.number_in('raises')}" for noun in raises if entry]
        kept += [line] if line.strip() not in repeated else []
    return "\n".join(kept)
