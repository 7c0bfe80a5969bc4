"""Cards answer what happens. In: what happened. Out: the steps of all `whenever` that waited for it, carried out.

What happens at the same moment is carried out in the order that the player whose turn it is wants (000 p. 12).
"""

from dataclasses import dataclass, replace

from cardwright.rules.nodes import Event, GainsBonus, Limit, Step, Whenever
from cardwright_tools.meaning.language.asking import ORDER, Run, ask, can_be_done, part_carried_out
from cardwright_tools.meaning.language.conditions import holds
from cardwright_tools.meaning.language.events import times
from cardwright_tools.meaning.language.happened import Happened
from cardwright_tools.meaning.language.order import stages
from cardwright_tools.meaning.language.position import NOBODY, Position
from cardwright_tools.meaning.language.running import Running
from cardwright_tools.meaning.language.set_off import each_alone, settled
from cardwright_tools.meaning.language.values import times_of

# The first block of each kind has this number in keys; each group of steps on its own has another.
WHEN_PLAYED = 0
WHENEVER = 40
GROUPS = 128


@dataclass(frozen=True, slots=True)
class Effect:
    """Steps of a card that are waiting. `obligatory`: without them the card could not have been played."""

    card: str
    block: int
    player: int
    steps: tuple[Step, ...]
    played: str = ""
    obligatory: bool = False
    by: int = NOBODY
    area: str = ""
    much: int | None = None
    """How much the change was that set it off."""
    happened: Happened | None = None
    answered: Event | None = None
    owner: int = NOBODY
    """Whose card it is, where the effect lasts for another player."""

    @property
    def key(self) -> str:
        return f"{self.card}:{self.block}:player:{self.player}"


@dataclass(frozen=True, slots=True)
class HeldBack:
    """What is about to change, and who waited for that; of what is `stolen`, whoever does it has so much more."""

    coming: Happened
    answers: tuple[Effect, ...]
    stolen: bool = False


def told(events: list[Happened], now: Running) -> Run:
    effects = [effect for happened in events for effect in waiting_for(happened, now)]
    yield from in_any_order(effects, now)


def waiting_for(happened: Happened, now: Running) -> list[Effect]:
    """In turn order from the player whose turn it is, and of each player in the order in which the cards came into play."""
    players, printed_on = len(now.position["players"]), now.book.printed
    found: list[Effect] = []
    remember(happened, now)
    for seat in ((now.position["active"] + further) % players for further in range(players)):
        player = now.position["players"][seat]
        lying = [card for card in player["tableau"] if printed_on(card).may_wait]
        waiting = [*lying, *(card for card, _, _ in player["timed"])]
        for card in dict.fromkeys(waiting):
            printed = printed_on(card)
            if printed.answers:
                found += answers_of(card, seat, happened, now)
            if printed.for_a_time:
                end(card, seat, happened, now)
    return found


def remember(happened: Happened, now: Running) -> None:
    """For every player whom it may be counted for, wherever the card is that counts it."""
    for card, counts in now.book.counts_done.items() if not happened.before else ():
        for seat in range(len(now.position["players"])):
            owner = now.other(now.position, seat, card)
            for number, one in enumerate(counts):
                often = times(one.event, happened, owner)
                much = often * (happened.much or 0) if one.units else often
                if much:
                    owner.me["done"].append((card, number, one.period.id, much))


def answers_of(card: str, seat: int, happened: Happened, now: Running) -> list[Effect]:
    """A `whenever` may ask for a condition, which counts at the moment of the event."""
    printed = now.book.printed(card)
    found: list[Effect] = []
    for number, clause in enumerate(printed.answers):
        if clause.before == happened.before:
            for event in each_alone(clause.event) if printed.asks[number] else (clause.event,):
                owner = now.other(now.position, seat, card)
                owner.played, owner.happened, owner.answered = happened.card, happened, event
                found += answers_to(event, clause, number, owner)
    return found


