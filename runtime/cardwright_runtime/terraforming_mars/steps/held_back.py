"""What is held back until the deed is done. In: whose, of what. Out: how much will come: it counts as there, or as gone, where a step needs it (ruling `held-back`)."""

from typing import Final

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.events import EVENT_BEFORE
from cardwright_runtime.terraforming_mars.frames import Coming
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import COMING

# Steps of what comes: its answers were set off; who looks ahead does so within one of them.
ANSWERED: Final = 1
IN_AN_ANSWER: Final = 3
# How it comes.
STEALING: Final = 2
DOWN: Final = 4
FOR_NOBODY: Final = 8


def to_come(game: Game, seat: int, gauge: int) -> int:
    """Of a player's gauge; whoever steals has more by it."""
    found = 0
    for waiting in _held_back(game):
        if waiting.gauge == gauge:
            if waiting.chosen == seat:
                found += _more_or_less(waiting)
            elif waiting.how & STEALING and waiting.player == seat:
                found += waiting.amount
    return found


def to_come_on(game: Game, card: int) -> int:
    """Of what lies on a card."""
    waiting = [one for one in _held_back(game) if one.card == card and one.gauge < 0]
    return sum([_more_or_less(one) for one in waiting])


def waits_behind_another(game: Game, coming: Coming) -> bool:
    """It changes what another change that is held back does."""
    if coming.track >= 0:
        return False
    return any([_changes_the_same(one, coming) for one in _held_back(game)])


def _changes_the_same(one: Coming, coming: Coming) -> bool:
    if (one.gauge, one.card) != (coming.gauge, coming.card):
        return False
    stolen = one.how & STEALING != 0 and one.player == coming.chosen
    return one.chosen == coming.chosen or stolen


def still_held_back(stack: list[Frame]) -> list[Frame]:
    """For who only looks ahead, and has lost sight of this stack: what is held back there is so for him, and comes without an answer."""
    found: list[Frame] = []
    for frame in stack:
        if frame.rule == COMING and frame.step <= ANSWERED:
            waiting = frame.clone()
            waiting.items = NO_ITEMS
            waiting.step = IN_AN_ANSWER if frame.step == ANSWERED else frame.step
            found.append(waiting)
    return found


def _held_back(game: Game) -> list[Coming]:
    return _among(game.stack) if game.table.awaited >> EVENT_BEFORE & 1 else []


def _among(stack: list[Frame]) -> list[Coming]:
    return [one for one in stack if isinstance(one, Coming) and one.step == 0]


def _more_or_less(waiting: Coming) -> int:
    return -waiting.amount if waiting.how & DOWN else waiting.amount
