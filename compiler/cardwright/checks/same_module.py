"""`same-module`: two files would become one module of Python, or a file and a folder. In: a deck. Out: one finding for each later file."""

from collections.abc import Iterator

from cardwright.checks.all_cards import AllCards
from cardwright.checks.gist import Gist
from cardwright.findings import Finding, Label, error
from cardwright.plan.names import Package
from cardwright.rules.nodes import Card

_ANYWHERE = Package("", "")


def findings(deck: AllCards) -> Iterator[Finding]:
    first: dict[str, Gist] = {}
    for gist in deck.gists:
        kind = deck.vocabulary.kind(gist.kind)
        if kind is not None and kind.base:
            first.setdefault(gist.path, gist)
    modules: dict[str, Gist] = {}
    names = {path: _module_of(path) for path in first}
    for path, gist in first.items():
        earlier = modules.setdefault(names[path], gist)
        if earlier is not gist:
            yield _finding(deck.card(gist), deck.card(earlier), "the same module of Python")
    for path, gist in first.items():
        for folder in _folders_of(names[path]):
            if folder in modules:
                other = deck.card(modules.pop(folder))
                yield _finding(deck.card(gist), other, "a module below that of a file")


def _module_of(path: str) -> str:
    return _ANYWHERE.module_path(path).removesuffix(".py")


def _folders_of(module: str) -> Iterator[str]:
    while "/" in module:
        module = module.rpartition("/")[0]
        yield module


def _finding(card: Card, other: Card, becomes: str) -> Finding:
    return error(
        "same-module",
        f"The file of `{card.id}` would become {becomes}",
        card.id_span,
        "stands in the later file",
        secondary=(Label(other.id_span, "stands in the other one"),),
        body="A module has the name of its file, in small letters, with an underscore for every other sign; a folder is a package of that name."
        " Of two that come out alike, one would never be played.",
        help="Give one of the two files, or the folder, another name.",
    )