def answers_to(event: Event, clause: Whenever, number: int, owner: Running) -> list[Effect]:
    happened = owner.happened
    assert happened is not None
    often = times(event, happened, owner)
    often *= in_force(clause, owner.card, owner) if often else 0
    if not often or not (clause.condition is None or holds(clause.condition, owner)):
        return []
    often = within(clause.limit, number, often, owner)
    steps = tuple(settled(clause.steps, owner))
    effect = Effect(owner.card, WHENEVER + number, owner.player, steps, happened.card)
    # A bonus comes as often as it is printed, and each time it is one.
    much = None if isinstance(event, GainsBonus) else happened.much
    told = replace(effect, much=much, by=happened.by, area=happened.area)
    told = replace(told, owner=owner_where_it_lasts_for_another(clause, owner))
    return [replace(told, happened=happened, answered=event)] * often


def owner_where_it_lasts_for_another(clause: Whenever, now: Running) -> int:
    """`any opponent`, `this game`, `whenever ...`: whoever has the card then."""
    if not any(clause is answer for answer in now.book.printed(now.card).for_others):
        return NOBODY
    holding = (
        seat
        for seat, player in enumerate(now.position["players"])
        if now.card in player["tableau"] or now.card in player["events"]
    )
    return next(holding, NOBODY)


def in_force(clause: Whenever, card: str, owner: Running) -> int:
    """How often: one for a time as often as that was said, every other as long as its card lies open."""
    for number, one in enumerate(owner.book.printed(card).for_a_time):
        if any(clause is answer for answer in one.answers):
            return sum((card, number) == entry[:2] for entry in owner.me["timed"])
    return owner.me["tableau"].count(card) if owner.book.quality(card) != "event" else 0


def end(card: str, seat: int, happened: Happened, now: Running) -> None:
    """`until you place city`: what ends by this still answers it."""
    owner = now.other(now.position, seat, card)
    owner.played = happened.card
    over = [
        number
        for number, one in enumerate(now.book.printed(card).for_a_time)
        if one.until is not None and not happened.before and times(one.until, happened, owner)
    ]
    timed = owner.me["timed"]
    owner.me["timed"] = [one for one in timed if one[0] != card or one[1] not in over]


def within(limit: Limit | None, number: int, often: int, owner: Running) -> int:
    """`once per generation`: what is set off counts, whether or not it can be carried out (ruling `limits`)."""
    if limit is None:
        return often
    mark = (owner.card, number, limit.period.id)
    given = owner.me["limited"]
    by_all = [other["limited"] for other in owner.position["players"]]
    counted = by_all if limit.together else [given]
    left = times_of(limit, owner) - sum(marks.count(mark) for marks in counted)
    often = max(min(often, left), 0)
    given += [mark] * often
    return often


def whole(steps: tuple[Step, ...], now: Running, bargain: bool = False) -> Run:
    """A block, its steps in the order that the player whose turn it is wants, whosever card it stands on (004 p. 12). Steps of one `x`
    come together: in others it is another number."""
    for stage in stages(steps, bargain):
        groups, known = dict(enumerate(stage)), now.x
        while groups:
            key = yield from ask(now.position["active"], ORDER, list(map(str, groups)))
            now.spoken, now.whom, now.x = None, None, known
            yield from now.do(groups.pop(int(key)), now)
            now.lay_aside()


def in_any_order(effects: list[Effect], now: Running) -> Run:
    effects = list(effects)
    while effects:
        keys = list(dict.fromkeys(effect.key for effect in effects))
        key = yield from ask(now.position["active"], ORDER, keys)
        first = next(effect for effect in effects if effect.key == key)
        effects.remove(first)
        yield from carry_out(first, now)


def carry_out(effect: Effect, now: Running) -> Run:
    """What a card or the map sets off and cannot be carried out in full is not carried out at all: nobody pays a price that
    he does not have (ruling `set-off-in-full`)."""

    def start(position: Position) -> Run:
        its = now.other(position, effect.player, effect.card)
        its.played, its.x = effect.played, effect.much
        its.actor, its.placed = effect.by, effect.area
        its.happened, its.answered = effect.happened, effect.answered
        its.owner = effect.owner
        return whole(effect.steps, its)

    if effect.obligatory:
        yield from start(now.position)
    elif can_be_done(start, now.position):
        yield from part_carried_out(start, now.position)
