"""`broken-version`: the version of a set or pack cannot be compared with others. In: a deck. Out: a finding for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.vocabulary.versions import is_version

MANIFESTS = ("set", "pack")


def findings(deck: Deck) -> Iterator[Finding]:
    for category in MANIFESTS:
        for entry in deck.vocabulary.of_category(category):
            field = entry.field("version")
            version = "".join(entry.texts_in("version"))
            if field and not is_version(version):
                yield error(
                    "broken-version",
                    f"`{version}` does not say which version comes later",
                    field.span,
                    "numbers with dots",
                    help="A version is one to four numbers with dots between them, for example `1.2`.",
                )
