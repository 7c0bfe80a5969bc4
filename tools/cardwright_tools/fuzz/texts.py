"""Texts from strangers. In: a source of chance. Out: texts, from cards with a mistake to no card at all."""

import random
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from cardwright.syntax.forms import sentences
from cardwright.vocabulary import categories
from cardwright_tools.checking.beside_the_game import game
from cardwright_tools.fuzz.damage import spoilt
from cardwright_tools.fuzz.little_game import little_game
from cardwright_tools.meaning.workshop import without_lines
from cardwright_tools.recovery.mistakes import some_mistake
from cardwright_tools.sentences.sentences import Sentences

HEAD = 1
"""The line that no item can do without."""

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
    # A noun more makes the whole game be read anew: few have one.
    nouns = [chance.choice(examples) for _ in range(max(0, chance.randint(-8, 2)))]
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
        mistake = some_mistake(text, chance)
        text = mistake.text if mistake else text
    return text


def spoilt_text(chance: random.Random) -> str:
    """Something put in, cut out or doubled anywhere."""
    text = shaped_text(chance) if chance.random() < 0.5 else damaged_card(chance)
    return spoilt(text, chance)


def raw_text(chance: random.Random) -> str:
    letters = 'aif01 \t\n\r"#,.%-_{}()\0\x0b\x85\u00a0\u2028\ufeffžЖ漢'
    return "".join(
        chance.choice((*letters, *sentences_and_fields())) for _ in range(chance.randint(0, 60))
    )


def drawn_text(chance: random.Random) -> str:
    """An item whose lines are drawn from the grammar; most say something that check refuses."""
    drawn = _sentences()
    drawn.chance.seed(chance.random())
    return drawn.item(chance.choice((1, 2, 3))).text


@cache
def _sentences() -> Sentences:
    language = little_game().language
    return Sentences(language.grammar, language.vocabulary, random.Random(0))


def crossed_cards(chance: random.Random) -> str:
    """The lines of one card with some of another's, each at its own level."""
    one, other = (chance.choice(game().sources).text.split("\n") for _ in range(2))
    start, stop = sorted(chance.randrange(len(other) + 1) for _ in range(2))
    at = chance.randrange(1, len(one) + 1)
    return "\n".join((*one[:at], *other[start:stop], *one[at:]))


def cut_lines(chance: random.Random) -> str:
    """A card some of whose lines end too soon: a field without its value, a verb without what it needs."""
    lines = chance.choice(game().sources).text.split("\n")
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(lines))
        words = lines[at].split(" ")
        lines[at] = " ".join(words[: chance.randint(1, len(words))])
    return "\n".join(lines)


def declares(text: str) -> bool:
    """Whether it says that there is a noun, of a category or of a kind whose items are nouns."""
    heads = (line.split(" ", 2) for line in text.split("\n"))
    return any({words[0], "_".join(words[:2])} & _declaring() for words in heads)


@cache
def _declaring() -> frozenset[str]:
    game = little_game()
    kinds = (head for path in game.by_path for head in game.heads(path) if head[0] == "kind")
    return frozenset((*categories(), *(id for _, id, nouns in kinds if nouns)))


def without_refused_lines(text: str, lines: Iterable[int]) -> str:
    """What is left when the lines with a mistake go, with all that stands below them; empty where nothing is."""
    for line in sorted(set(lines), reverse=True):
        if line <= HEAD:
            return ""
        if line <= len(text.split("\n")):
            text = without_lines(text, [line])
    return text


KINDS: tuple[Callable[[random.Random], str], ...] = (
    shaped_text,
    damaged_card,
    spoilt_text,
    raw_text,
    drawn_text,
    crossed_cards,
    cut_lines,
)
WEIGHTS = (2, 2, 2, 1, 6, 2, 1)
"""Most of what can be built and played is drawn from the grammar."""


def texts(seed: int) -> Iterator[str]:
    number = 0
    while True:
        chance = random.Random(f"{seed}/{number}")
        yield chance.choices(KINDS, WEIGHTS)[0](chance)
        number += 1
