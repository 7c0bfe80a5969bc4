"""`wrong-set-count`: a set has more or fewer cards than it says. In: a deck. Out: one finding for each wrong count."""

from collections import Counter
from collections.abc import Iterator

from cardwright.checks.all_cards import AllCards
from cardwright.findings import Finding, error
from cardwright.rules.nodes import Noun
from cardwright.vocabulary.noun import Field, FieldValue


def _pair(group: tuple[FieldValue, ...]) -> tuple[Noun, int] | None:
    match group:
        case (Noun() as kind, int() as number) | (int() as number, Noun() as kind):
            return kind, number
        case _:
            return None


def _not_a_count(field: Field) -> Finding:
    return error(
        "wrong-field-value",
        "`counts` takes a kind and how many of it there are",
        field.span,
        "a kind and a number wanted",
        help="For example `counts card 5, corporation 2`.",
    )


def findings(deck: AllCards) -> Iterator[Finding]:
    layers = deck.vocabulary.layers
    there = Counter((layers.of(gist.path), gist.kind) for gist in deck.gists)
    for entry in deck.vocabulary.entries:
        field = entry.field("counts")
        for group in field.groups if field else ():
            pair = _pair(group)
            if field and pair is None:
                yield _not_a_count(field)
            elif field and pair and there[entry.layer, pair[0].id] != pair[1]:
                kind, expected = pair
                found = there[entry.layer, kind.id]
                yield error(
                    "wrong-set-count",
                    f"`{entry.noun.id}` says that it has {expected} of `{kind.id}`; its folder has {found}",
                    field.span,
                    f"{found} found",
                    help="Correct the count, or find the card that is missing, doubled or damaged.",
                )
