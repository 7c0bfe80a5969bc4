"""What a person typed, understood. In: a line and the choices. Out: a Choose, a Command, or a line that helps."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cardwright_tools.table.choices import Choice

COMMANDS: Final[Mapping[str, tuple[str, ...]]] = {
    "help": ("?", "help"),
    "undo": ("u", "undo"),
    "hint": ("hint", "tip"),
    "log": ("l", "log"),
    "card": ("c", "card", "show", "why"),
    "board": ("b", "board", "map"),
    "hand": ("h", "hand", "cards"),
    "players": ("players", "others"),
    "automa": ("automa", "marsbot", "bot"),
    "slowly": ("slow", "slowly", "replay"),
    "committee": ("committee", "parties", "politics"),
    "quit": ("q", "quit", "exit"),
}
_SURE: Final = 78
_NEAR: Final = 55
# Shorter words are like everything.
_SAYING: Final = 3


@dataclass(frozen=True, slots=True)
class Choose:
    choice: Choice
    guessed: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    words: str = ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """`help` says what was not understood and what can be typed."""

    help: str


Answer = Choose | Command | Unclear


def understand(line: str, found: Sequence[Choice]) -> Answer:
    """A number, a short key, a command, or a name: whole, its beginning, or nearly right."""
    words = " ".join(line.split()).lower()
    if not words:
        return Unclear(f"Type a number from 1 to {len(found)}, a name, or ? for help.")
    if words.isdecimal():
        return _numbered(int(words), found)
    exact = [c for c in found if words in (c.short, c.name.lower(), c.label.lower())]
    if len(exact) == 1:
        return Choose(exact[0])
    head, _, rest = words.partition(" ")
    for command, spellings in COMMANDS.items():
        if head in spellings and (not rest or command == "card"):
            return Command(command, rest)
    return _by_name(words, found)


def _numbered(number: int, found: Sequence[Choice]) -> Answer:
    for choice in found:
        if choice.number == number:
            return Choose(choice)
    return Unclear(f"There is no {number} here: the numbers go from 1 to {len(found)}.")


def _by_name(words: str, found: Sequence[Choice]) -> Answer:
    # A verb before the name says nothing more.
    for verb in ("play ", "use ", "buy ", "claim ", "fund "):
        words = words.removeprefix(verb)
    begun = [c for c in found if c.name.lower().startswith(words)]
    if len(begun) == 1:
        return Choose(begun[0], guessed=True)
    if len(begun) > 1:
        return Unclear(f"`{words}` can be {listed(begun)}: type a little more, or a number.")
    return _nearest(words, found)


def _nearest(words: str, found: Sequence[Choice]) -> Answer:
    names = [choice.name for choice in found]
    near = ranked(words, names)
    sure = [place for place, _ in near if likeness(words, names[place]) >= _SURE]
    if len(sure) == 1:
        return Choose(found[sure[0]], guessed=True)
    maybe = [found[place] for place, _ in near[:3]]
    if maybe and len(words) >= _SAYING:
        return Unclear(f"There is no `{words}` to choose. Did you mean {listed(maybe)}?")
    return Unclear(f"`{words}` is none of the choices: type a number, a name, or ? for help.")


def likeness(words: str, name: str) -> float:
    """Of the whole, letter by letter: 100 is the same."""
    from rapidfuzz import fuzz

    return float(fuzz.ratio(words, name.lower()))


def ranked(words: str, names: Sequence[str]) -> list[tuple[int, float]]:
    """Places of the names that are like the words, the most alike first."""
    from rapidfuzz import fuzz, process

    lowered = [name.lower() for name in names]
    best = process.extract(words, lowered, scorer=fuzz.WRatio, limit=5, score_cutoff=_NEAR)
    return [(place, score) for _, score, place in best]


def listed(found: Sequence[Choice]) -> str:
    return ", ".join(f"`{choice.name}` ({choice.number})" for choice in found[:5])


def several(line: str, found: int) -> list[int] | str:
    """Numbers out of a list: `1 3 5`, `1-4`, `all`, `none`; or what was wrong with the line."""
    words = line.replace(",", " ").lower().split()
    if words in (["none"], ["no"], ["n"], ["0"]):
        return []
    if words in (["all"], ["a"]):
        return list(range(1, found + 1))
    numbers: set[int] = set()
    for word in words:
        first, dash, last = word.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            return (
                f"`{word}` is no number. Type the numbers of the cards you buy, `all`, or `none`."
            )
        if not 1 <= int(first) <= int(last or first) <= found:
            return f"There is no `{word}` here: the cards go from 1 to {found}."
        numbers.update(range(int(first), int(last or first) + 1))
    return sorted(numbers) or f"Type numbers from 1 to {found}; or `all`, or `none`."
