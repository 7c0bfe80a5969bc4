"""What the plan must know of a game besides one card. In: taken from its vocabulary. Out: looked up while planning."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardwright.contract import Contract
from cardwright.rules.nodes import Area, Card, Noun


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


@dataclass(frozen=True, slots=True)
class Shapes:
    """`lies`: where a tile may lie. `fallbacks`: the tile whose rule holds on a board without a kind of area. `counts_as`: which noun another one is as well. `loosens`: which value widens
    requirements on a noun. `units`: how far one step of a track goes. `boards`: areas that are a whole board.
    `money`: resources that prices are named in. `by_id`: categories whose nouns fields hold as text.
    `packages`: where the nouns of a pack are. `natives`: ids of the games whose nouns the runtime knows by name.
    `contract`: what the game's runtime offers. `marked`: the fields that each noun has.
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
