"""Official cards, damaged and mended. In: a seed. Out: the card as it was, as it was damaged, and as `check --fix` leaves it."""

import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cardwright.findings import Finding
from cardwright.findings.fixes import mended
from cardwright.rules.from_syntax import read_page
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright_tools.checking.beside_the_game import game
from cardwright_tools.recovery.measuring import Checker
from cardwright_tools.recovery.mistakes import KINDS

MOST_ROUNDS = 5
SIGNS = {
    "-": "−–—",
    " ": "\xa0\u3000\u200b",
    ",": "，",
    '"': "“”„«»",
    "1": "１",
    "2": "２²",
    "3": "３",
}
STRAY = (
    ".",
    ";",
    ":",
    "{",
    "}",
    "(",
    ")",
    "=",
    "==",
    "--",
    "//",
    "\u200b",
    "\u202e",
    "\ufeff",
    "\u2028",
)
FOREIGN = (
    "wenn",
    "když",
    "si",
    "if",
    "or",
    "for",
    "and",
    "spend",
    "each",
    "the",
    "gain",
    "may",
    "an",
    "one",
    "of",
)

Damage = Callable[[list[str], random.Random], None]


def _line_damage(kind: str) -> Damage:
    def damage(lines: list[str], chance: random.Random) -> None:
        at = _some_line(lines, chance)
        lines[at] = KINDS[kind](lines[at], chance) or lines[at]

    return damage


def _some_line(lines: list[str], chance: random.Random) -> int:
    return chance.choice([n for n, line in enumerate(lines) if line.strip()])


def _sign(lines: list[str], chance: random.Random) -> None:
    """Signs of one kind, as another keyboard or a text program writes them."""
    at = _some_line(lines, chance)
    sign = chance.choice(sorted(SIGNS))
    lines[at] = lines[at][:4] + lines[at][4:].replace(sign, chance.choice(SIGNS[sign]))


def _stray_sign(lines: list[str], chance: random.Random) -> None:
    at = _some_line(lines, chance)
    place = chance.choice([found.start() for found in re.finditer(r"\b|$", lines[at])])
    lines[at] = lines[at][:place] + chance.choice(STRAY) + lines[at][place:]


def _merged(lines: list[str], chance: random.Random) -> None:
    at = _some_line(lines, chance)
    if at + 1 < len(lines):
        joint = chance.choice((" ", ", ", "; ", " and ", ""))
        lines[at : at + 2] = [lines[at] + joint + lines[at + 1].strip()]


def _parted(lines: list[str], chance: random.Random) -> None:
    at = _some_line(lines, chance)
    words = lines[at].split()
    number = chance.randrange(len(words)) + 1
    indent = " " * chance.choice((0, 4, 8, 12))
    lines[at : at + 1] = [
        lines[at][: lines[at].index(words[0])] + " ".join(words[:number]),
        indent + " ".join(words[number:]),
    ]


def _foreign(lines: list[str], chance: random.Random) -> None:
    at = _some_line(lines, chance)
    words = lines[at].split(" ")
    place = chance.choice([n for n, word in enumerate(words) if word])
    words[place : place + chance.randrange(2)] = [chance.choice(FOREIGN)]
    lines[at] = " ".join(words)


def _unit(lines: list[str], chance: random.Random) -> None:
    """Tabs, or another width of a level, for all lines or for some."""
    unit = chance.choice((" ", "  ", "   ", "\t", "      ", " \t"))
    some = chance.choice((1.0, 1.0, 0.5))
    for n, line in enumerate(lines):
        if chance.random() < some:
            lines[n] = unit * ((len(line) - len(line.lstrip())) // 4) + line.lstrip()


def _dropped_line(lines: list[str], chance: random.Random) -> None:
    del lines[_some_line(lines, chance)]


DAMAGES: dict[str, Damage] = {
    **{kind: _line_damage(kind) for kind in KINDS},
    "signs": _sign,
    "stray sign": _stray_sign,
    "merged lines": _merged,
    "parted line": _parted,
    "foreign word": _foreign,
    "other unit": _unit,
    "dropped line": _dropped_line,
}


@dataclass(frozen=True)
class Mended:
    kinds: tuple[str, ...]
    sound: SourceFile
    damaged: SourceFile
    mended: SourceFile
    found: tuple[Finding, ...]
    left: tuple[Finding, ...]
    titles: tuple[str, ...]

    def new_findings(self) -> Counter[tuple[str, str]]:
        return _counted(self.left) - _counted(self.found)


def _counted(found: tuple[Finding, ...]) -> Counter[tuple[str, str]]:
    return Counter((finding.slug, finding.title) for finding in found)


@cache
def checker() -> Checker:
    return Checker(tuple(game().sources))


@cache
def cards() -> tuple[SourceFile, ...]:
    folders = ("base", "corporate_era", "hellas", "elysium")
    return tuple(s for s in game().sources if Path(s.path).parent.name in folders)


def damaged_and_mended(seed: int, mistakes: int = 1) -> Mended:
    chance = random.Random(seed)
    sound = chance.choice(cards())
    kinds = tuple(chance.choice(sorted(DAMAGES)) for _ in range(mistakes))
    lines = sound.text.splitlines()
    for kind in kinds:
        DAMAGES[kind](lines, chance)
    damaged = SourceFile(sound.path, "\n".join(lines) + "\n")
    found = findings(damaged)
    after, left, titles = fixed(damaged, found)
    return Mended(kinds, sound, damaged, after, found, left, titles)


def findings(source: SourceFile) -> tuple[Finding, ...]:
    return tuple(f for f in checker().messages(source) if f.primary.span.path == source.path)


def fixed(
    source: SourceFile, found: tuple[Finding, ...]
) -> tuple[SourceFile, tuple[Finding, ...], tuple[str, ...]]:
    """As `check --fix` does: again and again, as one fix makes room for another."""
    titles: list[str] = []
    for _ in range(MOST_ROUNDS):
        text, applied = mended(source, found)
        if text == source.text:
            break
        titles += [finding.fix.title for finding in applied if finding.fix]
        source = SourceFile(source.path, text)
        found = findings(source)
    return source, found, tuple(titles)


def rules(source: SourceFile) -> tuple[Card, ...]:
    """What a file says; places and remarks in the source make no difference to it."""
    return read_page(from_text(source)[0], game().language.vocabulary)[0]
