"""Whole packs: nouns of their own, and cards that use them. In: what a game says, and chance. Out: texts by the names of files."""

import random
from collections.abc import Mapping

from cardwright.pipeline import Project
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.vocabulary import Vocabulary, from_pages
from cardwright.vocabulary.entry import Kind
from cardwright.vocabulary.layers import layers_of
from cardwright_tools.sentences.sentences import Sentences

PACK = "pack.card"
NEVER_ADDED = frozenset(("field", "game", "kind", "lexicon", "module", "pack", "quality", "set"))
"""Categories whose nouns are no things of a game."""


def drawn_pack(
    game: Project, folder: str, id: str, chance: random.Random, cards: int
) -> dict[str, str]:
    """A file for each noun and each card, so that any of them can be left out. `folder`: where the pack will lie."""
    files = {PACK: _head(id, game.language.vocabulary)}
    plain = Sentences(game.language.grammar, _with(game, folder, files), chance, id)
    kinds = [kind for kind in plain.vocabulary.kinds.values() if _is_noun(kind)]
    for number, kind in enumerate(chance.choices(kinds, k=chance.randint(3, 8))):
        noun = plain.card(kind, 1, f"{id}_{kind.id}_{number}")
        files[f"vocabulary/{kind.id}_{number}.card"] = noun
    own = Sentences(game.language.grammar, _with(game, folder, files), chance, id)
    return files | {f"card_{n}.card": own.card(id=f"{id}_{n}") for n in range(cards)}


def _head(id: str, vocabulary: Vocabulary) -> str:
    (game,) = (entry.noun.id for entry in vocabulary.of_category("game"))
    first = vocabulary.of_category("set")[0].noun.id
    return f'pack {id} "{id.title()}"\n    game {game}\n    fan_made\n    needs {first}\n'


def _is_noun(kind: Kind) -> bool:
    return kind.is_category and kind.id not in NEVER_ADDED


def _with(game: Project, folder: str, files: Mapping[str, str]) -> Vocabulary:
    """What the author of the pack may use: other packs are not there."""
    sources = (SourceFile(f"{folder}/{name}", text) for name, text in files.items())
    pages = [from_text(source, game.language.grammar)[0] for source in sources]
    layers = layers_of((*game.pages, *pages))
    seen = layers.seen_from(f"{folder}/{PACK}")
    return from_pages(page for page in (*game.pages, *pages) if layers.of(page.path) in seen)[0]
