"""One word looked up, with what to say when it is not found. In: a Word and the categories its place allows. Out: Noun, finding."""

from cardwright.findings import Finding, Edit, Fix, Label, error
from cardwright.findings.near import Near
from cardwright.findings.words import either, quoted, with_article
from cardwright.source import Span
from cardwright.syntax.foreign import said_inside
from cardwright.syntax.nodes import Word
from cardwright.vocabulary.categories import categories
from cardwright.vocabulary.entry import Entry
from cardwright.vocabulary.noun import Noun
from cardwright.vocabulary.vocabulary import Vocabulary

MISSING = "?"
WHERE_PACKS_ARE = "A pack that is needed lies in a folder beside this one, or is installed, or comes with the game."


def look_up(
    vocabulary: Vocabulary,
    word: Word,
    wanted: tuple[str, ...],
    also: tuple[str, ...] = (),
    help: str = "",
) -> tuple[Noun, Finding | None]:
    """The noun; a stand-in of pack `?` together with the finding if there is none. `also` is allowed but not spoken of."""
    allowed = (*wanted, *also)
    entry = vocabulary.find(word.text, allowed, word.span.path)
    if entry is not None:
        return entry.noun, None
    stand_in = Noun(wanted[0], word.text, MISSING)
    elsewhere = vocabulary.everywhere(word.text)
    if elsewhere:
        return stand_in, _wrong(vocabulary, word, wanted, allowed, elsewhere, help)
    return stand_in, _unknown(vocabulary, word, wanted, allowed, help)


def _unknown(
    vocabulary: Vocabulary,
    word: Word,
    wanted: tuple[str, ...],
    allowed: tuple[str, ...],
    help: str,
) -> Finding:
    close = vocabulary.near(word.text, allowed, _author(word, allowed))
    ours = said_inside([word.text])
    if ours and not close.words:
        return _said_otherwise(word, wanted, ours)
    # Each slug has its page, so it names only what the language knows; categories that a game adds are nouns.
    what = wanted[0] if len(wanted) == 1 and wanted[0] in categories() else "noun"
    return error(
        f"unknown-{what}",
        f"There is no {named(wanted)} called `{word.text}`",
        word.span,
        did_you_mean(close),
        body="" if close.words else _existing(vocabulary, wanted, _author(word, wanted)),
        help=help or (WHERE_PACKS_ARE if "pack" in wanted and not close.words else ""),
        fix=fix_for(word.span, close),
    )


def _said_otherwise(word: Word, wanted: tuple[str, ...], ours: tuple[str, ...]) -> Finding:
    """`a card`: an article stands where a noun could. `3 microbes here`: so does a place."""
    with_its_blank = Span(word.span.path, word.span.start - 1, word.span.end)
    is_needless = "" in ours
    return error(
        "unknown-noun",
        f"There is no {named(wanted)} called `{word.text}`",
        word.span,
        "leave this out" if is_needless else f"say {either(quoted(ours))} here",
        fix=Fix(f"Leave `{word.text}` out", (Edit(with_its_blank, ""),)) if is_needless else None,
    )


def _wrong(
    vocabulary: Vocabulary,
    word: Word,
    wanted: tuple[str, ...],
    allowed: tuple[str, ...],
    elsewhere: tuple[Entry, ...],
    help: str,
) -> Finding:
    # A word can be a noun of the language and an item of the game as well; the first says more.
    found = min(elsewhere, key=lambda entry: entry.noun.category not in categories())
    close = vocabulary.near(word.text, allowed, _author(word, allowed))
    return error(
        "wrong-noun",
        f"`{word.text}` is {with_article(named((found.noun.category,)))}, not {with_article(named(wanted))}",
        word.span,
        did_you_mean(close) or f"{with_article(named(wanted))} is wanted",
        secondary=(Label(found.span, f"`{found.noun.id}` is declared here"),),
        body="" if close.words else _existing(vocabulary, wanted, _author(word, wanted)),
        help=help,
    )


def _author(word: Word, categories: tuple[str, ...]) -> str:
    """Whose nouns may be meant: those that the file of the word builds on. Any pack can be named as one that is needed."""
    return "" if "pack" in categories else word.span.path


def did_you_mean(close: Near) -> str:
    return f"did you mean {either(quoted(close.words))}?" if close.words else ""


def fix_for(span: Span, close: Near) -> Fix | None:
    if not close.certain:
        return None
    return Fix(f"Write `{close.words[0]}`", (Edit(span, close.words[0]),), is_certain=True)


def named(categories: tuple[str, ...]) -> str:
    """`resource or counter`."""
    return either([category.replace("_", " ") for category in dict.fromkeys(categories)])


def _existing(vocabulary: Vocabulary, categories: tuple[str, ...], path: str) -> str:
    entries = (entry for c in categories for entry in vocabulary.of_category(c, path))
    ids = [f"`{entry.noun.id}`" for entry in entries]
    if not ids:
        return f"No {named(categories)} is declared in the vocabulary."
    shown = ", ".join(ids[:12]) + (" ..." if len(ids) > 12 else "")
    return f"There are {shown}."
