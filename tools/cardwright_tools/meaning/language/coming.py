"""A change before it comes, and what follows a deed. In: a deed that is done. Out: what was held back, and whoever waited has answered."""

from cardwright_tools.meaning.language.adding import put_on, take
from cardwright_tools.meaning.language.altering import alter, how_much_comes, there_is
from cardwright_tools.meaning.language.answers import HeldBack, in_any_order
from cardwright_tools.meaning.language.asking import Run
from cardwright_tools.meaning.language.gauges import move_down, raise_for_nobody, raise_track
from cardwright_tools.meaning.language.happened import Happened
from cardwright_tools.meaning.language.position import NOBODY
from cardwright_tools.meaning.language.running import Running

# More answers than this to one deed are no longer carried out.
MOST_ANSWERS = 60


def aftermath(now: Running) -> Run:
    """A deed is done: what was held back comes, then whoever waited for a change answers, and then whoever waited for what these change."""
    answers = 0
    yield from let_come(now)
    while effects := now.position["aftermath"]:
        now.position["aftermath"] = []
        answers += len(effects)
        if answers <= MOST_ANSWERS:
            yield from in_any_order(effects, now)
            yield from let_come(now)


def let_come(now: Running) -> Run:
    while now.position["held_back"]:
        first = now.position["held_back"].pop(0)
        yield from come(first, now)


def come(waiting: HeldBack, now: Running) -> Run:
    """What stands before it is carried out; then comes what of it was not prevented."""
    coming = waiting.coming
    much = yield from how_much_comes(coming, list(waiting.answers), now)
    its = now.other(now.position, coming.by, "")
    if coming.card and coming.how == "up":
        put_on(coming.card, much, its, answered=True)
    elif coming.card:
        lying = now.position["players"][coming.whose]["resources"].get(coming.card, 0)
        take(coming.card, min(much, lying), its, "removed")
    elif coming.whose == NOBODY:
        yield from move(coming, much, its)
    elif coming.how == "up":
        alter(its, coming.whose, coming.things[0], much, answered=True)
    else:
        gauge = coming.things[0]
        much = min(much, there_is(coming.whose, gauge, now))
        alter(its, coming.whose, gauge, -much, coming.how, answered=True)
        if waiting.stolen:
            alter(its, coming.by, gauge, much)


def move(coming: Happened, much: int, its: Running) -> Run:
    """A track."""
    track = coming.things[0]
    if coming.how != "up":
        move_down(track, much, its, answered=True)
    elif coming.by == NOBODY:
        yield from raise_for_nobody(track, much, its, answered=True)
    else:
        yield from raise_track(track, much, its, answered=True)
