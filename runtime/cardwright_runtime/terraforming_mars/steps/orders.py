"""What the order of effects changes. In: a game and effects waiting. Out: which of them it matters to; whether some order carries all out.

First the masks of what they touch are compared; what these leave open is tried on clones.
"""

from typing import Final

from cardwright_runtime.kernel.frame import NO_ITEMS
from cardwright_runtime.terraforming_mars.facets import (
    FACET_ANYBODY,
    FACET_BODIES,
    FACET_DECK,
    FACET_IN_FORCE,
    FACET_OPEN,
    FACET_TILES,
    FACET_TRACKS,
    FACET_TRIGGERS,
    GAUGES,
    Touched,
    clash_without_news,
    compete,
    everything,
    may_enable,
    order_matters,
    tells,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import AGENDA, COMING, HELD
from cardwright_runtime.terraforming_mars.steps.effects import (
    all_touched,
    is_possible,
    begun,
)
from cardwright_runtime.terraforming_mars.steps.held_back import still_held_back

# So many positions are looked at; where they do not show an order, there is none.
_MOST_POSITIONS: Final = 400
# So many outcomes are compared; where there are more, an order is taken to matter.
_MOST_OUTCOMES: Final = 40
# What the comparison of outcomes does not look at.
_NOT_COMPARED: Final = FACET_TILES | FACET_DECK | FACET_TRIGGERS | FACET_IN_FORCE
_END: Final = -1
# What waits higher up was set off by what one of the effects does.
_BLOCK_AND_AGENDA: Final = 2

# Numbers of everything that may have changed, in a fixed order.
Outcome = tuple[int, ...]


class Patience:
    def __init__(self, left: int) -> None:
        self.left = left


class Clashes:
    """For each effect, as bits, the others: `matter`, whose order to it its player must choose; `behind`, those that come
    before it because everything that can come out so can come out of that order, and more.
    """

    def __init__(self, effects: int) -> None:
        self.matter = [0] * effects
        self.behind = [0] * effects


def clashes(game: Game, effects: list[int], found: list[Touched]) -> Clashes:
    clashing = Clashes(len(effects))
    for place in range(len(effects)):
        for later in range(place + 1, len(effects)):
            if effects[place] != effects[later] and order_matters(found[place], found[later]):
                _compare(game, effects, found, clashing, place, later)
    return clashing


# ---------------------------------------------------------------- what comes out in both orders


def _compare(
    game: Game, effects: list[int], found: list[Touched], clashing: Clashes, one: int, other: int
) -> None:
    """Tried where nobody learns anything in between and few outcomes are to be compared."""
    changed = _changed(found[one]) | _changed(found[other])
    changed |= _reached_again(game, effects, found, one, other)
    changed |= _reached_again(game, effects, found, other, one)
    clash = clash_without_news(found[one], found[other])
    is_compared = clash and not changed & _NOT_COMPARED
    if not clash or is_compared:
        if _learns(game, effects, found, one, other):
            is_compared = False
        elif not clash:
            return
    if is_compared:
        patience = Patience(_MOST_OUTCOMES)
        first = _outcomes(game, effects[one], effects[other], changed, patience)
        second = _outcomes(game, effects[other], effects[one], changed, patience)
        if patience.left >= 0:
            if first == second:
                return
            if first > second:
                clashing.behind[other] |= 1 << one
                return
            if first < second:
                clashing.behind[one] |= 1 << other
                return
    clashing.matter[one] |= 1 << other
    clashing.matter[other] |= 1 << one


def _outcomes(game: Game, one: int, other: int, changed: int, patience: Patience) -> set[Outcome]:
    outcomes: set[Outcome] = set()
    _collect_outcomes(begun(game, one, [other]), other, changed, outcomes, patience)
    return outcomes


def _changed(found: Touched) -> int:
    return found.adds | found.takes & ~FACET_DECK | found.elsewhere


def _reached_again(
    game: Game, effects: list[int], found: list[Touched], one: int, other: int
) -> int:
    """Where one lowers a track that the other raises, bonuses come within reach that now are not."""
    if not found[one].takes & found[other].adds & FACET_TRACKS:
        return 0
    ahead = begun(game, effects[one], NO_ITEMS)
    if ahead.asked_player >= 0:
        return everything()
    return _changed(all_touched(ahead, [effects[other]])[0])


def _learns(game: Game, effects: list[int], found: list[Touched], one: int, other: int) -> bool:
    """New cards of one say more to whoever chooses in the other, if anybody does as things stand."""
    if tells(found[one], found[other]) and begun(game, effects[other], NO_ITEMS).asked_player >= 0:
        return True
    return tells(found[other], found[one]) and begun(game, effects[one], NO_ITEMS).asked_player >= 0


def _collect_outcomes(
    ahead: Game, rest: int, changed: int, outcomes: set[Outcome], patience: Patience
) -> None:
    """`rest` is the effect still to come, -1 behind it."""
    if patience.left < 0:
        return
    if ahead.asked_player >= 0:
        for index in range(len(ahead.option_values)):
            branch = ahead.clone()
            branch.choose(index)
            _collect_outcomes(branch, rest, changed, outcomes, patience)
    elif rest >= 0:
        _collect_outcomes(begun(ahead, rest, NO_ITEMS), -1, changed, outcomes, patience)
    else:
        patience.left -= 1
        outcomes.add(_outcome(ahead, changed))


def _outcome(game: Game, changed: int) -> Outcome:
    """Where everything stands that may have changed; it is said of each list where it ends."""
    said = [game.track_level(track.track) for track in game.table.tracks]
    if changed & FACET_BODIES:
        said += [*sorted(game.pieces), _END, *sorted(game.leaders), _END, game.lobby, game.head]
    for player in game.players:
        said += [*player.held, _END, *player.hand, _END]
        if changed & FACET_OPEN:
            said += [*sorted(player.tableau), _END, *sorted(player.events), _END]
        gauges = changed & GAUGES & ~FACET_ANYBODY
        while gauges:
            lowest = gauges & -gauges
            said.append(player.gauge(lowest.bit_length() - 1))
            gauges ^= lowest
    return tuple(said)


# ---------------------------------------------------------------- some order


def some_order(game: Game, effects: list[int]) -> bool:
    """All can be carried out in full, one after the other."""
    return _possible(game, effects, Patience(_MOST_POSITIONS))


def leads_on(game: Game, first: int, rest: list[int]) -> bool:
    """After the first of them the rest can still be carried out in full."""
    return _some_choice(begun(game, first, rest), rest, Patience(_MOST_POSITIONS))


def some_order_follows(ahead: Game) -> bool:
    """Run the block on the stack up to its effects that wait, and see whether these can be carried out; where their order does not
    count, none of them helps another."""
    return _order_follows(ahead, Patience(_MOST_POSITIONS))


def _order_follows(ahead: Game, patience: Patience) -> bool:
    patience.left -= 1
    while ahead.asked_player < 0 and ahead.stack:
        frame = ahead.stack[-1]
        deep = sum([below.rule != COMING for below in ahead.stack])
        if frame.rule == AGENDA and deep == _BLOCK_AND_AGENDA:
            return _possible(ahead, frame.items, patience)
        if ahead.run_top(frame):
            ahead.stack.pop()
    for index in range(len(ahead.option_values) if ahead.asked_player >= 0 else 0):
        branch = ahead.clone()
        value = branch.option_values[index]
        branch.asked_player = -1
        branch.answer_top(branch.stack[-1], value)
        if patience.left >= 0 and _order_follows(branch, patience):
            return True
    return False


def leading_values(game: Game, owing: int, player: int, values: list[int]) -> list[int]:
    """Of the answers to the top frame's question those after which the effects waiting at `owing` can be carried out; all, if none."""
    rest = game.stack[owing].items
    kept = [value for value in values if _leads_on(game, owing, value, rest)]
    return kept if kept else values


def first_that_leads_on(game: Game, values: list[int]) -> int:
    """Of the answers to the top frame's question, the first after which all that waits can be carried out; the last, if none."""
    waiting = game.waiting()
    rest = game.stack[waiting].items if waiting >= 0 else NO_ITEMS
    for value in values:
        if _leads_on(game, waiting, value, rest):
            return value
    return values[-1]


def _leads_on(game: Game, waiting: int, value: int, rest: list[int]) -> bool:
    """After this answer to the top frame's question, what waits at this place of the stack can be carried out."""
    ahead = game.clone()
    if waiting >= 0:
        below = still_held_back(ahead.stack[:waiting])
        ahead.stack[waiting].amount = HELD
        ahead.stack = below + ahead.stack[waiting:]
    ahead.answer_top(ahead.stack[-1], value)
    ahead.advance()
    return _some_choice(ahead, rest, Patience(_MOST_POSITIONS))


def _possible(game: Game, effects: list[int], patience: Patience) -> bool:
    """Only those come first that could add what another needs, or that take of the same."""
    found = all_touched(game, effects)
    stuck = [place for place in range(len(effects)) if not is_possible(game, effects[place])]
    takers = competing(found)
    if not stuck and not takers:
        return True
    for place in range(len(effects)):
        if place not in stuck and (place in takers or _helps(found, place, stuck)):
            rest = effects[:place] + effects[place + 1 :]
            if _some_choice(begun(game, effects[place], rest), rest, patience):
                return True
    return False


def competing(found: list[Touched]) -> list[int]:
    """Places of those that must take of the same as another."""
    return [
        place
        for place in range(len(found))
        for other in range(len(found))
        if other != place and compete(found[place], found[other])
    ]


def _helps(found: list[Touched], place: int, stuck: list[int]) -> bool:
    for other in stuck:
        if may_enable(found[place], found[other]):
            return True
    return False


def _some_choice(ahead: Game, rest: list[int], patience: Patience) -> bool:
    patience.left -= 1
    if patience.left < 0:
        return False
    if ahead.asked_player < 0:
        return _possible(ahead, rest, patience)
    for index in range(len(ahead.option_values)):
        branch = ahead.clone()
        branch.choose(index)
        if _some_choice(branch, rest, patience):
            return True
    return False
