"""What the engine asked and what came of it, and whether the meaning can follow. In: a game at work, and the same as a run. Out: where they part.

The engine asks for an order only where it thinks that the order matters; the meaning follows it in whatever order it took. Where
it asked for none, no other order may end otherwise.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_tools.meaning.language.asking import (
    ORDER,
    CannotBeDone,
    Question,
    Known,
    Start,
    Unknowable,
    answered,
    carried_out,
)
from cardwright_tools.meaning.language.book import Book
from cardwright_tools.meaning.language.position import Position, copy_of

MOST_ORDERS = 300
MOST_UNASKED = 12
# What is drawn is unknown in any order, so that nobody is asked for one because of it.
UNKNOWN = ("deck", "discards", "hand")
MOST_QUESTIONS = 60


@dataclass(frozen=True, slots=True)
class Asked:
    """One question of the engine with its answer."""

    player: int
    about: str
    options: tuple[str, ...]
    answer: str


@dataclass(frozen=True, slots=True)
class Parted:
    """`at` questions were the same; then the meaning `means` one thing, and the engine `does` another. `ended`: all questions were,
    and then more came out otherwise than what is drawn."""

    at: int
    means: str
    does: str
    ended: bool = False


def played_on(game: Game, chance: random.Random) -> list[Asked]:
    """Let the engine go on with random answers until nobody is asked."""
    asked: list[Asked] = []
    game.advance()
    while (decision := game.decision) is not None:
        if len(asked) > MOST_QUESTIONS:
            raise Unknowable("too many questions")
        option = chance.choice(decision.options)
        keys = tuple(option.key for option in decision.options)
        asked.append(Asked(decision.player, decision.question, keys, option.key))
        game.choose(option.index)
    return asked


def parted(
    start: Start, before: Position, asked: list[Asked], after: Position, book: Book, known: Known
) -> Parted | None:
    """None where the meaning comes to the same end by the same questions, in some order of what happens at once."""
    told = [question for question in asked if question.about != ORDER]
    worst = [Parted(-1, "", "")]
    orders: list[list[str]] = [[]]
    for _ in range(MOST_ORDERS):
        if not orders:
            return worst[0]
        order = orders.pop()
        found = _follow(start, before, told, after, book, order, orders, known)
        if found is None:
            was_asked = len(told) < len(asked)
            return None if was_asked else _unasked(start, before, told, after, book, orders, known)
        if found.at > worst[0].at:
            worst[0] = found
    raise Unknowable("too many orders")


def _unasked(
    start: Start,
    before: Position,
    told: list[Asked],
    after: Position,
    book: Book,
    orders: list[list[str]],
    known: Known,
) -> Parted | None:
    """Another order that can be followed with the same answers, and matters. Two questions may look alike (`no`, `yes`) and change
    places with what they are about; their answers do so then."""
    for order in orders[:MOST_UNASKED]:
        found = _follow(start, before, told, after, book, order, [], known)
        if (
            found is not None
            and found.ended
            and not any(
                _follow(start, before, other, after, book, order, [], known) is None
                for other in _exchanged(told)
            )
        ):
            return replace(
                found, means=f"in another order, for which nobody is asked: {found.means}"
            )
    return None


def _exchanged(told: list[Asked]) -> Iterator[list[Asked]]:
    """The same answers, given to other questions that look alike."""
    for one, other in combinations(range(len(told)), 2):
        first, second = told[one], told[other]
        alike = first.player == second.player and set(first.options) == set(second.options)
        if alike and first.answer != second.answer:
            found = list(told)
            found[one] = replace(first, answer=second.answer)
            found[other] = replace(second, answer=first.answer)
            yield found


def _follow(
    start: Start,
    before: Position,
    told: list[Asked],
    after: Position,
    book: Book,
    order: list[str],
    orders: list[list[str]],
    known: Known,
) -> Parted | None:
    """Follow with this beginning of an order; other orders that show up are left for later."""
    position = copy_of(before)
    run = carried_out(start, position, known)
    given, at = 0, 0
    taken = list(order)
    try:
        question = next(run, None)
        while question is not None:
            if question.about == ORDER:
                if given == len(taken):
                    orders.extend([*taken, key] for key in reversed(question.options[1:]))
                    taken.append(question.options[0])
                answer = taken[given]
                given += 1
            elif at < len(told) and _same(question, told[at]):
                answer = told[at].answer
                at += 1
            else:
                does = _words(told[at]) if at < len(told) else "it asks nothing more"
                return Parted(at, _words(question), does)
            question = answered(run, answer)
    except CannotBeDone:
        return Parted(at, "it cannot be done in full", "it is done")
    if at < len(told):
        return Parted(at, "nothing more is asked", _words(told[at]))
    parts = _parts(plain(position, book), plain(after, book))
    if not parts:
        return None
    ended = any(part.split()[-1] not in UNKNOWN for part in parts)
    return Parted(at, _told(parts, plain(position, book)), _told(parts, plain(after, book)), ended)


def _same(question: Question, asked: Asked) -> bool:
    return question.player == asked.player and set(question.options) == set(asked.options)


def _words(question: Question | Asked) -> str:
    shown = " ".join(sorted(question.options)[:40])
    return f"player {question.player} is asked for {question.about}: {shown}"


def _parts(one: dict[str, object], other: dict[str, object]) -> list[str]:
    return [key for key in one if one[key] != other[key]]


def _told(parts: list[str], position: dict[str, object]) -> str:
    return "; ".join(f"{key} {position[key]}" for key in parts)


def plain(position: Position, book: Book) -> dict[str, object]:
    """What counts of a position: the order within a hand or on the map says nothing, nor does who placed a plain tile."""
    found: dict[str, object] = {"deck": position["deck"], "discards": sorted(position["discards"])}
    found |= {f"track {track}": level for track, level in position["tracks"].items()}
    found["tiles"] = sorted(
        (t["area"], t["tile"], t["owner"], _placed_by(t["tile"], t["placed_by"], book))
        for t in position["tiles"]
    )
    found["markers"] = sorted(position["markers"])
    for seat, player in enumerate(position["players"]):
        name = f"player {seat}"
        found |= {f"{name} {gauge}": level for gauge, level in player["gauges"].items()}
        found[f"{name} raised"] = "rating" in player["raised"]
        for part in ("hand", "tableau", "events", "reserved", "limited", "used", "next_card"):
            found[f"{name} {part}"] = sorted(player[part])
        found[f"{name} done"] = counted_together(player["done"])
        found[f"{name} timed"] = sorted((card, period) for card, _, period in player["timed"])
        found[f"{name} resources"] = sorted(player["resources"].items())
    return found


def counted_together(done: list[tuple[str, int, str, int]]) -> list[tuple[str, int, str, int]]:
    """One sum for each count."""
    counts = sorted({mark[:3] for mark in done})
    return [(*one, sum(mark[3] for mark in done if mark[:3] == one)) for one in counts]


def _placed_by(tile: str, card: str, book: Book) -> str:
    is_card = ("card", card) in book.items or ("corporation", card) in book.items
    return card if is_card and tile != "ocean" else ""
