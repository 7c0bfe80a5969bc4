"""A difference in words. In: a Difference and the lexicon of a language. Out: what is printed and what the rule says, as a sentence."""

from typing import Any, get_args

from cardwright.printed.differences import Difference
from cardwright.rules.nodes import Clause, Condition, Event, Lasting, Node, Option, Step, Stock
from cardwright.wording import Lexicon, word_clause, word_condition, word_lasting, word_option
from cardwright.wording import word_step
from cardwright.wording.phrases import PhraseMissing
from cardwright.wording.text import capitalized
from cardwright.wording.writer import Writer


def in_words(value: Any, lexicon: Lexicon) -> str:
    """As the generator would say it, or as it was printed; empty for what is not said."""
    if value is None or isinstance(value, str):
        return value or ""
    if isinstance(value, tuple):
        return "; ".join(in_words(each, lexicon) for each in value)
    try:
        return _worded(value, lexicon)
    except (PhraseMissing, KeyError):
        # A piece of a rule that no whole sentence words; its name still says what it is.
        return type(value).__name__


def _worded(value: Node, lexicon: Lexicon) -> str:
    match value:
        case Stock(amount, gauge):
            return lexicon.quantity(amount, Writer(lexicon).gauge(gauge)).text()
        case Option():
            return word_option(value, lexicon)
    if isinstance(value, get_args(Clause)):
        return word_clause(value, lexicon)
    if isinstance(value, get_args(Lasting)):
        return word_lasting(value, lexicon)
    if isinstance(value, get_args(Condition)):
        return capitalized(word_condition(value, lexicon))
    if isinstance(value, get_args(Step)):
        return word_step(value, lexicon)
    if isinstance(value, get_args(Event)):
        return capitalized(Writer(lexicon).of(value).text())
    return type(value).__name__


def sentence_of(difference: Difference, lexicon: Lexicon) -> str:
    """`amount: printed is "Gain 99 plants", the rule says "Gain 1 plant"`"""
    printed, ruled = in_words(difference.printed, lexicon), in_words(difference.ruled, lexicon)
    if difference.ruled is None:
        return f"{difference.kind}: the rule does not say `{printed}`"
    if difference.printed is None:
        return f"{difference.kind}: the text does not say `{ruled}`"
    return f"{difference.kind}: printed is `{printed}`, the rule says `{ruled}`"
