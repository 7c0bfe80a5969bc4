"""A line that can be read, only not where it stands. In: the line and the start rule of its place. Out: one Finding."""

import re

from cardwright.findings import Finding, error
from cardwright.source import SourceFile, Span
from cardwright.syntax.forms import forms_body
from cardwright.syntax.grammar import Grammar
from cardwright.syntax.layout import LayoutRow
from cardwright.syntax.nodes import Word

CLAUSES = "item"
FACTS = "fields"
"""Any words can be facts: that a line can be read as such says nothing."""

EFFECTS = "effects"
_SO_OFTEN = re.compile(r"\s*(?:once|twice|\w+ times) (?:per|a|an|each|every) \w+")
_SO_MANY = re.compile(r"\s*(?:at most|up to) (\w+)")
_FOR_A_CARD = """What an action says may hold for the next card, and an action is used so often:

    action
        for the next card
            {held}"""
_SO_MUCH_OF_IT = """An action may take so much of it:

    action
        pay x {resource}, at most {most}
        gain x {instead_of}"""

STANDING = {
    "item": "a clause or a step",
    "steps": "a step",
    "options": "an `option`",
    "effects": "a lasting effect",
    "lasts": "a lasting effect or a `whenever`",
    "holds": "a lasting effect, an action or a `whenever`",
}


def is_lasting(grammar: Grammar, source: SourceFile, row: LayoutRow) -> bool:
    """It begins with a noun and says what holds: `card_price is 1 lower`."""
    clause = grammar.read(source, row.start, row.end, CLAUSES).phrase
    return clause is not None and clause.rule != FACTS


def misplaced(word: Word, rule: str) -> Finding:
    return error(
        "broken-line",
        f"A line with `{word.text}` cannot stand here",
        word.span,
        f"I expected {STANDING[rule]}",
        body=forms_body(word.text),
        help="Look at the indentation: it says which line this one belongs to.",
    )


def stands_below_the_head(word: Word, rule: str) -> Finding:
    return error(
        "broken-line",
        f"A line with `{word.text}` cannot stand here",
        word.span,
        f"I expected {STANDING[rule]}",
        help="What this line says holds for as long as its card is in play: it stands directly below the head of the card.",
    )


def limited_effect(grammar: Grammar, source: SourceFile, row: LayoutRow) -> Finding | None:
    """`titanium_value is 1 higher, once per generation`: what holds is said to hold so often, or for so much."""
    held, comma, limit = source.text[row.start : row.end].partition(",")
    read = grammar.read_line(held, EFFECTS).phrase
    said = _instead(held, limit, read.rule) if read is not None else ""
    if not said:
        return None
    return error(
        "broken-line",
        f"`{held}` holds without a limit",
        Span(source.path, row.start + len(held + comma), row.end),
        "this cannot be said of it",
        body=said,
    )


def _instead(held: str, limit: str, rule: str) -> str:
    so_many = _SO_MANY.match(limit)
    if rule == "pays_for" and so_many:
        resource, *_, instead_of = held.split()
        return _SO_MUCH_OF_IT.format(resource=resource, instead_of=instead_of, most=so_many[1])
    if rule in ("pays_for", "value_is") and _SO_OFTEN.match(limit):
        return _FOR_A_CARD.format(held=held)
    return ""


def otherwise_of_may(source: SourceFile, row: LayoutRow) -> Finding:
    """What happens if the player does not want to, or cannot: he chooses between the two."""
    return error(
        "broken-line",
        "What happens if a player does not do what he may is an option of its own",
        row.span(source.path),
        "`otherwise` belongs to an `if`, or to options",
        body="Let the player choose between the two; where the first cannot be done, only the second is offered:\n\n"
        "    choose one\n        option\n            ...\n        option\n            ...",
        help="Below `each opponent` it is each of them who chooses, and `its owner` speaks of the owner of the card.",
    )


def missing_option(source: SourceFile, row: LayoutRow) -> Finding:
    """A choice whose steps stand right below it: which of them belong together, nobody knows."""
    text = source.text[row.start : row.end]
    return error(
        "broken-line",
        "A choice is made between options, and this step stands in none",
        row.span(source.path),
        "I expected an `option` above it",
        body=f"Each option has its steps below it:\n\n    choose one\n        option\n            {text}"
        "\n        option\n            ...",
    )
