"""What check, and the build behind it, say against a card. In: its text. Out: why it is refused; empty where it is not."""

from functools import cache, lru_cache
from traceback import extract_tb

from cardwright.pipeline import Project
from cardwright.source import SourceFile
from cardwright_tools.checking.beside_the_game import beside_the_game
from cardwright_tools.checking.beside_the_game import game as game_itself

FOLDER = "cards/fan/of_everything"
PATH = f"{FOLDER}/it.card"
"""Where the random cards stand: in a pack that needs all others, so that whatever they name is there."""


@cache
def pack_of_everything() -> SourceFile:
    layers = game_itself().language.vocabulary.layers.all
    others = ", ".join(layer.id for layer in layers if layer.level in ("set", "pack"))
    text = f'pack of_everything "Of Everything"\n    game terraforming_mars\n    fan_made\n    needs {others}\n'
    return SourceFile(f"{FOLDER}/pack.card", text)


@cache
def game() -> Project:
    """With that pack."""
    project = beside_the_game((pack_of_everything(),))
    project.findings()
    return project


@lru_cache(maxsize=64)
def refusal(text: str) -> str:
    """What is said of the card alone comes first: all cards together are asked only where that is nothing."""
    project = beside_the_game((pack_of_everything(), SourceFile(PATH, text)), game())
    of_it = (*project.told(PATH), *project.odd(PATH))
    for findings in (of_it, project.findings((PATH,))):
        for finding in findings:
            if finding.is_error:
                return finding.slug
    return ""


@lru_cache(maxsize=64)
def breakdown(text: str) -> str:
    """Where check broke, which it never may."""
    try:
        refusal(text)
    # Check may break in any way at all; how it does is what is told.
    except Exception as problem:
        return where(problem)
    return ""


def where(problem: Exception) -> str:
    last = extract_tb(problem.__traceback__)[-1]
    return f"{type(problem).__name__} in {last.filename.rpartition('/')[2]}:{last.name}"
