"""What the plan must know of a game besides one card. In: its Vocabulary, its tiles as rules, its contract. Out: Shapes, looked up while planning."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TypeAlias

from cardwright.contract import Base, Contract
from cardwright.findings.words import with_article
from cardwright.plan.expressions import Name
from cardwright.plan.names import FAMILY, IN_GAME, class_name, constant, constant_text
from cardwright.rules.nodes import (
    CARRIES_OUT,
    Action,
    Area,
    Card,
    Fixed,
    Lies,
    Lose,
    Noun,
    Pay,
    Step,
)
from cardwright.source import NOWHERE, Span
from cardwright.values import dataclass, field
from cardwright.vocabulary import FieldSpec, Kind, Vocabulary


@dataclass(frozen=True, slots=True)
class FieldShape:
    """`takes` is `text`, `number`, or the category of the nouns that the field holds.

    Where a card says nothing, `fixed` or `otherwise` stands for it.
    """

    name: str
    takes: str
    many: bool = False
    otherwise: int = 0
    fixed: Noun | None = None


@dataclass(frozen=True, slots=True)
class KindShape:
    """What a kind of item becomes: its base class in the runtime, and what the constructor is given, in order.

    `nouns` is the category that its items are nouns of; `is_noun` says that the constructor is told its own constant,
    `has_price` its price and its kind, `has_levels` the levels that it answers. `is_board`: its fields are rows of areas.
    `only_of_packs`: those of the game itself are known to the runtime. `items_are`: the type that all its items have.
    `span`: where its id is declared.
    """

    base: str
    fields: tuple[FieldShape, ...] = ()
    clauses: tuple[str, ...] = ()
    nouns: str = ""
    is_noun: bool = False
    is_board: bool = False
    has_price: bool = False
    has_levels: bool = False
    only_of_packs: bool = False
    items_are: Noun | None = None
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Shapes:
    """`lies`: where a tile may lie. `fallbacks`: the tile whose rule holds on a board without a kind of area. `counts_as`: which noun another one is as well. `loosens`: which value widens
    requirements on a noun. `units`: how far one step of a track goes. `boards`: areas that are a whole board.
    `money`: resources that prices are named in. `by_id`: categories whose nouns fields hold as text.
    `packages`: where the nouns of a pack are. `natives`: ids of the games whose nouns the runtime knows by name.
    `contract`: what the game's runtime offers. `marked`: the fields that each noun has. `gauges_called`: the gauges of the
    game that the contract means by a name.
    """

    contract: Contract
    kinds: Mapping[str, KindShape] = field(default_factory=dict)
    lies: Mapping[Noun, Area] = field(default_factory=dict)
    fallbacks: Mapping[Noun, Noun] = field(default_factory=dict)
    counts_as: Mapping[Noun, tuple[Noun, ...]] = field(default_factory=dict)
    loosens: Mapping[Noun, Noun] = field(default_factory=dict)
    units: Mapping[Noun, int] = field(default_factory=dict)
    boards: frozenset[Noun] = frozenset()
    money: frozenset[Noun] = frozenset()
    by_id: frozenset[str] = frozenset()
    packages: Mapping[str, str] = field(default_factory=dict)
    natives: frozenset[str] = frozenset()
    marked: Mapping[Noun, frozenset[str]] = field(default_factory=dict)
    gauges_called: Mapping[str, list[Name]] = field(default_factory=dict)

    def is_rule(self, card: Card) -> bool:
        """Whether an item becomes a class."""
        kind = self.kinds.get(card.kind.id)
        return kind is not None and not (kind.only_of_packs and card.set_id in self.natives)

    def noun_of(self, card: Card, category: str) -> Noun:
        """The noun that an item is, in its own layer."""
        return Noun(category, card.id, card.set_id, card.set_id in self.natives)

    def all_that_it_is(self, noun: Noun) -> tuple[Noun, ...]:
        """Itself, and what it counts as, and what that counts as."""
        found = [noun]
        for one in found:
            found += [other for other in self.counts_as.get(one, ()) if other not in found]
        return tuple(found)

    @property
    def bases(self) -> frozenset[str]:
        return frozenset(kind.base for kind in self.kinds.values())


# ---------------------------------------------------------------- taken from the vocabulary


# A level of a track, a step of a project: clauses that decide what a constructor is told.
_LEVELS = "when_reaches"
_MOMENT = "when_named"
_ANSWERS = frozenset((_LEVELS, _MOMENT))
_PRICE = "action"
_PRICED = "priced"
_CARRYING = "carries_out"
_AREA = "area"
_LOOSENED = "loosened_by"
_STEP = "step"
_WORDS = frozenset(
    ("also_called", "also_worded", "many", "never_called", "plural", "symbol", "unit", "worded")
)


NounRules: TypeAlias = tuple[tuple[tuple[Noun, Area], ...], tuple[str, ...], tuple[str, ...]]
"""What others must know of the rules of nouns: where tiles lie, the ids of what has a price in money, and of what carries out other rules."""


def rules_of_nouns(cards: Iterable[Card], vocabulary: Vocabulary) -> NounRules:
    cards, money = tuple(cards), _money(vocabulary)
    natives = frozenset(layer.id for layer in vocabulary.layers.all if layer.is_native)
    priced = (card.id for card in cards if price_of(card, money) is not None)
    carrying = (card.id for card in cards if any(isinstance(n, CARRIES_OUT) for n in card.walk()))
    return tuple(_lies(cards, natives)), tuple(priced), tuple(carrying)


def _money(vocabulary: Vocabulary) -> frozenset[Noun]:
    return frozenset(e.noun for e in vocabulary.of_category("resource") if e.has("money"))


def from_vocabulary(
    vocabulary: Vocabulary,
    nouns: NounRules,
    contract: Contract,
    packages: Mapping[str, str],
) -> Shapes:
    """`contract` is what the runtime of the game offers; `packages` those in which packs keep their nouns."""
    lies, priced, carrying = nouns
    added = frozenset(kind.nouns for kind in vocabulary.kinds.values() if not kind.is_category)
    return Shapes(
        contract=contract,
        kinds=dict(_kinds(vocabulary)),
        lies=dict(lies),
        fallbacks=_links(vocabulary, "area", "fallback"),
        counts_as={
            noun: others
            for category in ("tile", "area")
            for noun, others in _links_of_all(vocabulary, category, "counts_as").items()
        },
        loosens=_loosening(vocabulary),
        units={e.noun: e.number_in(_STEP, 1) for e in vocabulary.of_category("track")},
        boards=frozenset(e.noun for e in vocabulary.of_category("area") if e.has("board")),
        money=_money(vocabulary),
        by_id=added - {""},
        packages=packages,
        natives=frozenset(layer.id for layer in vocabulary.layers.all if layer.is_native),
        gauges_called=_gauges_called(vocabulary, contract),
        marked=_marked(
            vocabulary, ((_PRICED, frozenset(priced)), (_CARRYING, frozenset(carrying)))
        ),
    )


def _gauges_called(vocabulary: Vocabulary, contract: Contract) -> dict[str, list[Name]]:
    """One by its constant (`resource_megacredit`), all of a category, all of a family."""
    called: dict[str, list[Name]] = {}
    for noun in (entry.noun for entry in vocabulary.entries if entry.noun.native):
        called.setdefault(noun.category, []).append(constant(noun))
        called[constant_text(noun).lower()] = [constant(noun)]
        if noun.category == FAMILY:
            of_family = f"{noun.id}_".upper()
            constants = [one for one in contract.constants if one.startswith(of_family)]
            called[noun.id] = [Name(one, IN_GAME) for one in constants]
    return called


def _marked(
    vocabulary: Vocabulary, by_rule: Iterable[tuple[str, frozenset[str]]]
) -> dict[Noun, frozenset[str]]:
    """The fields of each noun; what its rule does is marked, too: a project with a price in money, one that carries out other rules."""
    marked = {}
    for entry in vocabulary.entries:
        names = {field.name for field in entry.fields}
        names |= {mark for mark, ids in by_rule if entry.noun.id in ids}
        marked[entry.noun] = frozenset(names)
    return marked


def _kinds(vocabulary: Vocabulary) -> Iterator[tuple[str, KindShape]]:
    """Kinds that become rules: those that are declared, and the nouns of the language that answer a level or a moment."""
    for kind in vocabulary.kinds.values():
        if kind.base and (not kind.is_category or _ANSWERS & set(kind.clauses)):
            declared = vocabulary.entry_of(kind.noun)
            yield kind.id, _kind(kind, declared.span if declared else NOWHERE)


def _kind(kind: Kind, span: Span) -> KindShape:
    return KindShape(
        base=class_name(kind.base),
        clauses=kind.clauses,
        fields=tuple(_field(spec, kind) for spec in kind.fields if _is_told(spec, kind)),
        nouns=kind.nouns,
        is_noun=bool(kind.nouns and kind.clauses),
        is_board=any(_AREA in spec.takes for spec in kind.fields),
        # What is nothing but an action is bought.
        has_price=bool(kind.nouns) and kind.clauses == (_PRICE,),
        has_levels=_LEVELS in kind.clauses,
        only_of_packs=kind.is_category and _MOMENT in kind.clauses,
        items_are=next(iter(kind.qualities), None),
        span=span,
    )


def _is_told(spec: FieldSpec, kind: Kind) -> bool:
    """Words are for people; of the language's own categories only numbers are handed over."""
    if spec.name in _WORDS:
        return False
    return not kind.is_category or spec.takes == ("number",)


