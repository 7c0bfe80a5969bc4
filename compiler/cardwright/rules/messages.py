"""What to say about an item whose lines do not fit its kind. In: the item or line. Out: findings."""

from typing import get_args

from cardwright.findings import Finding, error
from cardwright.findings.near import Near, near
from cardwright.findings.words import with_article
from cardwright.rules.forms import node_classes
from cardwright.rules.nodes import Lasting
from cardwright.syntax.nodes import Item, Line, Phrase
from cardwright.syntax.quarantine import is_waiting_kind, quarantined
from cardwright.vocabulary.clause_names import LASTING
from cardwright.vocabulary.entry import Kind
from cardwright.vocabulary.from_syntax import kind_id
from cardwright.vocabulary.look_up import did_you_mean, fix_for
from cardwright.vocabulary.vocabulary import Vocabulary


def clause_name(rule: str) -> str:
    return LASTING if node_classes().get(rule) in get_args(Lasting) else rule


def unknown_kind(item: Item, vocabulary: Vocabulary) -> Finding:
    written = " ".join(word.text for word in item.kind)
    if item.kind and is_waiting_kind(kind_id(item)):
        return quarantined(item.kind[0].span, written)
    seen = {entry.noun.id for entry in vocabulary.of_category("kind", item.id.span.path)}
    kinds = [kind for kind in vocabulary.kinds.values() if kind.is_category or kind.id in seen]
    close = near(kind_id(item), [kind.id for kind in kinds])
    close = Near(tuple(word.replace("_", " ") for word in close.words), close.certain)
    span = item.kind[0].span.to(item.kind[-1].span) if item.kind else item.id.span
    declared = sorted(kind.id.replace("_", " ") for kind in kinds if not kind.is_category)
    return error(
        "unknown-kind",
        f"There is no kind of item called `{written}`",
        span,
        did_you_mean(close),
        help=f"An item begins with its kind: {', '.join(f'`{id}`' for id in declared)}, or a category of noun.",
        fix=fix_for(span, close),
    )


def stray_step(line: Line, phrase: Phrase, kind: Kind) -> Finding:
    below = [name for name in ("when_played", "action", "when_named") if name in kind.clauses]
    heads = " or ".join(f"`{name.replace('_', ' ')}`" for name in below) or "such a line"
    return error(
        "stray-step",
        f"`{line.words[0].text}` is a step, and nothing says when it happens",
        phrase.span,
        "when does this happen?",
        help=f"Steps stand below a line that says when, one level further in: {heads}.",
    )


def clause_not_allowed(phrase: Phrase, kind: Kind) -> Finding:
    said = clause_name(phrase.rule).replace("_", " ")
    allowed = ", ".join(f"`{name.replace('_', ' ')}`" for name in kind.clauses)
    return error(
        "clause-not-allowed",
        f"{with_article(kind.one).capitalize()} cannot have `{said}`",
        phrase.span,
        help=f"It can have {allowed}." if allowed else "It can have fields only.",
    )
