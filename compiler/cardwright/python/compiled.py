"""Plans as files, before formatting. In: the plan of one source, and what it was planned with. Out: GeneratedFile; those of nouns and catalogues."""

import json
from collections.abc import Iterable, Iterator, Mapping

from cardwright.contract import Contract
from cardwright.findings import Finding
from cardwright.plan import from_rules as plan
from cardwright.plan.from_rules import Listed, Planned, Setting, catalogue, planned
from cardwright.plan.kinds_and_nouns import rules_of_nouns
from cardwright.plan.names import CATALOGUE, NOUNS, Package, game_of, layer_folder
from cardwright.plan.pack_nouns import nouns_module
from cardwright.python.from_plan import from_plan
from cardwright.python.generated_file import GeneratedFile
from cardwright.python.worded import words_of
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.values import dataclass
from cardwright.vocabulary import Layer, Vocabulary

__all__ = ["Compiled", "Setting", "compiled", "file_of", "setting"]


@dataclass(frozen=True, slots=True)
class Compiled:
    """No `file` where all rules are written in Python by hand."""

    file: GeneratedFile | None
    listed: tuple[Listed, ...]


def setting(
    vocabulary: Vocabulary,
    cards: Iterable[Card],
    contracts: Mapping[str, Contract],
    packages: tuple[Package, ...],
) -> Setting:
    """With the words of the language that generated code speaks; `cards` are those of all nouns at least."""
    cards = tuple(cards)
    nouns = rules_of_nouns(cards, vocabulary)
    words = words_of(vocabulary, lambda: cards)
    return plan.setting(vocabulary, nouns, contracts, packages, words)


def compiled(
    cards: Iterable[Card], source: SourceFile, within: Setting
) -> tuple[Compiled | None, tuple[Finding, ...]]:
    """None for a file that holds no rules, and for one that cannot be compiled."""
    made, found = planned(cards, source, within)
    return (file_of(made) if made is not None else None), found


def file_of(made: Planned) -> Compiled:
    return Compiled(from_plan(made.module) if made.module is not None else None, made.listed)


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


def texts_file(path: str, rules: Iterable[Listed]) -> GeneratedFile:
    """A rule a line, so that a change shows as one."""
    lines = (
        f"  {json.dumps(rule.module.rpartition('.')[2] + '.' + rule.class_name)}: {rule.texts}"
        for rule in rules
    )
    return GeneratedFile(path, "{\n" + ",\n".join(lines) + "\n}\n")


def _own_layers(within: Setting) -> tuple[Layer, ...]:
    own, *others = within.packages
    layers = within.vocabulary.layers.all
    return tuple(
        layer
        for layer in layers
        if own.holds(layer.folder) and not any(other.holds(layer.folder) for other in others)
    )
