"""Points at the end. In: a card and whose it is. Out: what it scores, and how far an award counts."""

from cardwright.rules.nodes import Most, Score
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.conditions import holds
from cardwright_tools.meaning.language.counts import count, printed_only
from cardwright_tools.meaning.language.running import Running


def points(now: Running) -> int:
    """All `score` lines together."""
    clauses = now.book.card(now.card).clauses
    return sum(score(clause, now) for clause in clauses if isinstance(clause, Score))


def score(node: Score, now: Running) -> int:
    """So many points, or so many for each of something; none where its condition does not hold."""
    now = printed_only(now)
    if node.condition is not None and not holds(node.condition, now):
        return 0
    return amount(node.amount, now)


def most(node: Most, now: Running) -> int:
    """What an award counts: all of these together."""
    return sum(count(each, printed_only(now)) for each in node.counts)
