"""Nouns of a game, its sets and packs stand together, and clashes name both places. In: small files. Out: entries, findings."""

from collections.abc import Mapping

import pytest
from cardwright.findings import Finding
from cardwright.source import SourceFile
from cardwright.syntax import from_text
from cardwright.vocabulary import Vocabulary, from_pages

GAME = {
    "games/dust/game.card": 'game dust "Dust"\n    runtime dust\n',
    "games/dust/vocabulary/goods.card": 'resource ore "ore"\ntag ore "ore"\n',
    "games/dust/first/set.card": 'set first "First"\n    order 1\n',
}
PACK = {"/home/me/ice/pack.card": 'pack ice "Ice"\n    game dust\n    fan_made\n'}


def gathered(files: Mapping[str, str]) -> tuple[Vocabulary, tuple[Finding, ...]]:
    return from_pages(from_text(SourceFile(path, text))[0] for path, text in files.items())


@pytest.mark.parametrize(
    ("path", "level", "layer", "native"),
    [
        ("games/dust/vocabulary/more.card", "game", "dust", True),
        ("games/dust/more.card", "game", "dust", True),
        ("games/dust/first/more.card", "set", "first", False),
        ("games/dust/first/vocabulary/more.card", "set", "first", False),
        ("/home/me/ice/vocabulary/more.card", "pack", "ice", False),
        ("elsewhere/more.card", "pack", "", False),
    ],
)
def test_a_noun_belongs_to_the_nearest_folder_with_a_declaration(
    path: str, level: str, layer: str, native: bool
) -> None:
    vocabulary, found = gathered({**GAME, **PACK, path: 'token snow "snow"\n'})
    snow = vocabulary.find("snow", ("token",))
    assert snow is not None and found == ()
    assert (snow.layer.level, snow.noun.pack, snow.noun.native) == (level, layer, native)


def test_one_word_may_name_nouns_of_several_categories() -> None:
    vocabulary, found = gathered(GAME)
    assert found == ()
    assert [entry.noun.category for entry in vocabulary.everywhere("ore")] == ["resource", "tag"]


@pytest.mark.parametrize(
    ("first", "second", "told_at"),
    [
        ("games/dust/vocabulary/goods.card", "/home/me/ice/vocabulary/a.card", "/home/me/ice/vocabulary/a.card"),
        ("games/dust/vocabulary/goods.card", "games/dust/first/a.card", "games/dust/first/a.card"),
        ("games/dust/vocabulary/a.card", "games/dust/vocabulary/goods.card", "games/dust/vocabulary/goods.card"),
    ],
)  # fmt: skip
def test_two_declarations_of_one_noun_are_told_with_both_places(
    first: str, second: str, told_at: str
) -> None:
    ice = 'resource ice "ice"\n'
    files = {**GAME, **PACK}
    vocabulary, (found,) = gathered(
        {**files, first: files.get(first, "") + ice, second: files.get(second, "") + ice}
    )
    assert (found.slug, found.primary.span.path) == ("duplicate-noun", told_at)
    assert found.secondary[0].span.path == first
    kept = vocabulary.find("ice", ("resource",))
    assert kept is not None and kept.span.path == first


def test_two_packs_that_declare_the_same_are_told_so() -> None:
    other = {"/home/you/frost/pack.card": 'pack frost "Frost"\n    game dust\n'}
    snow = {f"/home/{where}/snow.card": 'token snow "snow"\n' for where in ("me/ice", "you/frost")}
    _, (found,) = gathered({**GAME, **PACK, **other, **snow})
    assert (found.slug, found.primary.text) == ("duplicate-noun", "pack `frost`")
    assert found.secondary[0].text == "pack `ice` has it first"


def test_a_kind_cannot_take_the_name_of_a_category() -> None:
    vocabulary, (found,) = gathered({**GAME, "games/dust/kinds.card": "kind tile\n    nouns tag\n"})
    kind = vocabulary.kind("tile")
    assert (found.slug, found.primary.span.path) == ("duplicate-noun", "games/dust/kinds.card")
    assert kind is not None and kind.is_category
