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
    change(now.position["players"][seat], gauge, by)
    tell(now, gauge, abs(by), "up" if by > 0 else how, seat)


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


def is_held_back(coming: Happened, now: Running) -> bool:
    """It comes when the deed is done, once whoever waited for it has answered. What a `before` brings is not held back itself."""
    if not coming.much or now.position["coming"]:
        return False
    answers = waiting_for(replace(coming, before=True), now)
    if answers:
        now.position["held_back"].append(HeldBack(coming, tuple(answers)))
    return bool(answers)


def to_come(seat: int, gauge: str, now: Running) -> int:
    """What is held back counts where something must be there: a deed that gains it can be carried out (ruling `held-back`)."""
    waiting = (one.coming for one in now.position["held_back"])
    return sum(
        coming.much or 0
        for coming in waiting
        if (coming.whose, coming.things, coming.how) == (seat, (gauge,), "up")
    )


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


def harm(now: Running, seat: int, thing: str, much: int, how: How, card: str = "") -> Number:
    """Nobody loses more than there is then."""
    coming = Happened("changes", now.player, card, things=(thing,), whose=seat, much=much, how=how)
    return (yield from comes(coming, now))


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
