"""A player's number goes up or down, or a track, and cards hear of it. In: who does it, to whose number. Out: the changed position."""

from dataclasses import replace
from typing import Literal

from cardwright.rules.nodes import Half, Prevent
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.answers import (
    Effect,
    HeldBack,
    in_any_order,
    waiting_for,
)
from cardwright_tools.meaning.language.asking import Number
from cardwright_tools.meaning.language.happened import Happened, How
from cardwright_tools.meaning.language.position import NOBODY
from cardwright_tools.meaning.language.running import Running, change


def alter(
    now: Running,
    seat: int,
    gauge: str,
    by: int,
    how: How = "lost",
    answered: bool = False,
    as_bonus: bool = False,
) -> None:
    """`how` is why it goes down; `answered`: nobody may hold it back any more."""
    coming = Happened(
        "changes",
        now.player,
        things=(gauge,),
        whose=seat,
        much=abs(by),
        how="up" if by > 0 else how,
        as_bonus=as_bonus,
    )
    if not answered and coming.how != "paid" and is_held_back(coming, now):
        return
    if by < 0:
        by = max(by, -there_is(seat, gauge, now))
    change(now.position["players"][seat], gauge, by)
    tell(now, gauge, abs(by), "up" if by > 0 else how, seat)


def there_is(seat: int, gauge: str, now: Running) -> int:
    """How far it can go down: what is only to come is not there yet."""
    return max(now.position["players"][seat]["gauges"].get(gauge, 0) - now.book.least(gauge), 0)


def tell(now: Running, thing: str, much: int, how: How, seat: int = NOBODY, card: str = "") -> None:
    """What it sets off waits until the deed that made it is done (ruling `changes-answered-afterwards`)."""
    if much:
        happened = Happened(
            "changes", now.player, card, things=(thing,), whose=seat, much=much, how=how
        )
        now.position["aftermath"] += waiting_for(happened, now)


def tell_of(now: Running, happened: Happened) -> None:
    """The same of a deed that is no change."""
    now.position["aftermath"] += waiting_for(happened, now)


def tell_of_cards(now: Running, what: Literal["draws", "discards"], cards: list[str]) -> None:
    """Of each, and of all that came or went together."""
    for card in cards:
        tell_of(now, Happened(what, now.player, card, much=1))
    if cards:
        tell_of(now, Happened(what, now.player, much=len(cards)))


def is_held_back(coming: Happened, now: Running, stolen: bool = False) -> bool:
    """It comes when the deed is done, once whoever waited for it has answered. What a `before` brings is not held back itself."""
    if not coming.much or now.position["coming"]:
        return False
    answers = waiting_for(replace(coming, before=True), now)
    waits = bool(answers) or waits_behind_another(coming, now)
    if waits:
        now.position["held_back"].append(HeldBack(coming, tuple(answers), stolen))
    return waits


def waits_behind_another(coming: Happened, now: Running) -> bool:
    """It changes the same number as another change that is held back."""
    if coming.whose == NOBODY:
        return False
    return any(
        (one.coming.things, one.coming.card) == (coming.things, coming.card)
        and (one.coming.whose == coming.whose or one.stolen and one.coming.by == coming.whose)
        for one in now.position["held_back"]
    )


def to_come(seat: int, gauge: str, now: Running) -> int:
    """What is held back counts as there, or as gone, where something must be there (ruling `held-back`)."""
    waiting = [one for one in now.position["held_back"] if one.coming.things == (gauge,)]
    stolen = sum(one.coming.much or 0 for one in waiting if one.stolen and one.coming.by == seat)
    return stolen + sum(more_or_less(one.coming) for one in waiting if one.coming.whose == seat)


def to_come_on(card: str, now: Running) -> int:
    """The same of what lies on a card."""
    waiting = (one.coming for one in now.position["held_back"])
    return sum(more_or_less(coming) for coming in waiting if coming.card == card)


def more_or_less(coming: Happened) -> int:
    much = coming.much or 0
    return much if coming.how == "up" else -much


def how_much_comes(coming: Happened, answers: list[Effect], now: Running) -> Number:
    now.position["coming"].append(coming.much or 0)
    yield from in_any_order(answers, now)
    return now.position["coming"].pop()


def comes(coming: Happened, now: Running) -> Number:
    """How much of it comes, once whoever waited for it has answered, at once."""
    answers = waiting_for(replace(coming, before=True), now) if coming.much else []
    if not answers:
        return coming.much or 0
    return (yield from how_much_comes(coming, answers, now))


def harm(now: Running, seat: int, thing: str, much: int, card: str = "") -> Happened:
    """What is taken from somebody."""
    return Happened(
        "changes", now.player, card, things=(thing,), whose=seat, much=much, how="removed"
    )


def prevent(node: Prevent, now: Running) -> None:
    """`prevent that`, or so much of it: of the innermost change that waits."""
    if not now.position["coming"]:
        return
    coming = now.position["coming"][-1]
    match node.amount:
        case None:
            less = coming
        case Half():
            less = coming // 2
        case _:
            less = amount(node.amount, now)
    now.position["coming"][-1] = max(coming - less, 0)
