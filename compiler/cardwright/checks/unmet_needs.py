"""`unmet-needs`: a set or pack needs a later version of another one than there is. In: a deck. Out: a finding for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.vocabulary import Entry
from cardwright.vocabulary.noun import Noun
from cardwright.vocabulary.versions import numbers_of

MANIFESTS = ("set", "pack")


def bounds_of(entry: Entry) -> Iterator[tuple[Noun, str]]:
    """What it needs, and from which version on."""
    for field in entry.fields:
        if field.name == "needs":
            for group in field.groups:
                match group:
                    case (Noun() as noun, str(least)):
                        yield noun, least


def findings(deck: Deck) -> Iterator[Finding]:
    for category in MANIFESTS:
        for entry in deck.vocabulary.of_category(category):
            for noun, least in bounds_of(entry):
                other = deck.entry(noun)
                field = entry.field("needs")
                if other and field and not _is_met(other, least):
                    yield error(
                        "unmet-needs",
                        f"`{entry.noun.id}` needs {noun.id} {least} or later, and {_there_is(other)}",
                        field.span,
                        f"{least} or later",
                        help=f"Get a later `{noun.id}`, or need an earlier version if that is enough for your cards.",
                    )


def _is_met(other: Entry, least: str) -> bool:
    version = "".join(other.texts_in("version"))
    return bool(version) and numbers_of(version) >= numbers_of(least)


def _there_is(other: Entry) -> str:
    version = "".join(other.texts_in("version"))
    return f"version {version} is here" if version else f"`{other.noun.id}` says no version"