def _field(spec: FieldSpec, kind: Kind) -> FieldShape:
    fixed = kind.qualities[0] if kind.qualities and "quality" in spec.takes else None
    otherwise = 1 if spec.name == _STEP else spec.least or 0
    return FieldShape(spec.name, spec.takes[0], spec.several, otherwise, fixed)


def _lies(cards: Iterable[Card], natives: frozenset[str]) -> Iterator[tuple[Noun, Area]]:
    for card in cards:
        for clause in card.clauses:
            if isinstance(clause, Lies):
                native = card.set_id in natives
                yield Noun(card.kind.id, card.id, card.set_id, native), clause.area


def _links(vocabulary: Vocabulary, category: str, field: str) -> dict[Noun, Noun]:
    linked = _links_of_all(vocabulary, category, field)
    return {noun: others[0] for noun, others in linked.items() if others}


def _loosening(vocabulary: Vocabulary) -> dict[Noun, Noun]:
    """Either of the two may say it: the value, or what a pack brings."""
    brought = {**_links(vocabulary, "track", _LOOSENED), **_links(vocabulary, "tile", _LOOSENED)}
    return {**brought, **_backwards(_links_of_all(vocabulary, "value", "loosens"))}


def _links_of_all(
    vocabulary: Vocabulary, category: str, field: str
) -> dict[Noun, tuple[Noun, ...]]:
    return {entry.noun: entry.nouns_in(field) for entry in vocabulary.of_category(category)}


