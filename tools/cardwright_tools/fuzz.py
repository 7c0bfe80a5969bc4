"""Texts from strangers, to see that nothing breaks. In: a source of chance. Out: texts, and what went wrong with one.

`python -m cardwright_tools.fuzz --seconds 600 --seed 7` looks for longer than the tests do.
"""

import argparse
import random
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from time import monotonic
from traceback import format_exc

from cardwright.diagnostics.fixes import apply_fixes
from cardwright.diagnostics.to_github import to_github
from cardwright.diagnostics.to_json import to_json
from cardwright.diagnostics.to_sarif import to_sarif
from cardwright.diagnostics.to_short import to_short
from cardwright.diagnostics.to_terminal import to_terminal
from cardwright.plan.packages import Package
from cardwright.python.closed_list import strays
from cardwright.python.compiled import compiled, setting
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.syntax.forms import sentences
from cardwright.syntax.to_text import to_text
from cardwright.vocabulary import categories
from cardwright_tools.beside_the_game import FOLDER, Beside, check_beside_the_game, game
from cardwright_tools.mistakes import some_mistake

HEADS = (
    'card it "It"',
    'card other "Other"',
    'corporation firm "Firm"',
    'standard project dig "Dig"',
    'conversion melt "Melt"',
    'milestone best "Best"',
    'award most_of_all "Most of All"',
    'board sea "Sea"',
    'pack more "More"',
    'set more "More"',
)
FIELDS = (
    "number F01",
    "automated, cost 10",
    "active, cost 12, tags plant, holds animal",
    "event, cost 0, tags space",
    "board tharsis",
    "row land, land 2 plant, ocean_area",
    "game terraforming_mars",
    "needs base",
    "counts card 1",
    "numbers card F01 to F03",
    'printed en "Gain 1 plant."',
    'allow endless-trigger "why"',
    'python "my_pack.effects:Storm"',
    "copies 3",
)
ODD = (
    '"',
    "\\",
    "'",
    "#",
    "\n",
    "\r\n",
    "\t",
    "\0",
    "\x1b[31m",
    "\u202e",
    "\u2028",
    "\ufeff",
    "\U0001f680",
    "é",
    "{{ x }}",
    "{% for %}",
    '"""',
    "__import__('os')",
    "-1",
    "0",
    "999999999999",
    "7.5%",
    "class",
    "none",
    "import",
    "../../etc",
    "    " * 20,
    "a" * 2_000,
)


@cache
def sentences_and_fields() -> tuple[str, ...]:
    """Every sentence of the grammar, and every line of the categories' examples."""
    said = [sentence for found in sentences().values() for sentence in found]
    shown = [line for category in categories().values() for line in category.example.splitlines()]
    return (*said, *FIELDS, *(line.strip() for line in shown))


@cache
def nouns() -> tuple[str, ...]:
    return tuple(entry.noun.id for entry in game().language.vocabulary.entries)


def shaped_text(chance: random.Random) -> str:
    """Items whose lines are sentences of the language, each at some level, with nouns exchanged."""
    items = [_item(chance) for _ in range(chance.randint(1, 3))]
    examples = [category.example for category in categories().values()]
    nouns = [chance.choice(examples) for _ in range(chance.randint(0, 2))]
    parts = nouns + items
    chance.shuffle(parts)
    return "\n".join(parts)


def _item(chance: random.Random) -> str:
    lines = [chance.choice(HEADS)]
    lines += ["    " + line for line in chance.sample(FIELDS, chance.randint(0, 4))]
    level = 1
    for _ in range(chance.randint(1, 8)):
        lines.append("    " * level + _exchanged(chance.choice(sentences_and_fields()), chance))
        level = max(1, level + chance.choice((-1, 0, 0, 1)))
    return "\n".join(lines) + "\n"


def _exchanged(line: str, chance: random.Random) -> str:
    words = line.split(" ")
    if chance.random() < 0.5:
        words[chance.randrange(len(words))] = chance.choice(nouns())
    return " ".join(words)


