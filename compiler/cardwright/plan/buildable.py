"""What a build would say, without building. In: rules of one file and the Shapes of its game. Out: diagnostics."""

from collections.abc import Iterable, Mapping

from cardwright.contract import Contract
from cardwright.diagnostics import Diagnostic
from cardwright.plan.describe import WORDLESS
from cardwright.plan.from_rules import from_rules
from cardwright.plan.from_vocabulary import from_vocabulary
from cardwright.plan.packages import game_of, games
from cardwright.plan.shapes import Shapes
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.vocabulary import Vocabulary


def shapes_of_games(
    vocabulary: Vocabulary,
    nouns: Iterable[Card],
    contracts: Mapping[str, Contract],
    packages: Mapping[str, str],
) -> dict[str, Shapes]:
    """Only of the games that something can play."""
    nouns = tuple(nouns)
    return {
        game.id: from_vocabulary(vocabulary, nouns, contracts[game.folder], packages)
        for game in games(vocabulary)
        if game.folder in contracts
    }


def unbuilt_shapes(
    vocabulary: Vocabulary, nouns: Iterable[Card], contracts: Mapping[str, Contract]
) -> dict[str, Shapes]:
    """Where nobody builds, it does not matter in which package the nouns of a pack are."""
    packages = {layer.id: layer.id for layer in vocabulary.layers.all}
    return shapes_of_games(vocabulary, nouns, contracts, packages)


def in_build(
    cards: tuple[Card, ...],
    source: SourceFile,
    vocabulary: Vocabulary,
    shapes: Mapping[str, Shapes],
) -> tuple[Diagnostic, ...]:
    game = game_of(vocabulary.layers.of(source.path), vocabulary)
    if game is None or game.id not in shapes or any(card.damaged for card in cards):
        return ()
    _, found = from_rules(cards, shapes[game.id], source, "", WORDLESS)
    return found
