"""`unlike-its-file`: a file holds one item, whose id is not its name. In: a deck. Out: a warning for each such file."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import PurePosixPath

from cardwright.checks.all_cards import AllCards
from cardwright.checks.gist import Gist
from cardwright.findings import Finding, warning
from cardwright.rules.nodes import Card


def findings(deck: AllCards) -> Iterator[Finding]:
    in_file: dict[str, list[Gist]] = defaultdict(list)
    for gist in deck.gists:
        kind = deck.vocabulary.kind(gist.kind)
        if kind is not None and kind.base:
            in_file[gist.path].append(gist)
    for path, gists in in_file.items():
        name = PurePosixPath(path).stem
        if len(gists) == 1 and not _is_called_like(gists[0].id, name):
            yield _finding(deck.card(gists[0]), name)


def _is_called_like(id: str, file: str) -> bool:
    """Its folder may say the rest: `boards/tharsis/building.card` has the item `tharsis_building`."""
    return id == file or id.endswith(f"_{file}") or id.startswith(f"{file}_")


def _finding(card: Card, name: str) -> Finding:
    return warning(
        "unlike-its-file",
        f"`{card.id}` stands in the file `{name}`",
        card.id_span,
        "not the name of its file",
        body="A card is looked for in the file that is called like it.",
        help=f"Rename the file to `{card.id}.card`, or the card.",
    )
