"""What cards are compiled with. In: a Vocabulary and the cards as rules. Out: Target: shapes, words and folders of Python modules."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import get_args

from cardwright.plan.from_vocabulary import from_vocabulary
from cardwright.plan.shapes import Shapes
from cardwright.rules.nodes import Card, Condition, Lasting, Node, Step
from cardwright.source import SourceFile
from cardwright.vocabulary import Vocabulary
from cardwright.vocabulary.layers import Layers, folder_of
from cardwright.wording import Lexicon, word_condition, word_lasting, word_step
from cardwright.wording.from_vocabulary import lexicon_of

PACKAGE = "cardwright_cards"


@dataclass(frozen=True, slots=True)
class Target:
    shapes: Shapes
    lexicon: Lexicon
    layers: Layers
    sources: Mapping[str, SourceFile]

    def folder(self, path: str) -> str:
        """Where the modules of a source file go: path for path below the package, or below the pack's own."""
        layer = self.layers.of(path)
        games = [folder_of(l.folder) for l in self.layers.all if l.level == "game"]
        for root in games:
            if path.startswith(f"{root}/" if root else ""):
                return _joined(PACKAGE, folder_of(path[len(root) :].lstrip("/")))
        return _joined(layer.id or PACKAGE, folder_of(path[len(layer.folder) :].lstrip("/")))

    def words(self, node: Node) -> str:
        """One clause of a card in plain words."""
        if isinstance(node, get_args(Condition)):
            return word_condition(node, self.lexicon)
        if isinstance(node, get_args(Lasting)):
            return word_lasting(node, self.lexicon)
        if isinstance(node, get_args(Step)):
            return word_step(node, self.lexicon)
        return ""


def target_of(
    vocabulary: Vocabulary, cards: tuple[Card, ...], sources: Iterable[SourceFile]
) -> Target:
    games = (layer.runtime for layer in vocabulary.layers.all if layer.runtime)
    return Target(
        from_vocabulary(vocabulary, cards, next(games, "")),
        lexicon_of(vocabulary),
        vocabulary.layers,
        {source.path: source for source in sources},
    )


def _joined(package: str, folder: str) -> str:
    return f"{package}/{folder}" if folder else package
