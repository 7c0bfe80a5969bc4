"""Plain wording of a rule. In: rules nodes and the lexicon of a language. Out: Wording of a card, or the words of one node."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardwright.rules.nodes import (
    Action,
    Card,
    Clause,
    Condition,
    FirstAction,
    Lasting,
    Lies,
    Most,
    Node,
    Option,
    Score,
    Step,
    WhenNamed,
    WhenPlayed,
    WhenReaches,
    Whenever,
)
from cardwright.wording import (
    by_fields,
    changes,
    clauses,
    conditions,
    events,
    lasting,
    places,
    steps,
    structures,
)
from cardwright.wording.lexicon import Lexicon
from cardwright.wording.text import SentencePart, capitalized, sentence
from cardwright.wording.wording import Paragraph, Wording
from cardwright.wording.writer import Writer

_WORDED_BY = (by_fields, changes, clauses, conditions, events, lasting, places, steps, structures)

_PARTS: dict[type[Node], str] = {
    WhenPlayed: "played",
    WhenReaches: "bonus",
    WhenNamed: "moment",
    FirstAction: "first_action",
    Action: "action",
    Whenever: "effect",
    Score: "score",
    Most: "most",
    Lies: "lies",
}


def word_card(card: Card, lexicon: Lexicon) -> Wording:
    writer = Writer(lexicon, card)
    return Wording(tuple(_paragraphs(writer, card)))


def word_clause(clause: Clause, lexicon: Lexicon, card: Card | None = None) -> str:
    """Its sentences, with the label before them."""
    return str(_paragraph(Writer(lexicon, card), clause))


def word_lasting(effect: Lasting, lexicon: Lexicon) -> str:
    return str(_labelled(Writer(lexicon), "effect", Writer(lexicon).of(effect), (effect,)))


def word_step(step: Step, lexicon: Lexicon) -> str:
    """`Gain 2 plants`, without a full stop: a label."""
    return capitalized(Writer(lexicon).of(step).text())


def word_condition(condition: Condition, lexicon: Lexicon) -> str:
    """`5 ocean tiles`: what must be there."""
    return Writer(lexicon).of(condition).text()


def word_option(option: Option, lexicon: Lexicon) -> str:
    """`Gain 2 plants and draw 1 card`: the label of a choice."""
    return capitalized(structures.option(Writer(lexicon), option).text())


def word_starts(card: Card, lexicon: Lexicon) -> str:
    """`You start with 42 M€.`"""
    return str(_start(Writer(lexicon, card), card))


def word_requirements(requires: Sequence[Condition], lexicon: Lexicon) -> str:
    """`Requires 5 ocean tiles.`"""
    return str(_requirement(Writer(lexicon), requires))


def _paragraphs(writer: Writer, card: Card) -> Iterator[Paragraph]:
    if card.requires:
        yield _requirement(writer, card.requires)
    if card.starts:
        yield _start(writer, card)
    yield from _clauses(writer, [c for c in card.clauses if not isinstance(c, Score)])
    for effect in card.lasting:
        yield _labelled(writer, "effect", writer.of(effect), (effect,))
    # Points stand at the end of a card.
    yield from _clauses(writer, [c for c in card.clauses if isinstance(c, Score)])


def _clauses(writer: Writer, wanted: Sequence[Clause]) -> Iterator[Paragraph]:
    """Of several actions only one can be taken, so the second begins with `or`."""
    for clause, before in zip(wanted, (None, *wanted), strict=False):
        paragraph = _paragraph(writer, clause)
        another = isinstance(clause, Action) and isinstance(before, Action)
        label = writer.list_word("or_action") if another else paragraph.label
        yield replace(paragraph, label=label)


def _paragraph(writer: Writer, clause: Clause) -> Paragraph:
    return _labelled(writer, _PARTS[type(clause)], writer.of(clause), (clause,))


def _requirement(writer: Writer, requires: Sequence[Condition]) -> Paragraph:
    conditions_ = writer.all_of([writer.of(condition) for condition in requires])
    return _labelled(
        writer, "requires", writer.phrase("Card", "requires", conditions=conditions_), requires
    )


def _start(writer: Writer, card: Card) -> Paragraph:
    stocks = [
        writer.lexicon.quantity(stock.amount, writer.gauge(stock.gauge)) for stock in card.starts
    ]
    text = writer.phrase("Card", "starts", stocks=writer.all_of(stocks))
    return _labelled(writer, "starts", text, card.starts)


def _labelled(writer: Writer, part: str, text: SentencePart, nodes: Sequence[Node]) -> Paragraph:
    table = writer.lexicon.phrases
    label = table.template("labels", part) if table.has("labels", part) else ""
    return Paragraph(part, label, sentence(text.text()), tuple(nodes))
