"""What a build would say, without building. In: rules of one file and the Shapes of its game. Out: diagnostics."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from cardwright.diagnostics import Diagnostic
from cardwright.plan.from_rules import NOT_PLAYABLE, from_rules
from cardwright.plan.from_vocabulary import from_vocabulary
from cardwright.plan.packages import game_of, games
from cardwright.plan.shapes import Shapes
from cardwright.plan.words import Words
from cardwright.rules.nodes import Card
from cardwright.source import SourceFile
from cardwright.vocabulary import Vocabulary

WORDLESS = Words(lambda card: "", lambda node: "", lambda card, nodes: "")
"""What a rule says is no part of whether it can be built."""


def shapes_of_games(
    vocabulary: Vocabulary, nouns: Iterable[Card], packages: Mapping[str, str]
) -> dict[str, Shapes]:
    nouns = tuple(nouns)
    return {
        game.id: from_vocabulary(vocabulary, nouns, game.runtime, packages)
        for game in games(vocabulary)
    }


def unbuilt_shapes(vocabulary: Vocabulary, nouns: Iterable[Card]) -> dict[str, Shapes]:
    """Where nobody builds, it does not matter in which package the nouns of a pack are."""
    packages = {layer.id: layer.id for layer in vocabulary.layers.all}
    return shapes_of_games(vocabulary, nouns, packages)


def in_build(
    cards: tuple[Card, ...],
    source: SourceFile,
    vocabulary: Vocabulary,
    shapes: Mapping[str, Shapes],
) -> tuple[Diagnostic, ...]:
    """A card that cannot be played yet can be checked and worded, so that this is only a warning before it is built."""
    game = game_of(vocabulary.layers.of(source.path), vocabulary)
    if game is None or any(card.damaged for card in cards):
        return ()
    _, found = from_rules(cards, shapes[game.id], source, "", WORDLESS)
    return tuple(replace(d, level="warning") if d.slug == NOT_PLAYABLE else d for d in found)
