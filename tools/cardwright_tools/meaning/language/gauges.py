"""Numbers go up and down: stocks, productions, the rating, the tracks of the planet. In: a step. Out: the changed position."""

from dataclasses import replace

from cardwright.rules.nodes import (
    Add,
    All,
    Decrease,
    Gain,
    GainAny,
    Gauge,
    Half,
    Increase,
    Lose,
    Lower,
    Place,
    Raise,
    Step,
    WhenReaches,
)
from cardwright_tools.meaning.language.altering import (
    alter,
    is_held_back,
    tell,
    tell_of,
    to_come,
)
from cardwright_tools.meaning.language.amounts import amount
from cardwright_tools.meaning.language.answers import Effect, carry_out
from cardwright_tools.meaning.language.asking import Run, ask, must
from cardwright_tools.meaning.language.book import name_of
from cardwright_tools.meaning.language.happened import Happened
from cardwright_tools.meaning.language.lasting import protected
from cardwright_tools.meaning.language.position import NOBODY, Player
from cardwright_tools.meaning.language.running import NotPlayed, Running


def each_alone(step: Step) -> tuple[Step, ...]:
    """`gain 3 plants or heat` leaves a choice between these; any other step is the only one."""
    if isinstance(step, Gain | Lose | Increase | Decrease):
        gauges = (step.gauge, *step.others)
        return tuple(replace(step, gauge=gauge, others=()) for gauge in gauges)
    if isinstance(step, Raise | Lower):
        tracks = (step.track, *step.others)
        return tuple(replace(step, track=track, others=()) for track in tracks)
    if isinstance(step, Add) and step.others:
        kinds = (step.resource, *step.others)
        return tuple(replace(step, resource=kind, others=()) for kind in kinds)
    return (step,)


def gain(node: Gain, now: Running) -> None:
    """Take so much from the supply."""
    alter(now, now.player, changeable(node.gauge, now), amount(node.amount, now))


def gain_any(node: GainAny, now: Running) -> Run:
    """Each of the resources may be of another kind; of those that players own (002 p. 6)."""
    kinds = [e.noun.id for e in now.book.nouns.of_category("resource") if e.has("has")]
    for _ in range(amount(node.amount, now)):
        key = yield from ask(now.player, "resource", [f"resource:{kind}" for kind in kinds])
        alter(now, now.player, key.removeprefix("resource:"), 1)


def changeable(gauge: Gauge, now: Running) -> str:
    """Numbers that the game works out itself cannot be changed."""
    counters = now.book.nouns.of_category("counter")
    if any(entry.noun == gauge.noun and entry.has("derived") for entry in counters):
        raise NotPlayed(gauge)
    return name_of(gauge)


def increase(node: Increase, now: Running) -> None:
    """A production, the rating or another number goes up."""
    alter(now, now.player, changeable(node.gauge, now), amount(node.amount, now))


def lose(node: Lose, now: Running) -> None:
    """Transfer back so much, or all there is; less than is said cannot be lost (000 p. 9: obligatory)."""
    gauge = changeable(node.gauge, now)
    here = now.me["gauges"].get(gauge, 0)
    match node.amount:
        case All():
            much = here
        case Half():
            much = here // 2
        case _:
            much = amount(node.amount, now)
            must(here + to_come(now.player, gauge, now) >= much)
    alter(now, now.player, gauge, -much)


def spare(player: Player, gauge: Gauge, now: Running) -> int:
    """How far it can go down."""
    return player["gauges"].get(name_of(gauge), 0) - now.book.least(name_of(gauge))


