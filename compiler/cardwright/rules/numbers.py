"""Numbers as written. In: a word such as `8%` or `-12`. Out: the whole number it means."""

from cardwright.findings import error
from cardwright.rules.reader import Reader
from cardwright.syntax.nodes import Word


def number_of(reader: Reader, word: Word) -> int:
    text = word.text.rstrip("%")
    if "." not in text:
        return int(text)
    reader.tell(
        error(
            "broken-number",
            f"`{word.text}` is not a whole number",
            word.span,
            f"`{text.partition('.')[0]}%`, perhaps?",
            help="Everything in a game is counted in whole numbers.",
        )
    )
    return 0
