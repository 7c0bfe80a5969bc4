"""The contract between compiler and runtime. In: nothing. Out: what a game's file of offers holds, typed."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from cardwright.contract.patterns import Pattern
from cardwright.values import dataclass, field

_OF_ALL = "cardwright_runtime"
_KERNEL = "kernel."

Takes: TypeAlias = Literal[
    "nouns",
    "several nouns",
    "gauges",
    "cards",
    "cards of the deck",
    "amount",
    "count",
    "reckoned",
    "number",
    "flag",
    "areas",
    "areas for a marker",
    "areas looked at",
    "players",
    "each player",
    "words",
    "listed nouns",
    "noun by name",
    "noun by all names",
    "context",
]


@dataclass(frozen=True, slots=True)
class SlotType:
    """What may be handed over for a parameter.

    `categories`: of the nouns; `marked`: the field that the noun must have, the family of a gauge; `without`:
    fields that it must not have. `words`: for each word
    of a closed list, or the id of a noun, the constant that says it. `otherwise`: the constant or number where nothing is said; empty where something must be.
    `context`: what the parameter is told of without anybody saying it: the game, the player, the rule itself; `module`:
    where its class stands.
    """

    name: str
    takes: Takes
    categories: tuple[str, ...] = ()
    marked: str = ""
    without: tuple[str, ...] = ()
    words: Mapping[str, str] = field(default_factory=dict)
    otherwise: str = ""
    context: str = ""
    module: str = ""


@dataclass(frozen=True, slots=True)
class OfferParameter:
    name: str
    type: SlotType


@dataclass(frozen=True, slots=True)
class Use:
    """Another offer, told of the same things by the same names.

    `renamed`: by its own parameter, the one whose value it is told; of `negated` it is told the opposite.
    """

    name: str
    renamed: Mapping[str, str] = field(default_factory=dict)
    negated: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Offer:
    """A function of the runtime, and the nodes that it carries out, counts, tests, or waits for.

    `test`: whether a step can be carried out in full, always where there is none; `sums`: several such steps of a block
    add up in one test, which is told the amount last. `most`: the most that an `x` may be. `undo`: what ends a lasting effect. `event`: the kind
    of event that it hears, `before`: the kind of what is about to happen. `stronger_than`: the
    tests that this one answers as well. `speaks_of`: nodes of which one must come before in the same block or be the
    event; `rests_on`: a node that the card must have somewhere.
    `adds`, `takes` and `reads` name own parameters that are gauges, gauges of the game, or facets; `instead`: gauges that
    may be taken in place of those where a lasting effect lets them. `sets_off`: a facet, and the parameters from which
    the game sees what else follows.
    """

    name: str
    module: str
    returns: str
    parameters: tuple[OfferParameter, ...]
    patterns: tuple[Pattern, ...] = ()
    role: str = ""
    test: Use | None = None
    sums: bool = False
    most: Use | None = None
    undo: Use | None = None
    event: str = ""
    before: str = ""
    stronger_than: tuple[str, ...] = ()
    speaks_of: tuple[str, ...] = ()
    rests_on: tuple[str, ...] = ()
    adds: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()
    reads: tuple[str, ...] = ()
    sets_off: tuple[str, ...] = ()

    @property
    def may_ask(self) -> bool:
        """A step that returns something returns whether it had to ask somebody."""
        return self.returns == "bool"


@dataclass(frozen=True, slots=True)
class Base:
    """A base class of rules: the Python types of what its constructor is told, `needed` of them always, the others
    `otherwise` (as they are written); the clauses that it carries out, and the fields that the type of its cards has, as no
    other type does. `data` and `methods` are what it and the classes above it have: a generated class says them anew.
    """

    name: str
    module: str
    told: tuple[str, ...] = ()
    needed: int = 0
    otherwise: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    type_says: tuple[str, ...] = ()
    data: tuple[str, ...] = ()
    methods: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Contract:
    """`package` is that of the runtime. `offers` by name; `by_node` in the order in which they are tried.

    `constants` say in which module the constant of a block, an event or a facet stands, `numbers` what those of blocks
    are; `limits` what a game holds at
    most; `noun_fields` for each category the fields that its rules ask for. `names`: a module that hands on all that a
    generated class may name; empty where each name is taken from its own.
    """

    package: str
    names: str = ""
    types: Mapping[str, SlotType] = field(default_factory=dict)
    offers: Mapping[str, Offer] = field(default_factory=dict)
    by_node: Mapping[str, tuple[Offer, ...]] = field(default_factory=dict)
    roles: Mapping[str, Offer] = field(default_factory=dict)
    bases: Mapping[str, Base] = field(default_factory=dict)
    constants: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    limits: Mapping[str, int] = field(default_factory=dict)
    noun_fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def modules(self) -> frozenset[str]:
        """Those that generated code may take something from."""
        told = {slot.module for slot in self.types.values() if slot.module}
        called = {offer.module for offer in self.offers.values()}
        derived = {base.module for base in self.bases.values()}
        handing_on = {self.names} - {""}
        return frozenset(
            map(
                self.module_path,
                {*told, *called, *derived, *self.constants.values(), *handing_on},
            )
        )

    @property
    def handed_on(self) -> frozenset[str]:
        """All that a generated class may name of the runtime."""
        classes = {slot.name for slot in self.types.values() if slot.module}
        return frozenset((*classes, *self.offers, *self.bases, *self.constants, "final"))

    def module_path(self, module: str) -> str:
        """The kernel is the same for every game."""
        return f"{_OF_ALL if module.startswith(_KERNEL) else self.package}.{module}"

    def for_node(self, node: object) -> tuple[Offer, ...]:
        return self.by_node.get(type(node).__name__, ())
