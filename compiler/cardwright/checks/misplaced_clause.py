"""`misplaced-clause`: a clause or a field on a card whose type never has it. In: a deck. Out: a finding for each."""

from collections.abc import Iterator

from cardwright.checks.deck import Deck
from cardwright.findings import Finding, error
from cardwright.findings.words import with_article
from cardwright.rules.nodes import Card, Node, Noun
from cardwright.rules.rule_names import rule_name
from cardwright.vocabulary import Entry
from cardwright.vocabulary.clause_names import LASTING

SPOKEN = {
    "action": "an action",
    "whenever": "an effect that waits",
    LASTING: "a lasting effect",
    "when_played": "steps when played",
    "own_discount": "a discount on itself",
    "score": "points",
}


def named_clauses(card: Card) -> Iterator[tuple[str, Node]]:
    for clause in card.clauses:
        yield rule_name(type(clause)), clause
    for effect in card.lasting:
        yield LASTING, effect


def _misplaced(quality: Entry, card: Card) -> Iterator[tuple[str, Node]]:
    for name, clause in named_clauses(card):
        if name in quality.texts_in("without"):
            yield name, clause
    never = {noun.id for noun in quality.nouns_in("never_has")}
    for field in card.fields:
        if field.name in never:
            yield field.name, field


def _qualities(deck: Deck, card: Card) -> Iterator[Entry]:
    values = (value for field in card.fields for value in field.values)
    for noun in values:
        if (
            isinstance(noun, Noun)
            and (entry := deck.entry(noun))
            and (entry.has("without") or entry.has("never_has"))
        ):
            yield entry


def _finding(card: Card, quality: Entry, name: str, clause: Node) -> Finding:
    what = SPOKEN.get(name, f"`{name.replace('_', ' ')}`")
    return error(
        "misplaced-clause",
        f"`{card.id}` is {with_article(quality.one)} and has {what}",
        clause.span,
        f"never on {quality.many}",
        help="Change the type of the card, or move what it does under `when played`.",
    )


def findings(deck: Deck) -> Iterator[Finding]:
    for card in deck.cards:
        for quality in _qualities(deck, card):
            for name, clause in _misplaced(quality, card):
                yield _finding(card, quality, name, clause)
