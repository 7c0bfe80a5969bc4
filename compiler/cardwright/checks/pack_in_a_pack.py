"""`pack-in-a-pack`: in the folder of a pack lies another pack, a set or a game. In: a deck. Out: a finding for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, Label, error
from cardwright.findings.words import with_article
from cardwright.vocabulary import Layer

ABOVE = "../"
"""Where a pack is built, the game seems to lie above it."""


def findings(deck: Deck) -> Iterator[Finding]:
    layers = deck.vocabulary.layers.all
    for pack in layers:
        for other in layers:
            if pack.level == "pack" and _is_inside(other, pack):
                yield _finding(pack, other)


def _is_inside(other: Layer, pack: Layer) -> bool:
    """Of two packs in one folder the later one is too many."""
    if other.folder == pack.folder:
        return other.level != "pack" or other.span < pack.span
    folder = f"{pack.folder}/" if pack.folder else ""
    return other.folder.startswith(folder) and not other.folder.startswith(ABOVE)


def _finding(pack: Layer, other: Layer) -> Finding:
    is_pack = other.level == "pack"
    return error(
        "pack-in-a-pack",
        f"The pack `{pack.id}` holds {'another pack' if is_pack else with_article(other.level)}",
        pack.span,
        "this pack",
        secondary=(Label(other.span, f"the {other.level} `{other.id}` lies in its folder"),),
        body="A pack is one folder with one manifest: its cards, its saves and what is built of it go by one id. Games and their sets come with the toolchain.",
        help=(
            f"Move `{other.id}` to a folder beside the pack."
            if is_pack
            else f"Delete the {other.level}: what the pack declares is its own."
        ),
    )
