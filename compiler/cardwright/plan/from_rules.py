"""One source becomes one Python module. In: its rules, and the Setting that all sources share. Out: Planned, findings; and the catalogue by which the runtime finds the classes."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from cardwright.contract import Contract
from cardwright.contract.unplayable import Unplayable
from cardwright.findings import Finding, Label, error
from cardwright.findings.words import either, quoted, with_article
from cardwright.plan.expressions import Attribute, Call, Expression, Name, Pairs, Row, Text
from cardwright.plan.kinds_and_nouns import KindShape, NounRules, Shapes, from_vocabulary
from cardwright.plan.methods import methods
from cardwright.plan.names import (
    Package,
    badly_named,
    class_name,
    dotted,
    game_of,
    games,
    hand_written,
    is_id,
    noun_packages,
)
from cardwright.plan.pack_nouns import unheard_of
from cardwright.plan.planned_rule import PlannedRule, planned_rule
from cardwright.plan.rule_blocks import ACTION_TIMES, UNLIMITED
from cardwright.plan.self_description import (
    WORDLESS,
    ClassTexts,
    Words,
    constructor_arguments,
    description,
    texts,
)
from cardwright.plan.statements import (
    Class,
    Constant,
    Do,
    Import,
    Method,
    Module,
    imports_of,
    names_of_class,
    nouns_of_nobody,
    strange_to_game,
)
from cardwright.plan.steps_of_clauses import actions_of
from cardwright.rules.nodes import Action, Card, Limit, Node, UsesAction, WhenNamed
from cardwright.rules.rule_names import rule_name
from cardwright.source import SourceFile
from cardwright.values import dataclass, fields
from cardwright.vocabulary import Layer, Vocabulary


@dataclass(frozen=True, slots=True)
class Setting:
    """What every file is planned with. `packages`: that of the project first, then those it builds on; none where nobody builds."""

    vocabulary: Vocabulary
    packages: tuple[Package, ...]
    shapes: Mapping[str, Shapes]
    words: Words


@dataclass(frozen=True, slots=True)
class Listed:
    """A class of a module, in a set; the set is empty for what belongs to the game itself. `texts` are its words as JSON."""

    set_id: str
    module: str
    class_name: str
    texts: str = ""


@dataclass(frozen=True, slots=True)
class Planned:
    """No `module` where all rules are written in Python by hand; `listed` are the rules for the catalogue."""

    module: Module | None
    listed: tuple[Listed, ...]


def setting(
    vocabulary: Vocabulary,
    nouns: NounRules,
    contracts: Mapping[str, Contract],
    packages: tuple[Package, ...] = (),
    words: Words = WORDLESS,
) -> Setting:
    """Of a game that nothing can play there are no shapes."""
    # Where nobody builds, it does not matter in which package the nouns of a pack are.
    unbuilt = {layer.id: layer.id for layer in vocabulary.layers.all}
    places = noun_packages(vocabulary, packages) if packages else unbuilt
    shapes = {
        game.id: from_vocabulary(vocabulary, nouns, contracts[game.folder], places)
        for game in games(vocabulary)
        if game.folder in contracts
    }
    return Setting(vocabulary, packages, shapes, words)


def planned(
    cards: Iterable[Card], source: SourceFile, within: Setting
) -> tuple[Planned | None, tuple[Finding, ...]]:
    """None for a file that holds no rules, and for one of which nothing can be built."""
    game = game_of(within.vocabulary.layers.of(source.path), within.vocabulary)
    cards = tuple(cards)
    if game is None or game.id not in within.shapes or any(card.damaged for card in cards):
        return None, ()
    shapes = within.shapes[game.id]
    path = within.packages[0].module_path(source.path) if within.packages else ""
    module, found = from_rules(cards, shapes, source, path, within.words)
    texts = {made.name: made.texts for made in module.classes} if module is not None else {}
    listed = tuple(_listed(cards, shapes, game, path, texts))
    return (Planned(module, listed) if listed and not found else None), found


def _listed(
    cards: Iterable[Card], shapes: Shapes, game: Layer, path: str, texts: Mapping[str, str]
) -> Iterator[Listed]:
    for card in cards:
        if shapes.is_rule(card) and is_id(card.id):
            set_id = "" if card.set_id == game.id else card.set_id
            by_hand = hand_written(card)
            module, name = by_hand or (dotted(path), class_name(card.id, shapes.bases))
            yield Listed(set_id, module, name, "" if by_hand else texts.get(name, ""))


# ---------------------------------------------------------------- one module


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
    found += [_not_playable(c, p, source) for c in cards for p in unheard_of(c, shapes)]
    classes: list[Class] = []
    names: set[Name] = set()
    for card in rules:
        try:
            planned = _class(card, shapes.kinds[card.kind.id], shapes, source, words)
            used = frozenset(names_of_class(planned))
            _check_nouns(card, used, shapes)
        except Unplayable as problem:
            found.append(_not_playable(card, problem, source))
            continue
        classes.append(planned)
        names |= used
        found += _of_nobody(card, nouns_of_nobody(used, shapes))
    if not classes or found:
        return None, tuple(found)
    docstring = f"Written by the compiler from {source.path}: change that file instead."
    return Module(path, docstring, imports_of(names, shapes), classes=tuple(classes)), ()


def _class(card: Card, kind: KindShape, shapes: Shapes, source: SourceFile, words: Words) -> Class:
    check_item(card, kind, shapes)
    rule = planned_rule(card, kind, shapes)
    return Class(
        name=class_name(card.id, shapes.bases),
        base=Name(kind.base, shapes.contract.bases[kind.base].module),
        docstring=words.of_card(card),
        methods=(
            _constructor(rule),
            *methods(rule),
        ),
        texts=_as_json(texts(rule, source, words)),
    )


def _check_nouns(card: Card, used: frozenset[Name], shapes: Shapes) -> None:
    """Those of its fields: of its lines, each is refused where it stands."""
    for constant in strange_to_game(used, shapes):
        what = f"a noun that in Python would be {constant}"
        raise Unplayable(
            card, what, "Take another noun, or let the runtime of the game know this one."
        )


def _as_json(texts: ClassTexts) -> str:
    """Letters as they are, but for what is no letter at all: half a pair cannot be written to a file. Most cards need no reminder."""
    told = {field.name: getattr(texts, field.name) for field in fields(texts)}
    if not texts.reminders:
        del told["reminders"]
    text = json.dumps(told, ensure_ascii=False)
    return json.dumps(told) if _HALF_A_PAIR.search(text) else text


def _constructor(rule: PlannedRule) -> Method:
    make = Attribute(Call(Name("super")), "__init__")
    made = Do(Call(make, constructor_arguments(rule)))
    return Method("__init__", (), Name("None"), (made, *description(rule)))


def _not_playable(card: Card, found: Unplayable, source: SourceFile) -> Finding:
    is_whole = isinstance(found.node, Card) or not found.node.span.path
    span = card.id_span if is_whole else found.node.span
    said = " ".join(source.text[span.start : span.end].split())
    return error(
        NOT_PLAYABLE,
        f"`{card.id}` says something that this game cannot carry out",
        span,
        f"this game has nothing for {found.what.replace('{said}', said)}",
        secondary=(Label(found.kind, f"kind `{card.kind.id}`"),) if found.kind.path else (),
        help=found.instead,
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


# ---------------------------------------------------------------- the catalogue


_TYPE = "Final[dict[str, tuple[tuple[str, str], ...]]]"
_NEEDS_TYPE = "Final[dict[str, tuple[str, ...]]]"


def catalogue(listed: Iterable[Listed], needs: Mapping[str, tuple[str, ...]], path: str) -> Module:
    """`needs`: the sets without which a set cannot be used."""
    by_set: dict[str, list[Expression]] = {}
    for entry in listed:
        pair = Row((Text(entry.module), Text(entry.class_name)))
        by_set.setdefault(entry.set_id, []).append(pair)
    pairs = tuple((Text(set_id), Row(tuple(rules))) for set_id, rules in by_set.items())
    return Module(
        path=path,
        docstring="The rules of each set, as pairs of module and class, in the order of their sources.",
        imports=(Import("typing", ("Final",)),),
        constants=(
            Constant("RULES", _TYPE, Pairs(pairs)),
            Constant("NEEDS", _NEEDS_TYPE, _needs(needs)),
        ),
    )


def _needs(needs: Mapping[str, tuple[str, ...]]) -> Pairs:
    return Pairs(
        tuple(
            (Text(set_id), Row(tuple(Text(other) for other in others)))
            for set_id, others in sorted(needs.items())
        )
    )


# ---------------------------------------------------------------- what an item as a whole cannot be


def check_item(card: Card, kind: KindShape, shapes: Shapes) -> None:
    _check_type(card, shapes)
    _check_clauses(card, kind, shapes)
    _check_deal(card, kind, shapes)
    _check_areas(card, kind, shapes)


def _check_type(card: Card, shapes: Shapes) -> None:
    """The type that all items of one kind have is no type for those of another: where they lie goes by it."""
    taken = {kind.items_are for id, kind in shapes.kinds.items() if id != card.kind.id} - {None}
    for field in card.fields:
        for value in field.values:
            if value in taken:
                what = f"{_a(card)} of the type `{value}`"
                raise Unplayable(field, what, "That is the type of another kind of item.")


def _check_deal(card: Card, kind: KindShape, shapes: Shapes) -> None:
    """A type says how its cards are dealt where they become such cards as are dealt, and nowhere else."""
    type_ = kind.items_are
    if type_ is None:
        return
    said = shapes.marked[type_]
    wanted = shapes.contract.bases[kind.base].type_says
    for name in wanted:
        if name not in said:
            what = f"{_a(card)} whose type says no `{name}`"
            raise Unplayable(card, what, f"Let quality `{type_}` say `{name}`.", kind.span)
    for other, base in shapes.contract.bases.items():
        for name in base.type_says:
            if name in said and name not in wanted:
                what = f"{_a(card)} whose type says `{name}`"
                instead = f"Let kind `{card.kind}` say `base {rule_name(other)}`."
                raise Unplayable(card, what, instead, kind.span)


def _counts_uses(action: Action) -> bool:
    """Which of several it is, the player says when the use counts already."""
    asked = action.condition.walk() if action.condition is not None else ()
    return any(isinstance(node, UsesAction) for node in asked)


def _check_clauses(card: Card, kind: KindShape, shapes: Shapes) -> None:
    """Each clause has its time in what the kind becomes."""
    base = shapes.contract.bases.get(kind.base)
    if base is None:
        what = f"items of the kind `{card.kind.id}`"
        bases = either(quoted(sorted(map(rule_name, shapes.contract.bases))))
        raise Unplayable(card, what, f"Its `base` can be {bases}.", kind.span)
    for name, node in _clauses_of(card):
        if name not in base.clauses:
            said = either(quoted([one.replace("_", " ") for one in sorted(base.clauses)]))
            raise Unplayable(
                node, f"such a clause of {_a(card)}", f"{_a(card).capitalize()} can have {said}."
            )
    for node in card.walk():
        if isinstance(node, Limit) and not node.period.native:
            instead = "Say `per generation` or `per game`: of those the game knows the end."
            raise Unplayable(node, f"the end of such a time, `{node.period.id}`", instead)
    actions = actions_of(card)
    for action in actions:
        if len(actions) > 1 and _counts_uses(action):
            instead = "Write one `action` with `choose one`, and let an `option if ...` ask for it: there, this use counts already."
            raise Unplayable(
                action, "uses of actions that one of several actions asks for", instead
            )
        if action.limit is not None and action.limit.count is not None:
            instead = "Count what was done: `action any number of times if fewer times you use action of this card this generation than ...`."
            raise Unplayable(action.limit, "an action as many times as is counted", instead)
        unheard = (action.unlimited and UNLIMITED not in base.data) or (
            action.limit is not None and ACTION_TIMES not in base.data
        )
        if unheard:
            said = "any number of times" if action.unlimited else "once per ..."
            what = f"`{said}` on {_a(card)}"
            raise Unplayable(
                action, what, "Say `action` alone: how often it may be taken is a rule of the game."
            )


def _a(card: Card) -> str:
    return with_article(card.kind.id.replace("_", " "))


def _clauses_of(card: Card) -> Iterator[tuple[str, Node]]:
    """Of a moment, the name as well."""
    for clause in card.clauses:
        name = rule_name(type(clause))
        yield (f"{name} {clause.moment.id}" if isinstance(clause, WhenNamed) else name), clause
    yield from (("requires", condition) for condition in card.requires)
    yield from (("starts", stock) for stock in card.starts)
    yield from (("lasting", effect) for effect in card.lasting)


def _check_areas(card: Card, kind: KindShape, shapes: Shapes) -> None:
    """A board has no more areas than the game has numbers for."""
    most = shapes.contract.limits.get("areas")
    if kind.is_board and most is not None:
        rows = [field for field in card.fields if field.name == "row"]
        areas = sum(len(row.groups) for row in rows)
        if areas > most:
            raise Unplayable(rows[-1], f"a board of {areas} areas", f"It holds {most} at most.")