def _backwards(links: Mapping[Noun, tuple[Noun, ...]]) -> dict[Noun, Noun]:
    return {other: noun for noun, others in links.items() for other in others}


# ---------------------------------------------------------------- what a project costs


@dataclass(frozen=True, slots=True)
class NamedPrice:
    amount: int
    action: Action


def price_of(card: Card, money: Collection[Noun]) -> NamedPrice | None:
    """The money that its first action to cost money begins with."""
    for action in card.clauses:
        if isinstance(action, Action) and action.steps and isinstance(action.steps[0], Pay):
            price = action.steps[0].prices[0]
            if price.resource in money and isinstance(price.amount, Fixed):
                return NamedPrice(price.amount.number, action)
    return None


def behind_the_price(
    action: Action, price: NamedPrice | None, money: Collection[Noun]
) -> tuple[Step, ...]:
    """The steps that are tested where the price is not: it may be discounted, so the runtime compares it itself."""
    if price is None or price.action is not action:
        return action.steps
    rest = action.steps[1:]
    return action.steps if _take_money(rest, money) else rest


def _take_money(steps: tuple[Step, ...], money: Collection[Noun]) -> bool:
    nodes = [node for step in steps for node in step.walk()]
    losing = [node for node in nodes if isinstance(node, Lose)]
    lost = [gauge.noun for node in losing for gauge in (node.gauge, *node.others)]
    paid = [price.resource for node in nodes if isinstance(node, Pay) for price in node.prices]
    return any(noun in money for noun in (*lost, *paid))


# ---------------------------------------------------------------- a kind whose fields are not those that its base takes


_ID_AND_NAME = 2
_TAKES = {"str": "one text or id", "int": "one number or noun"}
_SEVERAL = "one of several values"


def odd_fields(id: str, base: Base, shapes: Shapes) -> tuple[str, str]:
    """What the game has nothing for, and what to write into the kind."""
    kind = shapes.kinds[id]
    like = _like(kind, id, shapes)
    always = _always(shapes.kinds[like], base) if like else ()
    lacked = [name for name in always if name not in _names(kind)]
    if not lacked:
        return f"{with_article(id)} with these fields", _by_their_values(id, base)
    return (
        f"{with_article(id)} without {', '.join(f'`{name}`' for name in lacked)}",
        f"Let kind `{id}` say `always {', '.join(always)}`, as kind `{like}` does. What its cards need not say "
        "themselves may begin its `sometimes` instead, in the same order.",
    )


def _like(kind: KindShape, id: str, shapes: Shapes) -> str:
    """Another kind that becomes the same."""
    others = (o for o, shape in shapes.kinds.items() if o != id and shape.base == kind.base)
    return next(others, "")


def _names(kind: KindShape) -> tuple[str, ...]:
    return tuple(field.name for field in kind.fields)


def _always(kind: KindShape, base: Base) -> tuple[str, ...]:
    """What stands before anything that may be left out."""
    return _names(kind)[: base.needed - _ID_AND_NAME]


def _by_their_values(id: str, base: Base) -> str:
    """For a base that no other kind has: only what its values are is known of its fields."""
    taken = [_TAKES.get(one, _SEVERAL) for one in base.told[_ID_AND_NAME:]]
    needed = base.needed - _ID_AND_NAME
    return (
        f"The fields of kind `{id}`, `always` before `sometimes`, must hold in this order: "
        f"{', '.join(taken)}; at least the first {needed}."
    )
