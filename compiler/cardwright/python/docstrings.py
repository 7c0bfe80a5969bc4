"""Docstrings from an author's words. In: any text. Out: one literal in triple quotes that says exactly this text."""


def docstring(text: str) -> str:
    """Nothing in the text can end the literal: quotes, backslashes and unprintable characters are escaped."""
    return f'"""{"".join(map(_character, " ".join(text.split())))}"""'


def _character(character: str) -> str:
    if character in '"\\':
        return "\\" + character
    if character.isprintable():
        return character
    return character.encode("unicode_escape").decode("ascii")
