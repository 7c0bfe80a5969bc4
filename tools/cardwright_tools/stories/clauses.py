"""What there is to show of a rule. In: the rules in play. Out: their clauses, in the words of the card language."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardwright_runtime.terraforming_mars.automa.kinds import (
    AutomaAward,
    AutomaCorporation,
    AutomaEnd,
    AutomaMilestone,
    AutomaTrack,
    Placement,
)
from cardwright_runtime.terraforming_mars.cards import Award, Card, Corporation, Milestone, Track
from cardwright_runtime.terraforming_mars.rule import (
    ACTION,
    FIRST_ACTION,
    REACHES,
    REPEATED,
    STARTS_WITH,
    UNITS,
    WHEN_PLAYED,
    WHENEVER,
    WHEN_NAMED,
    Rule,
)

FieldValue = int | tuple[int, ...]
REQUIRES = "requires"
OWN_DISCOUNT = "own discount"
SCORE = "score"
STARTS = "starts with"
LASTING = "lasting effect"
MOST = "most"
# Clauses that are methods; where the method is that of the base class, the rule says nothing.
METHODS: tuple[tuple[type[Rule], str, str], ...] = (
    (Card, "requirements_met", REQUIRES),
    (Card, "requirement", REQUIRES),
    (Milestone, "requirements_met", REQUIRES),
    (Card, "own_discount", OWN_DISCOUNT),
    (Card, "points", SCORE),
    (Corporation, "start", STARTS),
    (Card, "enter", LASTING),
    (Award, "tally", MOST),
    (AutomaMilestone, "requirements_met", REQUIRES),
    (AutomaMilestone, "requirement", REQUIRES),
    (AutomaAward, "tally", MOST),
)
# Fields that an automa follows as others follow clauses: what each holds where nobody has written it.
FIELDS: tuple[tuple[type[Rule], dict[str, FieldValue]], ...] = (
    (AutomaTrack, {"tags": (), "lowered_with": -1}),
    (Placement, {"only": (), "prefers": ()}),
    (AutomaAward, {"head_start": 0, "divided_by": 0}),
    (AutomaEnd, {"last_generation": 99, "money_per_point": ()}),
    (
        AutomaCorporation,
        {
            "starting_tags": (),
            "prefers": (),
            "protects": (),
            "cubes": (),
            "in_place_of_icons": (),
            "again_at": (),
            "bank": 0,
            "seeded": 0,
            "seeds_all": 0,
        },
    ),
)
# Each of several is a clause of its own.
ONE_BY_ONE = ("tags", "only", "prefers")
BLOCKS = {WHEN_PLAYED: "when played", ACTION: "action", FIRST_ACTION: "first action"}


@dataclass(frozen=True, slots=True, order=True)
class Clause:
    """`block` is the number of a block of steps, or -1 for what is no block. Of a field it names the field, and which of several."""

    source: str
    rule: str
    name: str
    block: int = -1
    field: str = ""
    place: int = -1

    def __str__(self) -> str:
        return f"{plain_key(self.rule)}: {self.name}"


def plain_key(key: str) -> str:
    """`milestone.mayor` -> `mayor`, as stories call it."""
    return key.rpartition(".")[2]


def clauses_of(rules: Iterable[Rule]) -> list[Clause]:
    return [clause for rule in rules if rule.texts.source for clause in clauses_in(rule)]


def clauses_in(rule: Rule) -> list[Clause]:
    """Blocks first, then what else the rule says."""
    texts = rule.texts
    told = [block for block in texts.lines if block not in (REPEATED, STARTS_WITH)]
    blocks = [block for block in told if block < UNITS]
    found = [Clause(texts.source, rule.key, block_name(rule, block), block) for block in blocks]
    found += [Clause(texts.source, rule.key, name) for name in _others(rule)]
    return found + list(_of_fields(rule))


def _of_fields(rule: Rule) -> Iterator[Clause]:
    """What is written there, one by one where each stands for itself."""
    for field, unwritten in fields_of(rule).items():
        value = getattr(rule, field)
        if value == unwritten:
            continue
        several = len(value) if field in ONE_BY_ONE else 0
        for place in range(several) if several else (-1,):
            name = (
                f"{field.replace('_', ' ')} {place + 1}" if several > 1 else field.replace("_", " ")
            )
            yield Clause(rule.texts.source, rule.key, name, field=field, place=place)


def fields_of(rule: Rule) -> dict[str, FieldValue]:
    return next((fields for base, fields in FIELDS if isinstance(rule, base)), {})


def _others(rule: Rule) -> list[str]:
    found = [name for base, method, name in METHODS if _overrides(rule, base, method)]
    return found + ([SCORE] if isinstance(rule, Card) and rule.printed_points else [])


def _overrides(rule: Rule, base: type[Rule], method: str) -> bool:
    return isinstance(rule, base) and getattr(type(rule), method) is not getattr(base, method)


def method_of_block(block: int) -> str:
    """The method that is entered for a block."""
    if block >= UNITS:
        return f"unit_{block - UNITS + 1}"
    if block >= WHENEVER:
        return "whenever"
    if block >= REACHES:
        return "reaches"
    return BLOCKS.get(block, "when named").replace(" ", "_")


def block_name(rule: Rule, block: int) -> str:
    """With a number where the rule has several of a kind."""
    if block in BLOCKS:
        return BLOCKS[block]
    if isinstance(rule, (Track, AutomaTrack)) and block >= REACHES:
        return f"when it reaches {rule.levels[block - REACHES]}"
    if block == WHEN_NAMED:
        return "when named"
    first, name = (WHENEVER, "whenever") if block >= WHENEVER else (REACHES, "when it reaches")
    several = first + 1 in rule.texts.lines
    return f"{name} {block - first + 1}" if several else name
