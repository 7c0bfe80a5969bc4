"""Pieces of players and of a neutral role in bodies. In: a count or a condition about them. Out: who sits where, offices, influence."""

from cardwright.rules.nodes import HoldsOffice, InState, ThingCount
from cardwright_tools.meaning.language.position import NEUTRAL, Politics
from cardwright_tools.meaning.language.running import Running
from cardwright_tools.meaning.language.values import value


def members(body: str, seat: int, politics: Politics) -> int:
    return politics["pieces"].count((body, seat))


def followers(body: str, seat: int, politics: Politics) -> int:
    """Those that do not lead."""
    return members(body, seat, politics) - (politics["leaders"].get(body) == seat)


def size(body: str, politics: Politics) -> int:
    return sum(where == body for where, _ in politics["pieces"])


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


def seats_in_office(office: str, now: Running) -> list[int]:
    """A seat stands there as often as it holds the office."""
    if not is_of_a_piece(office, now):
        players = enumerate(now.position["players"])
        return [seat for seat, player in players if office in player["offices"]]
    politics = now.position["politics"]
    return [politics["head"]] if office == "chairman" else list(politics["leaders"].values())


def is_of_a_piece(office: str, now: Running) -> bool:
    return now.book.said_of("office", office).has("of_a_piece")


def offices(node: ThingCount, now: Running, seats: list[int]) -> int:
    """`2 party_leaders`"""
    assert node.gauge is not None
    holding = seats_in_office(node.gauge.noun.id, now)
    return sum(seat in seats for seat in holding)


def holds_office(node: HoldsOffice, now: Running) -> bool:
    """Oneself; or no player at all, while the neutral role may."""
    holding = seats_in_office(node.office.id, now)
    if node.nobody:
        return not any(seat in holding for seat in range(len(now.position["players"])))
    return now.player in holding
