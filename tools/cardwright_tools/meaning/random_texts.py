"""Texts of random rules, as they are wished. In: a wish, a workshop, chance. Out: the source of one item; and whether a rule is as wished."""

import random
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from cardwright.syntax.grammar import Way
from cardwright_tools.meaning.wishes import ANYTHING, Sayable
from cardwright_tools.meaning.workshop import Made, Workshop
from cardwright_tools.sentences.coverage import fields_said, rules_said
from cardwright_tools.sentences.sentences import Sentences
from cardwright_tools.sentences.ways import LONGER

# Fields that only tiles, tracks and bonuses have: there is nothing that the engine could be asked of one of these alone.
OF_NOUNS_ALONE = frozenset(
    (
        "Lies.area",
        "WhenNamed.moment",
        "WhenNamed.steps",
        "WhenReaches.level",
        "WhenReaches.steps",
    )
)
# How often a rule is to say something that the game offers.
WISHED = 0.5
# What is wanted is said with few other words, which might be refused.
PLAIN = 0.2
# Lines of a card that may stand on one of any type.
OF_ANY_TYPE = (
    "number ",
    "cost ",
    "tags ",
    "requires ",
    "when played",
    "score ",
    "active",
    "automated",
    "event",
    "corporation",
)
CROWDED = "".join(
    f"    {fact}\n"
    for fact in ("number Z001", "cost 5", "active", "tags building, plant", "holds microbe")
)
# Kinds of item of which the engine can be asked something, with how often they are tried.
KINDS = {
    "card": 70,
    "corporation": 14,
    "standard_project": 5,
    "conversion": 3,
    "milestone": 4,
    "award": 4,
}


@dataclass(frozen=True, slots=True)
class Wish:
    """What random rules are like. `crowded`: many steps in one block. `about`: rules of the grammar (`first_possible`), nodes
    (`FirstPossible`) or fields (`Place.at_random`, `Where.kind=above`), all of which each of them says.
    """

    crowded: bool = False
    about: tuple[str, ...] = ()

    def any_of(self, shop: Workshop, chance: random.Random) -> Sayable:
        """What one of the rules is to say."""
        if self.about:
            return Sayable(self.about)
        return chance.choice(shop.sayable) if chance.random() < WISHED else ANYTHING

    def text(self, wanted: Sayable, shop: Workshop, chance: random.Random, id: str) -> str:
        drawn = shop.sentences(chance)
        draw = crowded_text if self.crowded else random_text
        return draw(shop, drawn, id, wanted.ways(drawn.lines.ways, chance))


def says(made: Made, wanted: Sayable, shop: Workshop) -> bool:
    return not wanted.names or {*wanted.names} <= {*names_said(made, shop)}


def names_said(made: Made, shop: Workshop) -> Iterator[str]:
    yield from rules_said([shop.read(made.text)[1]])
    yield from fields_said([made.card])
    yield from (type(node).__name__ for node in made.card.walk())


def random_text(shop: Workshop, drawn: Sentences, id: str, wanted: Collection[Way]) -> str:
    chance = drawn.chance
    kinds = [kind for kind in drawn.kinds() if kind.id in KINDS]
    kinds = [k for k in kinds if all(drawn.items.can_say(k, way) for way in wanted)] or kinds
    kind = chance.choices(kinds, [KINDS[kind.id] for kind in kinds])[0]
    if places := shop.places_of(kind):
        id = chance.choice(places)
    drawn.lines.ways.wanted = tuple(wanted)
    drawn.lines.ways.longer = PLAIN if wanted else LONGER
    text = drawn.card(kind, chance.choice((1, 2, 3)), id)
    types = ("active", "active", "automated", "event")
    chosen = "active" if must_be_active(text) else chance.choice(types)
    return re.sub(rf"^    ({'|'.join(types)}|corporation)$", f"    {chosen}", text, flags=re.M)


def crowded_text(shop: Workshop, drawn: Sentences, id: str, wanted: Collection[Way]) -> str:
    """One block with many steps, which other cards rarely have: what stands beside each other decides what is possible, and in which order."""
    chance = drawn.chance
    waits = drawn.sentence("whenever").splitlines()[0].strip()
    opener = chance.choice(("when played", "action", waits))
    drawn.lines.ways.wanted = tuple(wanted)
    steps = "".join(drawn.block("steps", 2) for _ in range(chance.choice((2, 3))))
    return f'card {id} "Crowded"\n{CROWDED}    {opener}\n{steps}'


def must_be_active(text: str) -> bool:
    """It says more than what happens when it is played, and what it scores."""
    clauses = re.findall(r"^    (?! )(.*)$", text, re.M)
    return any(not clause.startswith(OF_ANY_TYPE) for clause in clauses)
