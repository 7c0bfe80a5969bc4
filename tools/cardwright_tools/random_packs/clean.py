"""What check refuses is left out of a pack. In: texts by the names of files. Out: those that check finds no error in."""

from collections.abc import Iterator, Mapping

from cardwright.diagnostics import Diagnostic
from cardwright.plan.buildable import in_build, unbuilt_shapes
from cardwright.source import SourceFile
from cardwright_tools.checking.beside_the_game import Beside, check_beside_the_game, game
from cardwright_tools.sentences.packs import PACK

ROUNDS = 20


class NeverClean(Exception):
    """However much is left out, check finds an error: the message says which."""


def without_mistakes(files: Mapping[str, str], folder: str) -> dict[str, str]:
    """Without a noun, what names it goes too."""
    left = dict(files)
    for _ in range(ROUNDS):
        errors = list(_errors(left, folder))
        wrong = {error.primary.span.path.removeprefix(f"{folder}/") for error in errors} - {PACK}
        if errors and not wrong:
            raise NeverClean(errors[0].title)
        if not wrong:
            return left
        left = {name: text for name, text in left.items() if name not in wrong}
    raise NeverClean(f"{ROUNDS} rounds")


def _errors(files: Mapping[str, str], folder: str) -> Iterator[Diagnostic]:
    sources = [SourceFile(f"{folder}/{name}", text) for name, text in files.items()]
    beside = check_beside_the_game(sources)
    yield from (finding for finding in beside.findings if finding.is_error)
    yield from (finding for finding in _of_build(beside, sources) if finding.is_error)


def _of_build(beside: Beside, sources: list[SourceFile]) -> Iterator[Diagnostic]:
    cards = (*game().cards, *beside.cards)
    shapes = unbuilt_shapes(beside.vocabulary, cards, game().contracts)
    for source in sources:
        own = tuple(card for card in beside.cards if card.path == source.path)
        yield from in_build(own, source, beside.vocabulary, shapes)
