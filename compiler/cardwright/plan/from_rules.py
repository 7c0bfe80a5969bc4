"""The rules of one file become one Python module. In: rules.Cards, the Shapes of their game, words. Out: Module, diagnostics."""

from collections import Counter
from collections.abc import Iterable, Iterator

from cardwright.diagnostics import Diagnostic, error
from cardwright.plan.constructors import constructor_arguments
from cardwright.plan.describe import description
from cardwright.plan.expressions import Attribute, Call, Name
from cardwright.plan.hand_written import badly_named
from cardwright.plan.imports import imports_of, nouns_of_nobody
from cardwright.plan.members import members
from cardwright.plan.methods import (
    block_methods,
    hear_methods,
    lasting_methods,
    predicate_methods,
    score_methods,
    start_methods,
)
from cardwright.plan.names import class_name, is_id
from cardwright.plan.nodes import Class, Do, Method, Module
from cardwright.plan.obstacles import obstacle_methods, obstacles
from cardwright.plan.scope import NotSayable, Scope
from cardwright.plan.shapes import KindShape, Shapes
from cardwright.plan.words import Words
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile

Found = tuple[Diagnostic, ...]

NOT_PLAYABLE = "not-playable-yet"


def from_rules(
    cards: Iterable[Card], shapes: Shapes, source: SourceFile, path: str, words: Words
) -> tuple[Module | None, Found]:
    """`path` is where the module goes. None where the file holds no rules, or where one of them cannot be planned."""
    all_rules = [card for card in cards if shapes.is_rule(card) and is_id(card.id)]
    rules = [card for card in all_rules if not card.python]
    found = [*_same_classes(rules, shapes), *(d for c in all_rules for d in badly_named(c))]
    classes = []
    for card in rules:
        try:
            planned = _class(card, shapes.kinds[card.kind.id], shapes, source, words)
        except NotSayable as problem:
            found.append(_not_sayable(card, problem))
            continue
        classes.append(planned)
        found += _of_nobody(card, nouns_of_nobody(planned, shapes))
    if not classes or found:
        return None, tuple(found)
    return _module(tuple(classes), shapes, source.path, path), ()


def _module(classes: tuple[Class, ...], shapes: Shapes, source_path: str, path: str) -> Module:
    return Module(
        path=path,
        docstring=f"Written by the compiler from {source_path}: change that file instead.",
        imports=imports_of(classes, shapes),
        classes=classes,
    )


def _class(card: Card, kind: KindShape, shapes: Shapes, source: SourceFile, words: Words) -> Class:
    return Class(
        name=class_name(card.id, shapes.bases),
        base=Name(kind.base, "board" if kind.is_board else "cards"),
        docstring=words.of_card(card),
        methods=tuple(_methods(card, kind, shapes, source, words)),
    )


def _methods(
    card: Card, kind: KindShape, shapes: Shapes, source: SourceFile, words: Words
) -> Iterator[Method]:
    blocks = members(card, Scope(shapes))
    found = obstacles(card, kind, shapes)
    told = description(card, blocks, found, shapes, source, words)
    yield _constructor(card, kind, shapes)
    yield Method("describe", (), Name("None"), told)
    yield from start_methods(card)
    yield from predicate_methods(card, shapes)
    yield from obstacle_methods(found)
    yield from block_methods(blocks)
    yield from lasting_methods(card, shapes)
    yield from hear_methods(card, shapes)
    yield from score_methods(card, shapes)


def _constructor(card: Card, kind: KindShape, shapes: Shapes) -> Method:
    make = Attribute(Call(Name("super")), "__init__")
    arguments = constructor_arguments(card, kind, shapes)
    return Method("__init__", (), Name("None"), (Do(Call(make, arguments)),))


def _not_sayable(card: Card, found: NotSayable) -> Diagnostic:
    return error(
        NOT_PLAYABLE,
        f"`{card.id}` says something that no game can carry out yet",
        found.node.span,
        f"no step of the game does {found.what}",
        help="Say it otherwise: docs/language.md says of each word whether a game carries it out. Or add a step to the runtime of the game.",
    )


def _of_nobody(card: Card, constants: tuple[str, ...]) -> Iterator[Diagnostic]:
    if constants:
        yield error(
            "unnamed-set",
            f"`{card.id}` uses a noun that belongs to no game, set or pack",
            card.id_span,
            f"in Python it would be {constants[0]}",
            body="Nobody could say in which games this card can be played.",
            help="Put the file that declares the noun into the folder of a set or a pack.",
        )


def _same_classes(cards: list[Card], shapes: Shapes) -> Iterator[Diagnostic]:
    called = [class_name(card.id, shapes.bases) for card in cards]
    names = Counter(called)
    for card, name in zip(cards, called, strict=True):
        if names[name] > 1:
            yield error(
                "same-class",
                f"`{card.id}` and another item of this file would both become the class {name}",
                card.id_span,
                "give it another id",
                help="In Python an id loses its underscores: `ice_age` and `ice__age` become one name.",
            )
