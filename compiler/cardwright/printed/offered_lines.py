"""What a printed line would be in the language. In: findings of lines that cannot be read, and who reads print. Out: the findings, with that line."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from cardwright.findings import Edit, Finding, Fix
from cardwright.printed.facts import facts_of
from cardwright.printed.filled_lines import STEP
from cardwright.printed.reading import TextReader
from cardwright.printed.rules_of import PLAYED, gathered, rule_of
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile, Span
from cardwright.syntax import Grammar
from cardwright.values import replace
from cardwright.vocabulary import Entry, Vocabulary
from cardwright.vocabulary.words import as_one_word, plural_of

Readers: TypeAlias = Callable[[str], Iterable[TextReader]]
OFFERED_FOR = ("foreign-keyword", "unknown-verb", "broken-line", "unknown-noun", "unknown-field")
_COUNTED = re.compile(r"\b(\d+) (\w+)\b")
_ONE_TILE = re.compile(r"\bplace 1 (?=\w+( on .*)?$)", re.MULTILINE)
_PLACED = re.compile(r"\s*place (?:1 )?(\w+)( on .*)?")
_SEVERAL = ("resource", "token", "tile", "piece")
_TAGGED = re.compile(r"\b((?:[2-9]|\d\d+) (?:\w+ or )*\w+) tag\b")
_CARDS = re.compile(r"\b((?:[2-9]|\d\d+)(?: (?!per)\w+)?) card\b")


def with_lines_offered(
    found: Iterable[Finding],
    source: SourceFile,
    readers: Readers,
    vocabulary: Vocabulary,
    grammar: Grammar,
) -> tuple[Finding, ...]:
    """`readers`: who may read a line."""
    return tuple(
        _offered(each, source, readers, vocabulary, grammar) if may_be_print(each) else each
        for each in found
    )


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
    for part in ("immediate", "requirement", "action", "effect", "vp"):
        # Bare conditions are a requirement only where they are nothing else.
        ways = ways or dict(_ways(text, part, path, reader, vocabulary, grammar, card))
    if is_step:
        ways = {said: facts for said, facts in ways.items() if said.startswith(PLAYED)}
    distinct = [said for at, said in enumerate(ways) if ways[said] not in list(ways.values())[:at]]
    return _shown(distinct[0], is_step, vocabulary, path) if len(distinct) == 1 else ""


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
    for way in read.ways:
        rule = None if way.untrue else rule_of(way.clauses, vocabulary, grammar, path)
        if rule is not None:
            yield "\n".join(gathered(way.clauses)), facts_of(rule)


def _shown(said: str, is_step: bool, vocabulary: Vocabulary, path: str) -> str:
    said = in_the_plural(_without_what_follows(said, vocabulary, path), vocabulary, path)
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


def in_the_plural(said: str, vocabulary: Vocabulary, path: str) -> str:
    """`2 animals`, as an author would write it."""
    said = _ONE_TILE.sub("place ", said)
    said = _TAGGED.sub(r"\1 tags", said)
    said = _CARDS.sub(r"\1 cards", said)
    return _COUNTED.sub(lambda found: _counted(found, said, vocabulary, path), said)


def _counted(found: "re.Match[str]", said: str, vocabulary: Vocabulary, path: str) -> str:
    number, word = found.groups()
    entry = vocabulary.find(word, _SEVERAL, path)
    after, _, behind = said[found.end() :].lstrip().split("\n")[0].partition(" ")
    families = vocabulary.of_category("family")
    is_family = any(after == family.noun.id for family in families)
    bounded = said[found.end() :].startswith((" or less", " or more"))
    other = after in ("tag", "tags", "card") or (
        after == "or" and not bounded and not behind[:1].isdigit()
    )
    if number == "1" or entry is None or is_family or other:
        return found[0]
    return f"{number} {_several(entry)}"


def _several(entry: Entry) -> str:
    many = as_one_word(entry.many)
    own = next(iter(entry.texts_in("plural")), "")
    return own or (many if " " not in entry.many and many else plural_of(entry.noun.id))
