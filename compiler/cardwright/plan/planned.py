"""One source is planned. In: its rules, and the Setting that all of them share. Out: Planned, or why nothing can be built of it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from cardwright.contract import Contract
from cardwright.findings import Finding
from cardwright.plan.catalogue import Listed
from cardwright.plan.from_rules import from_rules
from cardwright.plan.from_vocabulary import from_vocabulary
from cardwright.plan.hand_written import hand_written
from cardwright.plan.names import class_name, is_id
from cardwright.plan.statements import Module
from cardwright.plan.packages import Package, dotted, game_of, games, noun_packages
from cardwright.plan.shapes import Shapes
from cardwright.plan.describe import WORDLESS, Words
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.vocabulary import Layer, Vocabulary


@dataclass(frozen=True, slots=True)
class Setting:
    """What every file is planned with. `packages`: that of the project first, then those it builds on; none where nobody builds."""

    vocabulary: Vocabulary
    packages: tuple[Package, ...]
    shapes: Mapping[str, Shapes]
    words: Words


@dataclass(frozen=True, slots=True)
class Planned:
    """No `module` where all rules are written in Python by hand; `listed` are the rules for the catalogue."""

    module: Module | None
    listed: tuple[Listed, ...]


def setting(
    vocabulary: Vocabulary,
    nouns: Iterable[Card],
    contracts: Mapping[str, Contract],
    packages: tuple[Package, ...] = (),
    words: Words = WORDLESS,
) -> Setting:
    """`nouns` are the items of the vocabulary as rules: a tile says where it lies. Of a game that nothing can play there are no shapes."""
    nouns = tuple(nouns)
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
