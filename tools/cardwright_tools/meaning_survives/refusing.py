"""What check, and the build behind it, say against a card. In: its text and path. Out: why it is refused; empty where it is not."""

from functools import lru_cache
from traceback import extract_tb

from cardwright.source import SourceFile
from cardwright_tools.checking.beside_the_game import beside_the_game


@lru_cache(maxsize=64)
def refusal(text: str, path: str) -> str:
    findings = beside_the_game((SourceFile(path, text),)).findings((path,))
    return next((finding.slug for finding in findings if finding.is_error), "")


@lru_cache(maxsize=64)
def breakdown(text: str, path: str) -> str:
    """Where check broke, which it never may."""
    try:
        refusal(text, path)
    # Check may break in any way at all; how it does is what is told.
    except Exception as problem:
        return where(problem)
    return ""


def where(problem: Exception) -> str:
    last = extract_tb(problem.__traceback__)[-1]
    return f"{type(problem).__name__} in {last.filename.rpartition('/')[2]}:{last.name}"
