"""Numbers and facts of the nouns that a pack adds. In: its vocabulary entries. Out: a Module that tells the runtime of them."""

from collections.abc import Iterable, Iterator, Mapping

from cardwright.contract.unplayable import Unplayable
from cardwright.findings.words import either, quoted, with_article
from cardwright.plan.expressions import (
    Call,
    Expression,
    Name,
    Number,
    Operation,
    Pairs,
    Row,
    Text,
    names_in,
)
from cardwright.plan.kinds_and_nouns import Shapes
from cardwright.plan.names import FAMILY, IN_GAME, constant, constant_text
from cardwright.plan.statements import Constant, Import, Module, modules_of
from cardwright.rules.nodes import Card, Noun
from cardwright.vocabulary import Entry, categories
from cardwright.vocabulary.look_up import MISSING
from cardwright.vocabulary.noun import Field, FieldValue

# Nouns that are about files and fields, and never a number in a game.
_NO_NUMBER = frozenset(("game", "set", "pack", "field", "category", "lexicon"))
_CATEGORY = "category"
# What is used up when a rule is compiled.
_COMPILED = frozenset(
    (
        "loosens",
        "loosened_by",
        "takes",
        "without",
        "at_least_one",
        "never_has",
        "fallback",
        "named",
        "derived",
    )
)
# What a kind of item says is what its items are compiled by.
_OF_KINDS = frozenset(("base", "cards_are", "always", "sometimes", "clauses"))
# Words are for people.
_FOR_PEOPLE = frozenset(
    (
        "also_called",
        "also_worded",
        "everyones",
        "many",
        "never_called",
        "plural",
        "symbol",
        "unit",
        "worded",
    )
)


def nouns_module(entries: Iterable[Entry], shapes: Shapes, path: str) -> Module | None:
    """None for a pack that adds no noun, and where the game numbers none but its own."""
    define = shapes.contract.roles.get("define")
    numbered = [entry for entry in entries if entry.noun.category not in _NO_NUMBER]
    if define is None or not numbered:
        return None
    by = Name(define.name, define.module)
    constants = tuple(one for entry in _in_order(numbered) for one in _constants(entry, by))
    return Module(
        path=path,
        docstring="The nouns this pack adds, numbered behind those of the game.",
        imports=_imports(constants, shapes),
        constants=constants,
    )


def unheard_of(card: Card, shapes: Shapes) -> Iterator[Unplayable]:
    """Nouns of a pack, and fields of theirs, that no rule of the game asks for."""
    heard = shapes.contract.noun_fields
    if card.kind.category != _CATEGORY or card.set_id in shapes.natives:
        return
    if card.kind.id not in heard and card.kind.id not in _NO_NUMBER:
        what = f"{with_article(card.kind.id)} of a pack: which there are is a rule of its own"
        yield Unplayable(card, what, _of_ones_own(card, heard))
    elif card.kind.id in heard:
        yield from _unheard_fields(card, heard[card.kind.id])
        yield from _loosened_without_it(card)


# What a pack can declare in place of a noun that only the game can: what holds for one player or for everybody, and what comes at a certain time.
_COUNTER = (
    "A counter of your own can say which player has something: "
    '`counter {id} "{name}"`, then `increase {id} 1` and `if 1 {id}`.'
)
_IN_PLACE_OF = {
    "moment": (
        'A trigger of your own can be a moment: `trigger {id} "{name}"`. A common rule says when it comes, with `perform {id}` below a '
        "`whenever`, and cards wait for it with `whenever anyone {id}`."
    ),
    "state": (
        'A track of your own can say what holds for everybody: `track {id} "{name}"` with `start 0, goal 2`, then `raise {id} 1`, '
        f"`while {{id}} 1` and `lower {{id}} 1` (at its goal it would stay). {_COUNTER}"
    ),
}


def _of_ones_own(card: Card, heard: Mapping[str, tuple[str, ...]]) -> str:
    """What is to be remembered of a player can be counted."""
    instead = _IN_PLACE_OF.get(card.kind.id, _COUNTER).format(id=card.id, name=card.name)
    return (
        f"Use {with_article(card.kind.id)} that the game declares. {instead} "
        f"A pack can add {either(sorted(name.replace('_', ' ') for name in heard))}."
    )


