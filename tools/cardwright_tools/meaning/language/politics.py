"""Pieces of players and of a neutral role in bodies. In: a step, a count or a condition about them. Out: leaders, offices, influence."""

from cardwright.rules.nodes import HoldsOffice, InState, Recall, Replace, Send, ThingCount
from cardwright_tools.meaning.language.asking import Answer, Run, ask, must
from cardwright_tools.meaning.language.position import NEUTRAL, NOBODY, Politics
from cardwright_tools.meaning.language.running import Running
from cardwright_tools.meaning.language.values import value

PIECE = "delegate"


def members(body: str, seat: int, politics: Politics) -> int:
    return politics["pieces"].count((body, seat))


def followers(body: str, seat: int, politics: Politics) -> int:
    """Those that do not lead."""
    return members(body, seat, politics) - (politics["leaders"].get(body) == seat)


def size(body: str, politics: Politics) -> int:
    return sum(where == body for where, _ in politics["pieces"])


def settle_leader(body: str, now: Running) -> None:
    """Who has more pieces than the leader leads (002 p. 4)."""
    politics = now.position["politics"]
    leads = politics["leaders"].get(body, NOBODY)
    seats = len(now.position["players"])
    first = leads + 1 if leads >= 0 else 0
    others = [(first + further) % seats for further in range(seats)] + [NEUTRAL]
    for seat in others:
        if members(body, seat, politics) > members(body, leads, politics):
            leads = seat
    if leads != NOBODY:
        politics["leaders"][body] = leads


def settle(body: str, now: Running) -> None:
    """The body with more than the dominant one dominates."""
    settle_leader(body, now)
    politics = now.position["politics"]
    for other in clockwise(politics):
        if size(other, politics) > size(politics["dominant"], politics):
            politics["dominant"] = other


def clockwise(politics: Politics) -> list[str]:
    """From the dominant one on."""
    bodies = politics["bodies"]
    at = bodies.index(politics["dominant"]) + 1 if politics["dominant"] in bodies else 0
    return bodies[at:] + bodies[:at]


def reserve(seat: int, now: Running) -> int:
    """So many each has, but for those in bodies, at the head, and in the lobby."""
    politics = now.position["politics"]
    each = now.book.said_of("piece", PIECE).number_in("supply_each")
    sent = sum(whose == seat for _, whose in politics["pieces"]) + (politics["head"] == seat)
    return each - sent - (seat in politics["lobby"])


def send(node: Send, now: Running) -> Run:
    """All of them into one body of the player's choice; all must be there."""
    politics = now.position["politics"]
    in_lobby = node.pool.id == "lobby"
    waiting = int(now.player in politics["lobby"]) if in_lobby else reserve(now.player, now)
    must(bool(politics["bodies"]) and waiting >= node.number)
    body = (yield from choose_body(politics["bodies"], now)) if node.number else ""
    if in_lobby and node.number:
        politics["lobby"].remove(now.player)
    for _ in range(node.number):
        politics["pieces"].append((body, now.player))
        settle(body, now)


def choose_body(bodies: list[str], now: Running) -> Answer:
    key = yield from ask(now.player, "body", [f"body:{body}" for body in bodies])
    return key.removeprefix("body:")


def recall(node: Recall, now: Running) -> Run:
    """A piece of anybody that leads nothing."""
    politics = now.position["politics"]
    seats = [*range(len(now.position["players"])), NEUTRAL]
    found = [
        f"body:{body}:{'neutral' if seat == NEUTRAL else f'player:{seat}'}"
        for body in politics["bodies"]
        for seat in seats
        if followers(body, seat, politics)
    ]
    key = yield from ask(now.player, "piece", found)
    _, body, *whose = key.split(":")
    politics["pieces"].remove((body, NEUTRAL if whose == ["neutral"] else int(whose[1])))
    settle(body, now)


def replace_neutral(node: Replace, now: Running) -> Run:
    """A neutral piece that leads nothing, or the neutral head, makes room for one of one's own."""
    politics = now.position["politics"]
    must(reserve(now.player, now) > 0)
    if node.what.category == "office":
        must(node.what.id == "chairman" and politics["head"] == NEUTRAL)
        politics["head"] = now.player
        return
    found = [body for body in politics["bodies"] if followers(body, NEUTRAL, politics)]
    body = yield from choose_body(found, now)
    politics["pieces"].remove((body, NEUTRAL))
    settle_leader(body, now)
    politics["pieces"].append((body, now.player))
    settle(body, now)


def influence(now: Running) -> int:
    """One for the head, one for the leader of the dominant body, one for followers there (002 p. 4); cards add to it."""
    politics = now.position["politics"]
    body, seat = politics["dominant"], now.player
    found = (politics["leaders"].get(body) == seat) + (followers(body, seat, politics) > 0)
    return found + (politics["head"] == seat) + value("extra_influence", now)


def pieces(node: ThingCount, now: Running, seats: list[int]) -> int:
    """`2 delegates of yours in greens`"""
    politics = now.position["politics"]
    bodies = [where.noun.id for where in node.where if where.noun is not None]
    return sum(members(body, seat, politics) for body in bodies for seat in seats)


def represented(now: Running) -> int:
    """Bodies with a piece of one's own."""
    return len({body for body, seat in now.position["politics"]["pieces"] if seat == now.player})


def in_state(node: InState, now: Running) -> bool:
    politics = now.position["politics"]
    found = politics["ruling"] if node.state.id == "ruling" else politics["dominant"]
    return found == node.body.id


def holds_office(node: HoldsOffice, now: Running) -> bool:
    """Oneself; or no player at all, while the neutral role may."""
    politics = now.position["politics"]
    leaders = list(politics["leaders"].values())
    holding = [politics["head"]] if node.office.id == "chairman" else leaders
    if node.nobody:
        return not any(seat in holding for seat in range(len(now.position["players"])))
    return now.player in holding
