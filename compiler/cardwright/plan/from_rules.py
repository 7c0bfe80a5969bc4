"""The rules of one file become one Python module. In: rules.Cards, the Shapes of their game, words. Out: Module, findings."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from cardwright.findings import Finding, error
from cardwright.plan.constructors import constructor_arguments
from cardwright.plan.describe import Words, description, texts
from cardwright.plan.expressions import Attribute, Call, Name
from cardwright.plan.hand_written import badly_named
from cardwright.plan.imports import imports_of, nouns_of_nobody, strange_to_game
from cardwright.plan.methods import methods
from cardwright.plan.pack_nouns import unheard_of
from cardwright.plan.names import class_name, is_id
from cardwright.plan.planned_rule import PlannedRule, planned_rule
from cardwright.plan.scope import Unplayable
from cardwright.plan.shapes import KindShape, Shapes
from cardwright.plan.statements import Class, Do, Method, Module
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile

Found = tuple[Finding, ...]

_HALF_A_PAIR = re.compile("[\ud800-\udfff]")

NOT_PLAYABLE = "not-playable-yet"


def from_rules(
    cards: Iterable[Card], shapes: Shapes, source: SourceFile, path: str, words: Words
) -> tuple[Module | None, Found]:
    """`path` is where the module goes. None where the file holds no rules, or where one of them cannot be planned."""
    cards = tuple(cards)
    all_rules = [card for card in cards if shapes.is_rule(card) and is_id(card.id)]
    rules = [card for card in all_rules if not card.python]
    found = [*_same_classes(rules, shapes), *(d for c in all_rules for d in badly_named(c))]
    found += [_not_playable(c, p) for c in cards for p in unheard_of(c, shapes)]
    classes = []
    for card in rules:
        try:
            planned = _class(card, shapes.kinds[card.kind.id], shapes, source, words)
            _check_nouns(card, planned, shapes)
        except Unplayable as problem:
            found.append(_not_playable(card, problem))
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
    rule = planned_rule(card, kind, shapes)
    return Class(
        name=class_name(card.id, shapes.bases),
        base=Name(kind.base, shapes.contract.bases[kind.base].module),
        docstring=words.of_card(card),
        methods=(
            _constructor(rule),
            *_describe(rule),
            *methods(rule),
        ),
        texts=_as_json(asdict(texts(rule, source, words))),
    )


def _check_nouns(card: Card, planned: Class, shapes: Shapes) -> None:
    """Those of its fields: of its lines, each is refused where it stands."""
    for constant in strange_to_game(planned, shapes):
        raise Unplayable(card, f"a noun that in Python would be {constant}")


def _as_json(texts: dict[str, Any]) -> str:
    """Letters as they are, but for what is no letter at all: half a pair cannot be written to a file."""
    text = json.dumps(texts, ensure_ascii=False)
    return json.dumps(texts) if _HALF_A_PAIR.search(text) else text


def _describe(rule: PlannedRule) -> Iterator[Method]:
    body = description(rule)
    if body:
        yield Method("describe", (), Name("None"), body)


def _constructor(rule: PlannedRule) -> Method:
    make = Attribute(Call(Name("super")), "__init__")
    return Method("__init__", (), Name("None"), (Do(Call(make, constructor_arguments(rule))),))


def _not_playable(card: Card, found: Unplayable) -> Finding:
    return error(
        NOT_PLAYABLE,
        f"`{card.id}` says something that this game cannot carry out",
        (
            card.id_span
            if isinstance(found.node, Card) or not found.node.span.path
            else found.node.span
        ),
        f"this game has nothing for {found.what}",
        help=found.instead
        or "Say it otherwise: docs/language.md says of each word what a game carries out. Or add it to the runtime of the game.",
    )


def _of_nobody(card: Card, constants: tuple[str, ...]) -> Iterator[Finding]:
    if constants:
        yield error(
            "unnamed-set",
            f"`{card.id}` uses a noun that belongs to no game, set or pack",
            card.id_span,
            f"in Python it would be {constants[0]}",
            body="Nobody could say in which games this card can be played.",
            help="Put the file that declares the noun into the folder of a set or a pack.",
        )


def _same_classes(cards: list[Card], shapes: Shapes) -> Iterator[Finding]:
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
