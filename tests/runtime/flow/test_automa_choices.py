"""What MarsBot chooses, against its rulebook read once more. In: random boards. Out: the same area, milestone and award.

The reading below is as slow and plain as can be: areas are pairs of a row and a place in it, tiles a dictionary. It uses none of the
engine's masks, preferences or rules; of the engine it takes what lies where, what an area prints, and the card on top of the deck.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

import pytest
from cardwright_runtime.terraforming_mars.game import Game, area_of, owner_of, tile_of
from cardwright_runtime.terraforming_mars.noun_facts import OFF_MAP
from cardwright_tools.stories.playing import carry_out
from cardwright_tools.stories.story import Phrase
from runtime.positions import position

Area = tuple[int, int]

HUMAN, BOT = 0, 1
ROWS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
ALL: list[Area] = [(row, place) for row, size in enumerate(ROWS, 1) for place in range(1, size + 1)]
MAPS = ("tharsis", "hellas", "elysium")
# The one area that is kept for a city of its own.
KEPT = {"tharsis": {(5, 3)}, "hellas": set(), "elysium": set()}
SEEDS = range(24)


def neighbours(area: Area) -> list[Area]:
    """Rows of five, six ... nine, eight ... five areas, each half an area beside the next."""
    row, place = area
    above = (place - 1, place) if row <= 5 else (place, place + 1)
    below = (place, place + 1) if row <= 4 else (place - 1, place)
    found = [(row, place - 1), (row, place + 1)]
    found += [(row - 1, one) for one in above] + [(row + 1, one) for one in below]
    return [one for one in found if one in ALL]


@dataclass
class Mars:
    """`tiles`: what lies where and whose it is; `signs`: how many bonuses an area prints; `wet`: the areas for oceans; `costs`: of the cards
    on top of the deck, of which so many were `turned` over."""

    board: str
    tiles: dict[Area, tuple[str, int]]
    signs: dict[Area, int]
    wet: set[Area]
    costs: list[int]
    turned: int = 0

    def beside(self, area: Area, kinds: set[str], owner: int | None = None) -> int:
        lying = [self.tiles[one] for one in neighbours(area) if one in self.tiles]
        return len([one for one in lying if one[0] in kinds and owner in (None, one[1])])

    def dry(self) -> list[Area]:
        return [
            area
            for area in ALL
            if area not in self.wet | KEPT[self.board] and area not in self.tiles
        ]


def mars_of(game: Game, board: str) -> Mars:
    places = [_pair(game.table.board.area_name(number)) for number in range(len(ALL))]
    names = {1: "greenery", 2: "city"}
    tiles = {places[n]: ("ocean", -1) for n in range(len(ALL)) if game.oceans >> n & 1}
    for packed in game.placed:
        if area_of(packed) < OFF_MAP:
            kind = names.get(tile_of(packed), "special")
            tiles[places[area_of(packed)]] = (kind, owner_of(packed))
    signs = {places[number]: len(game.table.board.bonuses[number]) for number in range(len(ALL))}
    wet = {places[n] for n in range(len(ALL)) if game.table.board.ocean_areas >> n & 1}
    costs = [game.table.cards[card].cost for card in game.deck[game.deck_top :]]
    return Mars(board, tiles, signs, wet, costs)


def _pair(name: str) -> Area:
    row, _, place = name.partition("-")
    return int(row), int(place)


# ---------------------------------------------------------------- the rulebook, automa A, symbols and tie-break


def best(areas: list[Area], worth: Callable[[Area], int]) -> list[Area]:
    most = max(map(worth, areas))
    return [area for area in areas if worth(area) == most]


def tie_broken(mars: Mars, areas: list[Area]) -> Area:
    areas = best(areas, lambda area: mars.beside(area, {"ocean"}))
    if mars.board == "hellas":
        areas = best(areas, lambda area: 1 if area[0] >= 8 else 0)
    areas = best(areas, lambda area: mars.signs[area])
    if mars.board == "elysium":
        areas = best(areas, lambda area: 1 if area[0] >= 6 else 0)
    return counted_out(mars, areas) if len(areas) > 1 else areas[0]


def counted_out(mars: Mars, areas: list[Area]) -> Area:
    cost = mars.costs[mars.turned]
    mars.turned += 1
    counted, place = 1, 0
    while counted < cost:
        place = (place + 1) % len(areas)
        counted += 1
    return sorted(areas)[place]


def city(mars: Mars) -> Area | None:
    areas = [area for area in mars.dry() if not mars.beside(area, {"city"})]
    if not areas:
        return None
    return tie_broken(mars, best(areas, lambda area: mars.beside(area, {"greenery"})))


def greenery(mars: Mars) -> Area | None:
    own = [area for area in mars.dry() if mars.beside(area, {"city", "greenery", "special"}, BOT)]
    areas = own or mars.dry()
    if not areas:
        return None
    areas = best(areas, lambda area: mars.beside(area, {"city"}, BOT))
    return tie_broken(mars, best(areas, lambda area: -mars.beside(area, {"city"}, HUMAN)))


def ocean(mars: Mars) -> Area | None:
    lying = [area for area, (kind, _) in mars.tiles.items() if kind == "ocean"]
    areas = [area for area in mars.wet if area not in mars.tiles]
    return tie_broken(mars, areas) if len(lying) < 9 else None


def neural_instance(mars: Mars) -> Area | None:
    """Not beside a tile or a reserved area, and not at the edge."""
    areas = [
        area
        for area in mars.dry()
        if len(neighbours(area)) == 6
        and not any(one in mars.tiles for one in neighbours(area))
        and not any(one in mars.wet | KEPT[mars.board] for one in neighbours(area))
    ]
    return tie_broken(mars, areas) if areas else None


# ---------------------------------------------------------------- random boards

LAID = {
    "city": ("earth track 0", "sponsors", city),
    "greenery": ("plant track 2", "bushes", greenery),
    "ocean": ("event track 2", "release of inert gases", ocean),
    "neural instance": ("", "local neural instance", neural_instance),
}


def any_board(board: str, chance: Random) -> list[str]:
    """Cities apart from each other, as they must be; everything else anywhere."""
    empty = position(f"on {board}, against marsbot")
    wet = sorted(mars_of(empty, board).wet)
    places = chance.sample(wet, chance.randrange(9))
    said = [f"ocean at {row}-{place}" for row, place in places]
    dry = [area for area in ALL if area not in wet and area not in KEPT[board]]
    cities: list[Area] = []
    for area in chance.sample(dry, chance.randrange(16)):
        kind = chance.choice(("city", "greenery"))
        if kind == "city" and any(one in cities for one in neighbours(area)):
            kind = "greenery"
        cities += [area] if kind == "city" else []
        whose = chance.choice(("", "marsbot: "))
        said.append(f"{whose}{kind} at {area[0]}-{area[1]}")
    return said


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("tile", LAID)
@pytest.mark.parametrize("board", MAPS)
def test_it_lays_its_tiles_where_the_rulebook_says(board: str, tile: str, seed: int) -> None:
    track, card, read = LAID[tile]
    chance = Random(f"{board} {tile} {seed}")
    said = "; ".join([track or "oxygen 0", *any_board(board, chance)])
    game = position(f"on {board}, against marsbot; {said}")
    before = mars_of(game, board)
    expected = read(before)
    carry_out(game, Phrase("", f"marsbot turns over {card}"))
    new = {area for area in mars_of(game, board).tiles if area not in before.tiles}
    assert new == ({expected} if expected is not None else set())


# ---------------------------------------------------------------- milestones and awards on Tharsis

TRACKS = ("building", "space", "event", "science", "energy", "earth", "plant")


@dataclass
class Sides:
    tracks: dict[str, int]
    rating: tuple[int, int]
    cities: tuple[int, int]
    greeneries: tuple[int, int]
    building_tags: int
    science_tags: int
    hand: int
    income: int
    heat: tuple[int, int]
    metals: tuple[int, int]


def any_sides(chance: Random) -> Sides:
    def both(most: int) -> tuple[int, int]:
        return chance.randrange(most), chance.randrange(most)

    tracks = {track: chance.randrange(12) for track in TRACKS}
    if chance.random() < 0.5:
        tracks = {track: chance.randrange(4, 12) for track in TRACKS}
    return Sides(
        tracks,
        (chance.randrange(14, 45), chance.randrange(14, 45)),
        both(5),
        both(5),
        chance.randrange(5),
        chance.randrange(5),
        chance.randrange(17),
        chance.randrange(-5, 20),
        both(10),
        both(8),
    )


BUILDINGS = ("mine", "aquifer pumping", "food factory", "ghg factories")
SCIENCE = (
    "adaptation technology",
    "breathing filters",
    "search for life",
    "anti gravity technology",
)
CITIES = ("1-1", "1-3", "3-1", "3-3", "3-5", "3-7", "7-2", "7-4")
GREENERIES = ("9-1", "9-2", "9-3", "9-4", "8-1", "8-2", "8-3", "8-4")


def in_words(sides: Sides) -> str:
    tracks = ", ".join(f"{track} track {level}" for track, level in sides.tracks.items())
    you = [f"{sides.rating[0]} rating", f"{sides.hand} cards in hand"]
    you += [f"{card} in play" for card in BUILDINGS[: sides.building_tags]]
    you += [f"{card} in play" for card in SCIENCE[: sides.science_tags]]
    you += [f"{sides.income} megacredit production"]
    you += [f"{sides.heat[0]} heat", f"{sides.heat[1]} heat production"]
    you += [f"{sides.metals[0]} steel", f"{sides.metals[1]} titanium production"]
    you += [f"city at {at}" for at in CITIES[: sides.cities[0]]]
    you += [f"greenery at {at}" for at in GREENERIES[: sides.greeneries[0]]]
    bot = [f"{sides.rating[1]} rating"]
    bot += [f"city at {at}" for at in CITIES[4 : 4 + sides.cities[1]]]
    bot += [f"greenery at {at}" for at in GREENERIES[4 : 4 + sides.greeneries[1]]]
    return f"against marsbot, {tracks}, {', '.join(you)}; marsbot: {', '.join(bot)}"


def milestone(sides: Sides, taken: Sequence[str] = ()) -> str | None:
    """One that you meet too, else the one that you are closest to, else the leftmost."""
    human = {
        "Terraformer": (sides.rating[0], 35),
        "Mayor": (sides.cities[0], 3),
        "Gardener": (sides.greeneries[0], 3),
        "Builder": (sides.building_tags, 8),
        "Planner": (sides.hand, 16),
    }
    met = {
        "Terraformer": sides.rating[1] >= 35,
        "Mayor": sides.cities[1] >= 3,
        "Gardener": sides.greeneries[1] >= 3,
        "Builder": sides.tracks["building"] >= 8,
        "Planner": min(sides.tracks.values()) >= 4,
    }
    wanted = [name for name in human if met[name] and name not in taken]
    for name in wanted:
        if human[name][0] >= human[name][1]:
            return name
    parts = {name: human[name][0] / human[name][1] for name in wanted}
    return next((name for name in wanted if parts[name] == max(parts.values())), None)


def award(sides: Sides, taken: Sequence[str] = (), behind: int = 0) -> str | None:
    """The one in which MarsBot is farthest ahead, the leftmost of several; none where it is ahead in none. It may be so much `behind` in all."""
    level = sides.tracks
    leads = {
        "Landlord": sides.cities[1] + sides.greeneries[1] - sides.cities[0] - sides.greeneries[0],
        "Banker": level["building"] + level["event"] - sides.income,
        "Scientist": level["science"] - sides.science_tags,
        "Thermalist": level["energy"] + 5 - sum(sides.heat),
        "Miner": level["space"] + 5 - sum(sides.metals),
    }
    ahead = [name for name in leads if leads[name] > behind and name not in taken]
    most = max((leads[name] for name in ahead), default=0)
    return next((name for name in ahead if leads[name] == most), None)


PRIZES = {
    # The space, the card that brings its cube there.
    "milestone": ("science", 9, "adaptation technology", milestone),
    "award": ("earth", 9, "sponsors", award),
}


@pytest.mark.parametrize("seed", range(60))
@pytest.mark.parametrize("prize", PRIZES)
def test_it_claims_and_funds_what_the_rulebook_says(prize: str, seed: int) -> None:
    track, space, card, read = PRIZES[prize]
    sides = any_sides(Random(f"{prize} {seed}"))
    sides.tracks[track] = space - 1
    game = position(in_words(sides))
    carry_out(game, Phrase("", f"marsbot turns over {card}"))
    sides.tracks[track] = space
    taken = [game.table.rules[one // 8].name for one in game.milestones + game.awards]
    expected = read(sides)
    assert taken == ([expected] if expected is not None else [])
