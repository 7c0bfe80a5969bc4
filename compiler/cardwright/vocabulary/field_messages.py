"""What to say about fields. In: the field's declaration and what was written. Out: findings."""

from cardwright.findings import Finding, Label, error
from cardwright.findings.near import Near, near
from cardwright.findings.words import with_article
from cardwright.source import Span
from cardwright.syntax.forms import forms_body
from cardwright.syntax.nodes import Item, Word
from cardwright.vocabulary.entry import Kind
from cardwright.vocabulary.field_spec import FieldSpec
from cardwright.vocabulary.look_up import did_you_mean, fix_for
from cardwright.vocabulary.noun import Field


def missing_fields(item: Item, kind: Kind, fields: tuple[Field, ...]) -> tuple[Finding, ...]:
    present = {f.name for f in fields}
    return tuple(
        error(
            "missing-field",
            f"`{item.id.text}` has no {_spoken(spec)}",
            item.id.span,
            f"{_spoken(spec)} is missing",
            help=_how(spec, kind),
        )
        for spec in kind.fields
        if spec.always and spec.name not in present
    )


def unknown_field(kind: Kind, word: Word, names: tuple[str, ...], close: Near) -> Finding:
    return error(
        "unknown-field",
        f"{with_article(kind.one).capitalize()} has no field called `{word.text}`",
        word.span,
        did_you_mean(close),
        help=f"Its fields are {', '.join(f'`{name}`' for name in names)}.",
        fix=fix_for(word.span, close),
    )


def misspelt_verb(word: Word, close: Near) -> Finding:
    """The word that begins a clause or a step, so misspelt that its line reads like one of fields."""
    return error(
        "unknown-verb",
        f"No line starts with `{word.text}` here",
        word.span,
        did_you_mean(close),
        body=forms_body(close.words[0]),
        fix=fix_for(word.span, close),
    )


def _spoken(spec: FieldSpec) -> str:
    return spec.name.replace("_", " ")


def repeated(spec: FieldSpec, span: Span, before: Field) -> Finding:
    return error(
        "repeated-field",
        f"There is a second `{spec.name}` here",
        span,
        "delete one of the two",
        secondary=(Label(before.span, "the first one"),),
    )


def wrong_value(spec: FieldSpec, span: Span) -> Finding:
    return error(
        "wrong-field-value",
        f"`{spec.name}` {_wants(spec)}",
        span,
        _short(spec),
        help=_meaning(spec),
    )


def out_of_range(spec: FieldSpec, word: Word, least: int, most: int) -> Finding:
    return error(
        "out-of-range",
        f"`{spec.name}` takes a number from {least} to {most}",
        word.span,
        f"from {least} to {most}",
        help=_meaning(spec),
    )


def _meaning(spec: FieldSpec) -> str:
    """A field of a kind has only its name to say what it means."""
    return f"`{spec.name}` is {spec.means}." if " " in spec.means else ""


def wrong_word(spec: FieldSpec, word: Word, allowed: tuple[str, ...]) -> Finding:
    close = near(word.text, allowed)
    return error(
        "wrong-field-value",
        f"`{spec.name}` {_wants(spec)}, and `{word.text}` is not one",
        word.span,
        did_you_mean(close) or _short(spec),
        help=f"There are {', '.join(f'`{name}`' for name in allowed)}." if allowed else "",
        fix=fix_for(word.span, close),
    )


def _wants(spec: FieldSpec) -> str:
    if spec.is_flag:
        return "stands alone, with nothing behind it"
    if spec.least is not None and spec.most is not None and spec.takes == ("number",):
        return f"takes a number from {spec.least} to {spec.most}"
    if "version" in spec.takes:
        return (
            f"takes {_value_words(spec.takes[0])}s, each with a version if need be: `base >= 1.2`"
        )
    kinds = [_value_words(kind) for kind in spec.takes if kind != "to"]
    behind = ", and more with commas" if spec.several else ""
    if len(kinds) == 1:
        return f"takes {with_article(kinds[0])}{behind}"
    return f"takes {', '.join(kinds[:-1])} and {kinds[-1]}{behind}"


def _value_words(kind: str) -> str:
    return {"name": "word", "text": "text in quotes"}.get(kind, kind.replace("_", " "))


def _short(spec: FieldSpec) -> str:
    if spec.is_flag:
        return "delete this"
    return f"{_value_words(spec.takes[0])} wanted"


def _how(spec: FieldSpec, kind: Kind) -> str:
    if spec.bare:
        return f"Write one {_spoken(spec)} below the head, as a word alone."
    return f"Write `{spec.name}` below the head; it {_wants(spec)}."
