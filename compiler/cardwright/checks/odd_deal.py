"""`odd-deal`: cards are dealt that nobody has, or fewer of them than are kept. In: a deck. Out: one finding for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error

DEALT, KEPT = "dealt", "kept"


def findings(deck: Deck) -> Iterator[Finding]:
    have_cards = {noun for kind in deck.vocabulary.kinds.values() for noun in kind.qualities}
    for entry in deck.vocabulary.of_category("quality"):
        dealt, kept = entry.field(DEALT), entry.field(KEPT)
        if dealt is None:
            continue
        if entry.noun not in have_cards:
            yield error(
                "odd-deal",
                f"`{entry.noun.id}` is dealt, and no kind of card is of that type",
                dealt.span,
                "dealt before the game",
                help=f"Declare a kind of card with `cards_are {entry.noun.id}`.",
            )
        if kept is not None and entry.number_in(KEPT) > entry.number_in(DEALT):
            yield error(
                "odd-deal",
                f"Of `{entry.noun.id}` more are kept than dealt",
                kept.span,
                f"{entry.number_in(DEALT)} are dealt",
                help=f"Write `kept {entry.number_in(DEALT)}` or less, or deal more.",
            )