def decrease(node: Decrease, now: Running) -> Run:
    """A production goes down, one's own or that of a player who has so much; if only one's own can, it does (000 p. 9)."""
    much, gauge = amount(node.amount, now), changeable(node.gauge, now)
    players = now.position["players"]
    if not node.any_player:
        here = spare(now.me, node.gauge, now)
        must(here + to_come(now.player, gauge, now) >= much)
        alter(now, now.player, gauge, -much)
        return
    able = [
        seat
        for seat, player in enumerate(players)
        if spare(player, node.gauge, now) + to_come(seat, gauge, now) >= much
        and (seat == now.player or not protected(gauge, now.other(now.position, seat, "")))
    ]
    # 000 p. 13: the neutral opponent of a solo game has every production.
    keys = [f"player:{seat}" for seat in able] + ["neutral"] * (len(players) == 1)
    key = yield from ask(now.player, "player", keys)
    now.whom = NOBODY
    if key != "neutral":
        now.whom = seat = int(key.removeprefix("player:"))
        alter(now, seat, gauge, -much)


def raise_track(track: str, steps: int, now: Running, answered: bool = False) -> Run:
    """Step by step up to the goal (at the goal nothing happens, and that is no hindrance, 000 p. 9). Each step brings what the
    track says, mostly rating; then whoever raised it gets the bonuses of the levels that were reached (000 p. 4).
    """
    entry = now.book.said_of("track", track)
    reached = steps_up(track, steps, now)
    coming = Happened("changes", now.player, things=(track,), much=len(reached), how="up")
    if not answered and is_held_back(coming, now):
        return
    now.position["tracks"][track] = (reached or [now.position["tracks"][track]])[-1]
    tell(now, track, len(reached), "up")
    for counter in entry.nouns_in("gains"):
        alter(now, now.player, counter.id, len(reached) * entry.number_in("gains"))
    yield from bonuses_of_track(track, reached, now)


def bonuses_of_track(track: str, reached: list[int], now: Running) -> Run:
    item = now.book.item("track", track)
    clauses = item.clauses if item is not None else ()
    for level in reached:
        for clause in clauses:
            if isinstance(clause, WhenReaches) and clause.level == level:
                yield from carry_out(Effect("", 0, now.player, clause.steps), now)


def raise_for_nobody(track: str, steps: int, now: Running, answered: bool = False) -> Run:
    """Nobody gets the rating, or what a player gains at a bonus; a tile or a track that belongs to it comes for nobody, too (ruling
    `bonuses-for-nobody`)."""
    reached = steps_up(track, steps, now)
    coming = Happened("changes", things=(track,), much=len(reached), how="up")
    if not answered and is_held_back(coming, now):
        return
    now.position["tracks"][track] = (reached or [now.position["tracks"][track]])[-1]
    if reached:
        tell_of(now, coming)
    item = now.book.item("track", track)
    for clause in item.clauses if item is not None else ():
        if isinstance(clause, WhenReaches) and clause.level in reached:
            for inner in clause.steps:
                if isinstance(inner, Place | Raise):
                    yield from now.do((replace(inner, for_nobody=True),), now)


def steps_up(track: str, steps: int, now: Running) -> list[int]:
    """The levels that it comes to, none behind the goal."""
    entry, level = now.book.said_of("track", track), now.position["tracks"][track]
    goal, step = entry.number_in("goal"), entry.number_in("step", 1)
    return [level + step * n for n in range(1, min(steps, (goal - level) // step) + 1)]


def raises(node: Raise, now: Running) -> Run:
    """`raise temperature 2`"""
    if node.for_nobody:
        yield from raise_for_nobody(node.track.id, amount(node.amount, now), now)
        return
    yield from raise_track(node.track.id, amount(node.amount, now), now)


def lower(node: Lower, now: Running) -> None:
    move_down(node.track.id, amount(node.amount, now), now)


def move_down(track: str, steps: int, now: Running, answered: bool = False) -> None:
    """Not below the start, and not from the goal; ratings stay."""
    entry, level = now.book.said_of("track", track), now.position["tracks"][track]
    step = entry.number_in("step", 1)
    lowered = min(steps, (level - entry.number_in("start")) // step)
    coming = Happened("changes", now.player, things=(track,), much=lowered, how="lost")
    if level < entry.number_in("goal") and (answered or not is_held_back(coming, now)):
        now.position["tracks"][track] = level - step * lowered
        tell(now, track, lowered, "lost")
