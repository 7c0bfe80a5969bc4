"""Milestones and awards (000 p. 10 and 11). In: a step. Out: one claimed or funded, and paid."""

from cardwright.rules.nodes import Card, Perform
from cardwright_tools.meaning.language.altering import tell_of
from cardwright_tools.meaning.language.asking import Run, ask
from cardwright_tools.meaning.language.carrying_out import reduction
from cardwright_tools.meaning.language.conditions import holds
from cardwright_tools.meaning.language.happened import Happened
from cardwright_tools.meaning.language.lasting import less_on_prize, pays_for
from cardwright_tools.meaning.language.book import MONEY, name_in_game
from cardwright_tools.meaning.language.paying import pay_money
from cardwright_tools.meaning.language.running import NotPlayed, Running

MOST = 3
MILESTONE = 8
AWARDS = (8, 14, 20)


def win_prize(node: Perform, now: Running) -> Run:
    """`perform claim milestone, 4 less`: as in a turn, at so much less; where that cannot be, nothing."""
    if node.noun is None or node.noun.id not in ("milestone", "award"):
        raise NotPlayed(node)
    kind = node.noun.id
    held = now.position["milestones"] if kind == "milestone" else now.position["awards"]
    open_ones = [one for one in now.book.prizes(kind) if can_be_won(one, held, now)]
    if len(held) >= MOST or not open_ones:
        return
    price = MILESTONE if kind == "milestone" else AWARDS[len(held)]
    reduced = price if node.free else reduction(node.less, now)
    due = max(0, max(0, price - less_on_prize(kind, now)) - reduced)
    if due > sum(now.me["gauges"].get(r, 0) for r in {MONEY, *pays_for(MONEY, now)}):
        return
    key = yield from ask(now.player, "prize", [one.id for one in open_ones])
    yield from pay_money(due, {}, now)
    held.append((key, now.player))
    verb = "claim" if kind == "milestone" else "fund"
    tell_of(now, Happened("performs", now.player, things=(verb,), noun=kind))


def can_be_won(prize: Card, held: list[tuple[str, int]], now: Running) -> bool:
    """Nobody has it, and its player has what a milestone asks for, without leeway."""
    if prize.id in [id for id, _ in held]:
        return False
    if prize.kind.id == "award":
        return True
    its = now.other(now.position, now.player, name_in_game(prize))
    return bool(prize.requires) and all(holds(asked, its) for asked in prize.requires)
