"""Where a clause is written. In: clauses, and the project that has them. Out: the line of each in its source."""

from collections.abc import Iterator

from cardwright import pipeline
from cardwright.rules.nodes import Card, Most, Node, OwnDiscount, Score
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.building.sources import read_sources
from cardwright_tools.project import Project
from cardwright_tools.stories.clauses import (
    LASTING,
    MOST,
    OWN_DISCOUNT,
    REQUIRES,
    SCORE,
    STARTS,
    Clause,
    plain_key,
)


def lines_of(clauses: list[Clause], rules: list[Rule], project: Project) -> dict[Clause, int]:
    """Line 1 where it cannot be told."""
    if not clauses:
        return {}
    blocks = {(rule.texts.source, rule.key): rule.texts.lines for rule in rules}
    sources = read_sources(project).all
    understanding, _ = pipeline.understand(sources.values())
    cards = {(card.path, card.id): card for card in understanding.cards}
    found = {}
    for clause in clauses:
        line = blocks[clause.source, clause.rule].get(clause.block, 0)
        card = cards.get((clause.source, plain_key(clause.rule)))
        if line == 0 and card is not None:
            spans = [node.span.start for node in _nodes(card, clause.name)]
            line = sources[clause.source].line_of(min(spans, default=0))
        found[clause] = line or 1
    return found


def _nodes(card: Card, clause: str) -> Iterator[Node]:
    of_name: dict[str, tuple[Node, ...]] = {
        REQUIRES: card.requires,
        STARTS: card.starts,
        LASTING: card.lasting,
        OWN_DISCOUNT: tuple(node for node in card.clauses if isinstance(node, OwnDiscount)),
        SCORE: tuple(node for node in card.clauses if isinstance(node, Score)),
        MOST: tuple(node for node in card.clauses if isinstance(node, Most)),
    }
    yield from of_name.get(clause, ())
