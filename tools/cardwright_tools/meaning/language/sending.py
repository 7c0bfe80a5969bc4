"""Pieces come into bodies, leave them and change places. In: a step about them. Out: the changed position, and who has come into office."""

from cardwright.rules.nodes import Recall, Replace, Send
from cardwright_tools.meaning.language.altering import tell_of
from cardwright_tools.meaning.language.asking import Answer, Run, ask, must
from cardwright_tools.meaning.language.happened import Happened
from cardwright_tools.meaning.language.politics import followers, members, size
from cardwright_tools.meaning.language.position import NEUTRAL, NOBODY, Politics
from cardwright_tools.meaning.language.running import Running

PIECE = "delegate"


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
    led = dict(politics["leaders"])
    for _ in range(node.number):
        politics["pieces"].append((body, now.player))
        settle(body, now)
    tell_who_leads(led, now)
    tell_of(
        now, Happened("performs", now.player, things=("send_out",), noun=PIECE, much=node.number)
    )


def tell_who_leads(led: dict[str, int], now: Running) -> None:
    """Players who lead a body now that they did not lead."""
    for body, seat in now.position["politics"]["leaders"].items():
        if seat != NEUTRAL and led.get(body) != seat:
            tell_of(now, Happened("performs", seat, things=("become",), noun="party_leader"))


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
    led = dict(politics["leaders"])
    politics["pieces"].remove((body, NEUTRAL if whose == ["neutral"] else int(whose[1])))
    settle(body, now)
    tell_who_leads(led, now)


def replace_neutral(node: Replace, now: Running) -> Run:
    """A neutral piece that leads nothing, or the neutral head, makes room for one of one's own."""
    politics = now.position["politics"]
    must(reserve(now.player, now) > 0)
    if node.what.category == "office":
        must(node.what.id == "chairman" and politics["head"] == NEUTRAL)
        politics["head"] = now.player
        tell_of(now, Happened("performs", now.player, things=("become",), noun="chairman"))
        return
    found = [body for body in politics["bodies"] if followers(body, NEUTRAL, politics)]
    body = yield from choose_body(found, now)
    led = dict(politics["leaders"])
    politics["pieces"].remove((body, NEUTRAL))
    settle_leader(body, now)
    politics["pieces"].append((body, now.player))
    settle(body, now)
    tell_who_leads(led, now)
