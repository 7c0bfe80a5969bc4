"""What check refuses is left out of a pack. In: texts by the names of files. Out: those that check finds no error in."""

from collections.abc import Mapping

from cardwright.findings import Finding
from cardwright.source import SourceFile
from cardwright_tools.checking.beside_the_game import beside_the_game
from cardwright_tools.sentences.packs import PACK

ROUNDS = 20


class NeverClean(Exception):
    """However much is left out, check finds an error: the message says which."""


def without_mistakes(files: Mapping[str, str], folder: str) -> dict[str, str]:
    """Without a noun, what names it goes too."""
    left = dict(files)
    for _ in range(ROUNDS):
        errors = _errors(left, folder)
        wrong = {error.primary.span.path.removeprefix(f"{folder}/") for error in errors} - {PACK}
        if errors and not wrong:
            raise NeverClean(errors[0].title)
        if not wrong:
            return left
        left = {name: text for name, text in left.items() if name not in wrong}
    raise NeverClean(f"{ROUNDS} rounds")


def _errors(files: Mapping[str, str], folder: str) -> list[Finding]:
    sources = [SourceFile(f"{folder}/{name}", text) for name, text in files.items()]
    findings = beside_the_game(sources).findings(source.path for source in sources)
    return [finding for finding in findings if finding.is_error]
