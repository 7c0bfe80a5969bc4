"""What the plan must know of a game. In: its Vocabulary, and its tiles as rules. Out: Shapes."""

from collections.abc import Iterable, Iterator, Mapping

from cardwright.contract import Contract
from cardwright.plan.names import class_name
from cardwright.plan.prices import price_of
from cardwright.plan.shapes import FieldShape, KindShape, Shapes
from cardwright.rules.nodes import Area, Card, Lies, Noun
from cardwright.vocabulary import FieldSpec, Kind, Vocabulary

# A level of a track, a step of a project: clauses that decide what a constructor is told.
_LEVELS = "when_reaches"
_MOMENT = "when_named"
_ANSWERS = frozenset((_LEVELS, _MOMENT))
_PRICE = "action"
_PRICED = "priced"
_AREA = "area"
_LOOSENED = "loosened_by"
_STEP = "step"
_WORDS = frozenset(("called", "many", "plural", "symbol", "unit"))


def from_vocabulary(
    vocabulary: Vocabulary,
    cards: Iterable[Card],
    contract: Contract,
    packages: Mapping[str, str],
) -> Shapes:
    """`contract` is what the runtime of the game offers; `packages` those in which packs keep their nouns."""
    cards = tuple(cards)
    natives = frozenset(layer.id for layer in vocabulary.layers.all if layer.is_native)
    money = frozenset(e.noun for e in vocabulary.of_category("resource") if e.has("money"))
    added = frozenset(kind.nouns for kind in vocabulary.kinds.values() if not kind.is_category)
    return Shapes(
        contract=contract,
        kinds=dict(_kinds(vocabulary)),
        lies=dict(_lies(cards, natives)),
        fallbacks=_links(vocabulary, "area", "fallback"),
        counts_as={
            noun: others
            for category in ("tile", "area")
            for noun, others in _links_of_all(vocabulary, category, "counts_as").items()
        },
        loosens=_loosening(vocabulary),
        units={e.noun: e.number_in(_STEP, 1) for e in vocabulary.of_category("track")},
        boards=frozenset(e.noun for e in vocabulary.of_category("area") if e.has("board")),
        money=money,
        by_id=added - {""},
        packages=packages,
        natives=natives,
        marked=_marked(vocabulary, cards, money),
    )


def _marked(
    vocabulary: Vocabulary, cards: tuple[Card, ...], money: frozenset[Noun]
) -> dict[Noun, frozenset[str]]:
    """The fields of each noun; a project with a price in money is marked as priced."""
    priced = {card.id for card in cards if price_of(card, money) is not None}
    marked = {}
    for entry in vocabulary.entries:
        names = {field.name for field in entry.fields}
        marked[entry.noun] = frozenset(names | ({_PRICED} if entry.noun.id in priced else set()))
    return marked


def _kinds(vocabulary: Vocabulary) -> Iterator[tuple[str, KindShape]]:
    """Kinds that become rules: those that are declared, and the nouns of the language that answer a level or a moment."""
    for kind in vocabulary.kinds.values():
        if kind.base and (not kind.is_category or _ANSWERS & set(kind.clauses)):
            yield kind.id, _kind(kind)


def _kind(kind: Kind) -> KindShape:
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
