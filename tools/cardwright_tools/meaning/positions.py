"""Positions in the middle of a game, by chance. In: a book and the card in question. Out: a position as plain dictionaries."""

import random

from cardwright.rules.nodes import Action
from cardwright_tools.meaning.language.book import Book
from cardwright_tools.meaning.language.position import (
    NEUTRAL,
    NOBODY,
    Player,
    Politics,
    Position,
    Tile,
)

RESOURCES = ("megacredit", "steel", "titanium", "plant", "energy", "heat")
MOST_STOCK = 12
MOST_PIECES = 5
FIRST_TILES = ("ocean", "ocean", "greenery", "city")


def random_position(book: Book, card: str, chance: random.Random) -> Position:
    """Two or three players; now and then one alone. `card` is in nobody's hand and nowhere in play."""
    seats = chance.choices((1, 2, 3), (1, 6, 3))[0]
    cards = shuffled([id for kind, id in book.items if kind == "card" and id != card], chance)
    corporations = shuffled([id for kind, id in book.items if kind == "corporation"], chance)
    players = [random_player(book, cards, corporations, chance) for _ in range(seats)]
    position: Position = {
        "players": players,
        "active": chance.randrange(seats),
        "first": seats - 1,
        "tracks": random_tracks(book, chance),
        "generation": 1,
        "tiles": [],
        "markers": [],
        "milestones": random_prizes(book, "milestone", seats, chance),
        "awards": random_prizes(book, "award", seats, chance),
        "deck": [cards.pop() for _ in range(chance.choice((0, 30, 30, 30, 30)))],
        "discards": [],
        "politics": random_politics(book, seats, chance),
        "aftermath": [],
        "coming": [],
        "held_back": [],
    }
    lay_tiles(position, book, card, chance)
    position["generation"] = chance.randrange(1, 10)
    return position


def random_politics(book: Book, seats: int, chance: random.Random) -> Politics:
    """Pieces of everybody in some bodies; who has most of them leads, and one of the largest dominates."""
    bodies = [entry.noun.id for entry in book.nouns.of_category("body")]
    chosen = chance.sample(bodies, chance.randint(1, 3))
    holders = [*range(seats), NEUTRAL]
    pieces = [
        (chance.choice(chosen), holder)
        for holder in holders
        for _ in range(chance.choice((0, 1, 2, MOST_PIECES)))
    ]
    chance.shuffle(pieces)
    leaders = {}
    for body in sorted({where for where, _ in pieces}):
        most = max(pieces.count((body, holder)) for holder in holders)
        leaders[body] = chance.choice([h for h in holders if pieces.count((body, h)) == most])
    sizes = {body: sum(where == body for where, _ in pieces) for body in bodies}
    largest = [body for body in bodies if sizes[body] == max(sizes.values())]
    return {
        "bodies": bodies,
        "pieces": pieces,
        "leaders": leaders,
        "ruling": chance.choice(bodies),
        "dominant": chance.choice(largest),
        "head": chance.choice(holders),
        "lobby": [seat for seat in range(seats) if chance.random() < 0.7],
    }


def random_prizes(
    book: Book, kind: str, seats: int, chance: random.Random
) -> list[tuple[str, int]]:
    """Up to three of those of the board, each somebody's."""
    found = shuffled([prize.id for prize in book.prizes(kind)], chance)
    return [(prize, chance.randrange(seats)) for prize in found[: chance.choice((0, 0, 1, 2, 3))]]


def shuffled(things: list[str], chance: random.Random) -> list[str]:
    things = sorted(things)
    chance.shuffle(things)
    return things


def random_player(
    book: Book, cards: list[str], corporations: list[str], chance: random.Random
) -> Player:
    gauges = {resource: stock(chance) for resource in RESOURCES}
    gauges["megacredit"] = chance.choice((0, 3, 10, 20, 40))
    for resource in RESOURCES:
        gauges[f"{resource} production"] = chance.choice((0, 0, 1, 2, 3))
    gauges["megacredit production"] = chance.choice((-5, -4, -2, 0, 1, 3))
    gauges["rating"] = chance.randint(14, 35)
    gauges["free_cards"] = 0
    player: Player = {
        "gauges": gauges,
        "raised": ["rating"] * chance.randrange(2),
        "hand": [cards.pop() for _ in range(chance.choice((0, 1, 2, 4)))],
        "tableau": [corporations.pop()] if chance.random() < 0.4 and corporations else [],
        "events": [],
        "resources": {},
        "reserved": [],
        "taken": [],
        "beneath": [],
        "offices": [],
        "limited": [],
        "done": [],
        "used": [],
        "next_card": [],
        "timed": [],
    }
    for _ in range(chance.choice((0, 1, 3, 6))):
        card = cards.pop()
        lying = player["events"] if book.quality(card) == "event" else player["tableau"]
        lying.append(card)
    for card in player["tableau"]:
        acts = any(isinstance(clause, Action) for clause in book.card(card).clauses)
        if acts and chance.random() < 0.3:
            player["used"].append(card)
        if book.holds(card):
            player["resources"][card] = chance.choice((0, 0, 1, 2, 5))
    return player


def stock(chance: random.Random) -> int:
    return chance.choice((0, 0, 1, 2, 3, 5, 8, MOST_STOCK))


def random_tracks(book: Book, chance: random.Random) -> dict[str, int]:
    """Often near the goal or a bonus."""
    levels: dict[str, int] = {}
    for entry in book.on_the_table("track"):
        start, goal = entry.number_in("start"), entry.number_in("goal")
        step = entry.number_in("step", 1)
        levels[entry.noun.id] = start + step * chance.randint(0, (goal - start) // step)
    return levels


def lay_tiles(position: Position, book: Book, card: str, chance: random.Random) -> None:
    """Oceans where they belong, other tiles on the rest, some of the card in question; a few markers."""
    free = shuffled(list(book.map), chance)
    wet = [area for area in free if "ocean_area" in book.map[area].kinds]
    dry = [area for area in free if "ocean_area" not in book.map[area].kinds]
    for _ in range(chance.choice((0, 2, 5, 8, 9))):
        position["tiles"].append(laid("ocean", wet.pop(), NOBODY, ""))
    kinds = [entry.noun.id for entry in book.on_the_table("tile")]
    special = [tile for tile in kinds if tile not in FIRST_TILES]
    for _ in range(chance.choice((0, 1, 3, 6, 10))):
        tile = chance.choice(("greenery", "city", special.pop() if special else "city"))
        owner = chance.randrange(-1, len(position["players"]))
        by = card if chance.random() < 0.2 and ("card", card) in book.items else ""
        if by and any(other["placed_by"] == card for other in position["tiles"]):
            by = ""
        position["tiles"].append(laid(tile, dry.pop(), owner, by))
    for player in position["players"]:
        player["reserved"] += [dry.pop() for _ in range(chance.choice((0, 0, 0, 1)))]


def laid(tile: str, area: str, owner: int, by: str) -> Tile:
    return {"tile": tile, "area": area, "owner": owner, "placed_by": by}
