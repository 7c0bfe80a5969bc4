"""A card in plain words. In: a rules.Card and the lexicon of a language. Out: the lines that `cardwright text` prints."""

import re
from collections.abc import Callable, Iterator, Sequence

from cardwright.rules.nodes import Card, Noun
from cardwright.vocabulary.noun import Field, FieldValue
from cardwright.wording import Lexicon, Paragraph, word_card
from cardwright.wording.nominals import SINGLE
from cardwright.wording.reminders import NO_PAGES, Pages, meaning_of, reminders
from cardwright.wording.text import capitalized

# What stands in sentences instead of the usual words, or is read for them, and nowhere by itself.
OWN_WORDS = ("worded", "also_called", "also_worded", "never_called", "many", "plural")

_ID = re.compile(r"[a-z][a-z0-9_]*")
_PART_NAMES = {"requires": "requirement", "played": "immediate", "score": "points"}


def text_lines(
    card: Card,
    lexicon: Lexicon,
    pages: Pages = NO_PAGES,
    letters: Callable[[str], str] = str,
) -> list[str]:
    """Name, what kind of item it is with its facts, then what it says, and in brackets what a pack's nouns in it mean.

    `letters` puts words into a script; a name has its own.
    """
    reminded = (f"({reminder})" for reminder in reminders(card, pages, lexicon))
    said = (_facts(card, lexicon), *_lists(card, lexicon), *_says(card, lexicon, pages), *reminded)
    return [capitalized(card.name), *map(letters, said)]


def _says(card: Card, lexicon: Lexicon, pages: Pages) -> Sequence[str]:
    """A noun of a pack says what players must know of it in one sentence, as it does below a card."""
    meaning = meaning_of(card, pages, lexicon)
    return word_card(card, lexicon).lines if meaning is None else (capitalized(meaning.words),)


def text_parts(
    card: Card, lexicon: Lexicon, pages: Pages, letters: Callable[[str], str]
) -> dict[str, object]:
    """For programs: each part of the wording by itself, all of it as one text, and what is no part of the rule."""
    wording = word_card(card, lexicon)
    parts: dict[str, list[str]] = {}
    for paragraph in wording.paragraphs:
        name = _PART_NAMES.get(paragraph.part, paragraph.part)
        parts.setdefault(name, []).append(letters(str(paragraph)))
    facts = letters(_facts(card, lexicon))
    return {
        "name": card.name,
        "facts": facts,
        "parts": parts,
        "text": letters(str(wording)),
        "reminders": [letters(str(one)) for one in _reminded(card, lexicon, pages)],
    }


def _reminded(card: Card, lexicon: Lexicon, pages: Pages) -> Iterator[Paragraph]:
    meaning = meaning_of(card, pages, lexicon)
    if meaning is not None:
        yield meaning
    yield from reminders(card, pages, lexicon)


def _facts(card: Card, lexicon: Lexicon) -> str:
    """`Project card · number 047 · automated card · cost 10 M€ · tags plant`."""
    kind = _kind(card.kind, lexicon)
    facts = (
        _fact(field, lexicon)
        for field in card.fields
        if not _is_list(card, field) and field.name not in OWN_WORDS
    )
    return " · ".join((capitalized(kind), *facts))


def _kind(kind: Noun, lexicon: Lexicon) -> str:
    """A kind of item is a noun of the game; what nouns there are, the language knows."""
    categories = lexicon.phrases.sections.get("categories", {})
    return str(categories.get(kind.id, "")) or lexicon.entry(kind).form("", SINGLE)


def _lists(card: Card, lexicon: Lexicon) -> Iterator[str]:
    """A field with several lines, such as the rows of a board, has a line for each."""
    for number, field in enumerate(
        (f for f in card.fields if _is_list(card, f) and f.name not in OWN_WORDS), 1
    ):
        groups = ", ".join(_group(group, lexicon) for group in field.groups)
        yield f"{capitalized(_name(field, lexicon))} {number}: {groups}"


def _is_list(card: Card, field: Field) -> bool:
    return sum(other.name == field.name for other in card.fields) > 1


def _fact(field: Field, lexicon: Lexicon) -> str:
    translated = lexicon.entry(Noun("field", field.name)).phrases
    values = ", ".join(_group(group, lexicon) for group in field.groups)
    values = translated.get(values, values)
    if _says_itself(field):
        return values
    between = ": " if any(isinstance(value, Noun) for value in field.values) else " "
    return f"{_name(field, lexicon)}{between}{_with_unit(field, lexicon) or values}".strip()


def _says_itself(field: Field) -> bool:
    """A field without its name on the page: `event` says that it is the card's quality."""
    return len(field.values) == 1 and _is_of(field.values[0], field.name)


def _is_of(value: FieldValue, category: str) -> bool:
    return isinstance(value, Noun) and value.category == category


def _with_unit(field: Field, lexicon: Lexicon) -> str:
    match field.name, field.values:
        case "cost", (int() as number, *_) if lexicon.money is not None:
            return lexicon.quantity(number, lexicon.entry(lexicon.money)).text()
    return ""


def _name(field: Field, lexicon: Lexicon) -> str:
    """Fields of nouns are the language's, as categories are; all others are nouns of the game."""
    fields = lexicon.phrases.sections.get("fields", {})
    own = str(fields.get(field.name, ""))
    return own or lexicon.entry(Noun("field", field.name)).form("", SINGLE)


def _group(values: tuple[FieldValue, ...], lexicon: Lexicon) -> str:
    """`land area (2 steel)`, `white cube (the science track 4)`: what the first value brings with it stands in brackets."""
    words = list(_counted(values, lexicon))
    return f"{words[0]} ({', '.join(words[1:])})" if len(words) > 1 else "".join(words)


def _counted(values: tuple[FieldValue, ...], lexicon: Lexicon) -> Iterator[str]:
    for value, after in zip(values, (*values[1:], None), strict=True):
        if isinstance(value, Noun):
            noun = lexicon.entry(value)
            yield (
                _so_many(value, after, lexicon) if isinstance(after, int) else noun.form("", SINGLE)
            )
        elif isinstance(value, str):
            yield _spoken(value)
        elif value is values[0]:
            yield str(value)


def _spoken(text: str) -> str:
    """The id of another item as a name: `Space Baron`, for `space_baron`."""
    return text.replace("_", " ").title() if _ID.fullmatch(text) else text


def _so_many(noun: Noun, number: int, lexicon: Lexicon) -> str:
    """Behind a track stands a place on it; of all else there are so many."""
    words = lexicon.entry(noun)
    if noun.category == "track":
        return f"{words.form('', SINGLE)} {number}"
    return lexicon.quantity(number, words).text()
