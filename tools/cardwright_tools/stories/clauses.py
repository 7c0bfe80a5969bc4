"""What there is to show of a rule. In: the rules in play. Out: their clauses, in the words of the card language."""

from collections.abc import Iterable
from dataclasses import dataclass

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

REQUIRES = "requires"
SCORE = "score"
STARTS = "starts with"
LASTING = "lasting effect"
MOST = "most"
# Clauses that are methods; where the method is that of the base class, the rule says nothing.
METHODS: tuple[tuple[type[Rule], str, str], ...] = (
    (Card, "requirements_met", REQUIRES),
    (Card, "requirement", REQUIRES),
    (Milestone, "requirements_met", REQUIRES),
    (Card, "points", SCORE),
    (Corporation, "start", STARTS),
    (Card, "enter", LASTING),
    (Award, "tally", MOST),
)
BLOCKS = {WHEN_PLAYED: "when played", ACTION: "action", FIRST_ACTION: "first action"}


@dataclass(frozen=True, slots=True, order=True)
class Clause:
    """`block` is the number of a block of steps, or -1 for what is no block."""

    source: str
    rule: str
    name: str
    block: int = -1

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
    return found + [Clause(texts.source, rule.key, name) for name in _others(rule)]


def _others(rule: Rule) -> list[str]:
    return [name for base, method, name in METHODS if _overrides(rule, base, method)]


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
    if isinstance(rule, Track) and block >= REACHES:
        return f"when it reaches {rule.levels[block - REACHES]}"
    if block == WHEN_NAMED:
        return "when named"
    first, name = (WHENEVER, "whenever") if block >= WHENEVER else (REACHES, "when it reaches")
    several = first + 1 in rule.texts.lines
    return f"{name} {block - first + 1}" if several else name
