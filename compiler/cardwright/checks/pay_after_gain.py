"""`pay-after-gain`: an action pays after it has gained. In: a deck. Out: a finding for each late payment, with a fix."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck, clauses_of
from cardwright.diagnostics import Diagnostic, Edit, Fix, Label, error
from cardwright.rules.nodes import Action, Pay, Step
from cardwright.source import SourceFile, Span


def _line_span(source: SourceFile, span: Span) -> Span:
    """The whole line, with its end."""
    line = source.line_of(span.start)
    start = source.line_starts[line - 1]
    return Span(span.path, start, start + len(source.line_text(line)) + 1)


def _fix(deck: Deck, reward: Step, payment: Pay) -> Fix | None:
    source = deck.source(payment.span.path)
    if source is None:
        return None
    late = _line_span(source, payment.span)
    before = Span(
        late.path, _line_span(source, reward.span).start, _line_span(source, reward.span).start
    )
    text = source.text_of(late)
    return Fix(
        "Pay first", (Edit(before, text if text.endswith("\n") else text + "\n"), Edit(late, ""))
    )


def findings(deck: Deck) -> Iterator[Diagnostic]:
    for card in deck.cards:
        for clause in clauses_of(card):
            if not isinstance(clause, Action):
                continue
            reward = next((step for step in clause.steps if not isinstance(step, Pay)), None)
            for step in clause.steps:
                if reward and isinstance(step, Pay) and step.span.start > reward.span.start:
                    yield error(
                        "pay-after-gain",
                        "An action must pay before it gains",
                        step.span,
                        "this cost comes after a reward",
                        secondary=(Label(reward.span, "the reward"),),
                        body="An action reads: cost, arrow, reward. It is offered only when its cost can be\n"
                        "paid, and what it gains cannot pay for it.",
                        fix=_fix(deck, reward, step),
                    )
