"""Plain wording of a rule. In: rules nodes and the lexicon of a language. Out: Wording of a card, or the words of one node."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import assert_never

from cardwright.rules.nodes import (
    Action,
    AnyCondition,
    Card,
    Clause,
    Condition,
    FirstAction,
    Lasting,
    Lies,
    Most,
    Node,
    Option,
    OwnDiscount,
    Score,
    Step,
    Stock,
    WhenNamed,
    WhenPlayed,
    WhenReaches,
    Whenever,
    asked_together,
)
from cardwright.values import replace
from cardwright.wording import (
    by_fields,
    carrying_out,
    changes,
    clauses,
    conditions,
    events,
    gauges,
    lasting,
    places,
    steps,
    structures,
)
from cardwright.wording.lexicon import Lexicon
from cardwright.wording.text import PlainText, SentencePart, capitalized, sentence, uncapitalized
from cardwright.wording.wording import Paragraph, Wording
from cardwright.wording.writer import Writer

_WORDED_BY = (
    *(by_fields, carrying_out, changes, clauses, conditions, events, gauges),
    *(lasting, places, steps, structures),
)


# With these in it, an action is no part of a longer sentence.
_LONG = (". ", ", ", "; ")


def word_card(card: Card, lexicon: Lexicon) -> Wording:
    writer = _writer_of(card, lexicon)
    return Wording(tuple(_paragraphs(writer, card)))


def word_clause(clause: Clause, lexicon: Lexicon, card: Card | None = None) -> str:
    """Its sentences, with the label before them."""
    return str(_paragraph(_writer_of(card, lexicon) if card else Writer(lexicon), clause))


def _writer_of(card: Card, lexicon: Lexicon) -> Writer:
    return Writer(lexicon.in_style_of(card.path), card)


def word_lasting(effect: Lasting, lexicon: Lexicon) -> str:
    return str(_labelled(Writer(lexicon), "effect", Writer(lexicon).of(effect), (effect,)))


def word_step(step: Step, lexicon: Lexicon) -> str:
    """`Gain 2 plants`, without a full stop: a label."""
    return capitalized(lexicon.phrases.smooth(Writer(lexicon).of(step).text()))


def word_condition(condition: Condition, lexicon: Lexicon) -> str:
    """`5 ocean tiles`: what must be there."""
    return lexicon.phrases.smooth(Writer(lexicon).of(condition).text())


def word_option(option: Option, lexicon: Lexicon) -> str:
    """`Gain 2 plants and draw 1 card`: the label of a choice."""
    return capitalized(lexicon.phrases.smooth(structures.option(Writer(lexicon), option).text()))


def word_starts(card: Card, lexicon: Lexicon) -> str:
    """`You start with 42 M€.`"""
    return str(_start(_writer_of(card, lexicon), card))


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
    """Of several actions only one can be taken: short ones stand in one sentence."""
    for is_action, several in groupby(wanted, lambda clause: isinstance(clause, Action)):
        paragraphs = [_paragraph(writer, clause) for clause in several]
        if is_action and len(paragraphs) > 1:
            yield from _one_or_another(writer, paragraphs)
        else:
            yield from paragraphs


def _one_or_another(writer: Writer, actions: Sequence[Paragraph]) -> Iterator[Paragraph]:
    words = [paragraph.words.removesuffix(".") for paragraph in actions]
    if any(sign in each for each in words for sign in _LONG):
        label = writer.list_word("or_action")
        yield actions[0]
        yield from (replace(paragraph, label=label) for paragraph in actions[1:])
        return
    joined = writer.list_word("or_action_joined").join([words[0], *map(uncapitalized, words[1:])])
    nodes = tuple(node for paragraph in actions for node in paragraph.nodes)
    yield replace(actions[0], words=sentence(joined), nodes=nodes)


def _paragraph(writer: Writer, clause: Clause) -> Paragraph:
    return _labelled(writer, _part(clause), writer.of(clause), (clause,))


def _part(clause: Clause) -> str:
    match clause:
        case WhenPlayed():
            return "played"
        case WhenReaches():
            return "bonus"
        case WhenNamed():
            return "moment"
        case FirstAction():
            return "first_action"
        case Action():
            return "action"
        case Whenever():
            return "effect"
        case OwnDiscount():
            return "own_discount"
        case Score():
            return "score"
        case Most():
            return "most"
        case Lies():
            return "lies"
    assert_never(clause)


def _requirement(writer: Writer, requires: Sequence[Condition]) -> Paragraph:
    """What a sentence of its own says best (`oxygen must be 5% or less`) stands behind the others."""
    conditions = [each for condition in requires for each in asked_together(condition)]
    said = [writer.of(condition) for condition in conditions]
    asked = [phrase for phrase in said if not phrase.has("must")]
    # What follows one or another would belong to it.
    apart = [phrase for phrase in asked if phrase.section == AnyCondition.__name__]
    together = writer.all_of([phrase for phrase in asked if phrase not in apart])
    sentences: list[SentencePart] = [together, *apart] if together.parts else [*apart]
    first = [writer.phrase("Card", "requires", conditions=each).text() for each in sentences]
    own = [phrase.text("must") for phrase in said if phrase.has("must")]
    words = " ".join(sentence(each) for each in (*first, *own))
    return _labelled(writer, "requires", PlainText(words), requires)


def _start(writer: Writer, card: Card) -> Paragraph:
    """Production, then what one has of it, and money last."""
    ordered = sorted(card.starts, key=lambda stock: _place_at_start(writer, stock))
    stocks = [
        writer.lexicon.quantity(stock.amount, writer.gauge(stock.gauge))
        for stock in ordered
        if stock.amount >= 0
    ]
    lower = [_starts_lower(writer, stock) for stock in ordered if stock.amount < 0]
    first = [writer.phrase("Card", "starts", stocks=writer.all_of(stocks))] if stocks else []
    words = " ".join(sentence(phrase.text()) for phrase in (*first, *lower))
    return _labelled(writer, "starts", PlainText(words), card.starts)


def _place_at_start(writer: Writer, stock: Stock) -> int:
    if stock.gauge.family is not None:
        return 0
    return 2 if stock.gauge.noun == writer.lexicon.money else 1


def _starts_lower(writer: Writer, stock: Stock) -> SentencePart:
    steps = writer.lexicon.quantity(-stock.amount, writer.word("step"))
    gauge = writer.lexicon.noun(writer.gauge(stock.gauge))
    return writer.phrase("Card", "starts_lower", gauge=gauge, steps=steps)


def _labelled(writer: Writer, part: str, text: SentencePart, nodes: Sequence[Node]) -> Paragraph:
    table = writer.lexicon.phrases
    label = table.template("labels", part) if table.has("labels", part) else ""
    return Paragraph(part, label, sentence(table.smooth(text.text())), tuple(nodes))