def damaged_card(chance: random.Random) -> str:
    """A real card with mistakes as people make them."""
    text = chance.choice(game().sources).text
    for _ in range(chance.randint(1, 3)):
        mistake = some_mistake(text, chance) if text.strip() else None
        text = mistake.text if mistake else text
    return text


def spoilt_text(chance: random.Random) -> str:
    """Something put in, cut out or doubled anywhere."""
    text = shaped_text(chance) if chance.random() < 0.5 else damaged_card(chance)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) + 1)
        until = min(len(text), at + chance.randint(0, 30))
        put = chance.choice(ODD)
        text = chance.choice(
            (text[:at] + put + text[at:], text[:at] + text[until:], text[:until] + text[at:])
        )
    return text


def raw_text(chance: random.Random) -> str:
    letters = 'aif01 \t\n\r"#,.%-_{}()\0\x0b\x85\u00a0\u2028\ufeffžЖ漢'
    return "".join(
        chance.choice((*letters, *sentences_and_fields())) for _ in range(chance.randint(0, 60))
    )


KINDS: tuple[Callable[[random.Random], str], ...] = (
    shaped_text,
    damaged_card,
    spoilt_text,
    raw_text,
)


def problems(text: str) -> Iterator[str]:
    """What must hold for any text, and does not."""
    source = SourceFile(f"{FOLDER}/it.card", text)
    beside = check_beside_the_game((source,))
    yield from _spans_outside(beside, source)
    yield from _not_canonical(source)
    _render(beside)
    mended = apply_fixes(source, beside.findings)
    check_beside_the_game((SourceFile(source.path, mended),))
    yield from _stray_python(beside)


def _spans_outside(beside: Beside, source: SourceFile) -> Iterator[str]:
    for finding in beside.findings:
        span = finding.primary.span
        if not 0 <= span.start <= span.end <= len(source.text):
            yield f"{finding.slug} points outside of its file"


def _not_canonical(source: SourceFile) -> Iterator[str]:
    once = to_text(from_text(source)[0])
    twice = to_text(from_text(SourceFile(source.path, once))[0])
    if once != twice:
        yield "formatting twice gives something else than formatting once"


def _render(beside: Beside) -> None:
    files = {file.path: file for file in beside.sources}
    to_json(beside.findings, files)
    to_sarif(beside.findings, files)
    for finding in beside.findings[:20]:
        to_terminal(finding, files, colour=True, width=60)
        to_short(finding, files)
        to_github(finding, files)


def _stray_python(beside: Beside) -> Iterator[str]:
    """Whatever can be compiled keeps to the closed list of what generated Python may be."""
    if any(finding.is_error for finding in beside.findings):
        return
    packages = (Package("cardwright_cards", "cards"),)
    within = setting(beside.vocabulary, (*game().cards, *beside.cards), packages)
    made, _ = compiled(beside.cards, beside.sources[-1], within)
    if made is not None and made.file is not None:
        yield from (f"Python that may not be there: {stray}" for stray in strays(made.file.text))


def broken(text: str) -> list[str]:
    """The problems of a text; an exception is one."""
    try:
        return list(problems(text))
    except Exception:
        return [format_exc()]


def texts(seed: int) -> Iterator[str]:
    number = 0
    while True:
        chance = random.Random(f"{seed}/{number}")
        yield chance.choice(KINDS)(chance)
        number += 1


def main(words: Iterable[str]) -> int:
    reader = argparse.ArgumentParser(prog="python -m cardwright_tools.fuzz", description=__doc__)
    reader.add_argument("--seconds", type=float, default=60.0)
    reader.add_argument("--seed", type=int, default=1)
    said = reader.parse_args(list(words))
    until, tried, bad = monotonic() + said.seconds, 0, 0
    for text in texts(said.seed):
        if monotonic() > until:
            break
        tried += 1
        for problem in broken(text):
            bad += 1
            print(f"--- text {tried} of seed {said.seed}\n{text}\n--- {problem}")
    print(f"{tried:,} texts, {bad} problems.")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
