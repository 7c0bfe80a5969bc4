"""Rules as files, before formatting. In: rules of one source and what they are compiled with. Out: GeneratedFile and its list."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from cardwright.contract import Contract
from cardwright.diagnostics import Diagnostic
from cardwright.plan.buildable import shapes_of_games
from cardwright.plan.catalogue import Listed, catalogue
from cardwright.plan.describe import Words
from cardwright.plan.from_rules import from_rules
from cardwright.plan.hand_written import hand_written
from cardwright.plan.names import class_name, is_id
from cardwright.plan.pack_nouns import nouns_module
from cardwright.plan.packages import (
    CATALOGUE,
    NOUNS,
    Package,
    dotted,
    game_of,
    layer_folder,
    noun_packages,
)
from cardwright.plan.shapes import Shapes
from cardwright.python.from_plan import from_plan
from cardwright.python.generated_file import GeneratedFile
from cardwright.python.worded import words_of
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.vocabulary import Layer, Vocabulary


@dataclass(frozen=True, slots=True)
class Setting:
    """What every file is compiled with. `packages`: that of the project first, then those it builds on."""

    vocabulary: Vocabulary
    packages: tuple[Package, ...]
    shapes: Mapping[str, Shapes]
    words: Words


@dataclass(frozen=True, slots=True)
class Compiled:
    """No `file` where all rules are written in Python by hand."""

    file: GeneratedFile | None
    listed: tuple[Listed, ...]


def setting(
    vocabulary: Vocabulary,
    nouns: Iterable[Card],
    contracts: Mapping[str, Contract],
    packages: tuple[Package, ...],
) -> Setting:
    """`nouns` are the items of the vocabulary as rules: a tile says where it lies."""
    shapes = shapes_of_games(vocabulary, nouns, contracts, noun_packages(vocabulary, packages))
    return Setting(vocabulary, packages, shapes, words_of(vocabulary))


def compiled(
    cards: Iterable[Card], source: SourceFile, within: Setting
) -> tuple[Compiled | None, tuple[Diagnostic, ...]]:
    """None for a file that holds no rules, and for one that cannot be compiled."""
    game = game_of(within.vocabulary.layers.of(source.path), within.vocabulary)
    cards = tuple(cards)
    if game is None or game.id not in within.shapes or any(card.damaged for card in cards):
        return None, ()
    shapes = within.shapes[game.id]
    path = within.packages[0].module_path(source.path)
    module, found = from_rules(cards, shapes, source, path, within.words)
    listed = tuple(_listed(cards, shapes, game, path))
    if found or not listed:
        return None, found
    return Compiled(from_plan(module) if module is not None else None, listed), ()


def _listed(cards: Iterable[Card], shapes: Shapes, game: Layer, path: str) -> Iterator[Listed]:
    for card in cards:
        if shapes.is_rule(card) and is_id(card.id):
            set_id = "" if card.set_id == game.id else card.set_id
            by_hand = hand_written(card)
            module, name = by_hand or (dotted(path), class_name(card.id, shapes.bases))
            yield Listed(set_id, module, name)


def nouns_of_packs(within: Setting) -> Iterator[GeneratedFile]:
    """A file for each pack of the project that adds nouns."""
    for layer in _own_layers(within):
        entries = (e for e in within.vocabulary.entries if e.layer == layer)
        game = game_of(layer, within.vocabulary)
        if not layer.is_native and game is not None and game.id in within.shapes:
            path = f"{layer_folder(layer, within.packages)}/{NOUNS}.py"
            module = nouns_module(entries, within.shapes[game.id], path)
            if module is not None:
                yield from_plan(module)


def catalogue_paths(within: Setting) -> Iterator[str]:
    """One for each game of the project, and one for each pack outside of the games' folders."""
    own = _own_layers(within)
    games_here = [layer for layer in own if layer.is_native]
    for layer in own:
        inside = any(layer.folder.startswith(game.folder + "/") for game in games_here)
        if layer.is_native or (layer.level == "pack" and not inside):
            yield f"{layer_folder(layer, within.packages)}/{CATALOGUE}.py"


def catalogue_file(listed: Iterable[Listed], path: str, within: Setting) -> GeneratedFile:
    """With what the sets and packs below its folder need."""
    folder = path.rpartition("/")[0]
    needs = {
        layer.id: tuple(other.id for other in entry.nouns_in("needs"))
        for layer in _own_layers(within)
        for entry in within.vocabulary.of_category(layer.level)
        if entry.noun.id == layer.id and entry.has("needs")
        if (layer_folder(layer, within.packages) + "/").startswith(folder + "/")
    }
    return from_plan(catalogue(listed, needs, path))


def _own_layers(within: Setting) -> tuple[Layer, ...]:
    own, *others = within.packages
    layers = within.vocabulary.layers.all
    return tuple(
        layer
        for layer in layers
        if own.holds(layer.folder) and not any(other.holds(layer.folder) for other in others)
    )