def _unheard_fields(card: Card, heard: tuple[str, ...]) -> Iterator[Unplayable]:
    """`off_map without counts_as`: not both of one noun. `room with off_map`: the one only beside the other."""
    apart = dict(name.split(" without ") for name in heard if " without " in name)
    beside = dict(name.split(" with ") for name in heard if " with " in name)
    known = {name.split(" with")[0] for name in heard} | _COMPILED | _OF_KINDS | _FOR_PEOPLE
    said = {field.name for field in card.fields}
    for field in card.fields:
        if field.name not in known:
            of_those = sorted({name.split(" with")[0] for name in heard} | _FOR_PEOPLE)
            yield Unplayable(
                field,
                f"`{field.name}` of {with_article(card.kind.id)}",
                f"{with_article(card.kind.id).capitalize()} of a pack can have {either(quoted(of_those))}.",
            )
        elif beside.get(field.name, field.name) not in said:
            what = f"`{field.name}` without `{beside[field.name]}`"
            instead = f"Write `{beside[field.name]}` as well, or leave `{field.name}` out."
            yield Unplayable(field, f"{what} of {with_article(card.kind.id)}", instead)
        elif apart.get(field.name) in said:
            what = f"`{apart[field.name]}` beside `{field.name}`"
            instead = f"Leave one of them out: `{apart[field.name]}` or `{field.name}`."
            yield Unplayable(field, f"{what} of {with_article(card.kind.id)}", instead)
        elif field.name in _in_pairs(card.kind.id) and not _is_in_pairs(field):
            what = f"`{field.name}` without a number behind each"
            yield Unplayable(field, what, f"For example: `{field.name} {field.values[0]} 1`.")


def _loosened_without_it(card: Card) -> Iterator[Unplayable]:
    """How far a requirement is loosened is compiled into the card that asks for it, and nobody compiles cards anew for a pack."""
    for field in card.fields:
        others = [
            n for n in field.values if isinstance(n, Noun) and n.pack not in (card.set_id, MISSING)
        ]
        if field.name == "loosens" and others:
            what = (
                f"`{others[0]}` in `loosens`: cards that ask for it are compiled without this pack"
            )
            instead = "Name tracks and tiles of this pack, or let a card change the value of the game that loosens it."
            yield Unplayable(field, what, instead)


def _in_pairs(category: str) -> set[str]:
    """Fields that take nouns, each with its number."""
    specs = categories()[category].fields
    return {spec.name for spec in specs if spec.nouns and "number" in spec.takes}


def _is_in_pairs(field: Field) -> bool:
    """Noun, number, noun, number."""
    nouns, numbers = field.values[::2], field.values[1::2]
    each = len(nouns) == len(numbers)
    return (
        each
        and all(isinstance(value, Noun) for value in nouns)
        and all(isinstance(value, int) for value in numbers)
    )


def _in_order(entries: list[Entry]) -> Iterator[Entry]:
    """What a noun speaks of stands before it; otherwise they keep the order of their sources."""
    waiting = {entry.noun: entry for entry in entries}

    def told(entry: Entry) -> Iterator[Entry]:
        if waiting.pop(entry.noun, None) is None:
            return
        for other in _nouns_of(entry):
            if other in waiting:
                yield from told(waiting[other])
        yield entry

    for entry in entries:
        yield from told(entry)


def _nouns_of(entry: Entry) -> Iterator[Noun]:
    for field in entry.fields:
        yield from (value for value in field.values if isinstance(value, Noun))


def _constants(entry: Entry, define: Name) -> Iterator[Constant]:
    """A gauge of a family is numbered by its noun and the family."""
    name = constant_text(entry.noun)
    yield Constant(name, "Final[int]", _definition(entry, define))
    for family in (noun for noun in entry.nouns_in("has") if noun.pack != MISSING):
        both = Operation("+", (Name(name), _number_of(family)))
        yield Constant(f"{family.id}_{entry.noun.id}".upper(), "Final[int]", both)


def _definition(entry: Entry, define: Name) -> Call:
    noun = entry.noun
    told: list[Expression] = [Text(noun.category), Text(noun.id), Text(noun.pack)]
    fields = Pairs(tuple(_fields(entry)))
    if fields.pairs:
        told.append(fields)
    return Call(define, tuple(told))


def _fields(entry: Entry) -> Iterator[tuple[Expression, Expression]]:
    """Only nouns of the language have fields that a runtime asks for; words are for people."""
    if entry.noun.category not in categories():
        return
    for name in dict.fromkeys(field.name for field in entry.fields):
        values = [v for f in entry.fields if f.name == name for v in f.values]
        # A word that nothing is called by has its message; the other nouns of the file are built.
        if any(isinstance(value, Noun) and value.pack == MISSING for value in values):
            continue
        if name not in _COMPILED | _OF_KINDS and not any(
            isinstance(value, str) for value in values
        ):
            yield Text(name), Row(tuple(_number_of(value) for value in values))


def _number_of(value: FieldValue) -> Expression:
    if isinstance(value, Noun):
        is_family = value.category == FAMILY
        return Name(value.id.upper(), IN_GAME) if is_family else constant(value)
    assert isinstance(value, int)
    return Number(value)


def _imports(constants: tuple[Constant, ...], shapes: Shapes) -> tuple[Import, ...]:
    """What the file defines itself needs no import."""
    own = {constant.name for constant in constants}
    names = {name for c in constants for name in names_in(c.value) if name.text not in own}
    modules = modules_of(names, shapes)
    modules.setdefault("typing", set()).add("Final")
    return tuple(Import(module, tuple(sorted(used))) for module, used in sorted(modules.items()))
