"""What becomes of a project card that MarsBot turns over, against a plain reading. In: random positions. Out: the same tracks, money, tiles.

The spaces are read from the lines of their sources, each line alone, and carried out over dictionaries: what every deed of a track means is
said here a second time, without the compiler and without the engine.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from cardwright_runtime.terraforming_mars.automa.money import automa_of
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_EVENT
from cardwright_tools.nouns import noun_names
from cardwright_tools.stories.playing import carry_out
from cardwright_tools.stories.story import Phrase
from runtime.flow.test_automa_choices import (
    BOT,
    HUMAN,
    Area,
    Mars,
    Sides,
    any_board,
    award,
    city,
    greenery,
    mars_of,
    milestone,
    ocean,
)
from runtime.positions import position

SOURCES = (
    Path(__file__).parents[3] / "cards" / "terraforming_mars" / "marsbot" / "boards" / "tharsis"
)
LAST_SPACE = 18


@dataclass
class Track:
    tags: list[str]
    spaces: dict[int, list[str]]


def tracks_of(folder: Path) -> dict[str, Track]:
    """`building` and its spaces, each with the lines that stand below it."""
    found = {}
    for path in sorted(folder.glob("*.card")):
        lines = path.read_text("utf-8").splitlines()
        tags = next(line.split("tags ")[1].split(", ") for line in lines if "    tags " in line)
        track, level = Track(tags, {}), 0
        for line in lines:
            if begins := re.fullmatch(r"    when it reaches (\d+)", line):
                level = int(begins[1])
            elif level and line.startswith("        "):
                track.spaces.setdefault(level, []).append(line.strip())
        found[path.stem] = track
    return found


TRACKS = tracks_of(SOURCES)


@dataclass
class Bot:
    """All that a card can change. `far`: the farthest that each cube has been."""

    mars: Mars
    level: dict[str, int]
    far: dict[str, int]
    rating: int
    money: int
    temperature: int
    oxygen: int
    compensation: int = 5
    goes_again: bool = True
    claimed: list[str] = field(default_factory=list)
    funded: list[str] = field(default_factory=list)

    @property
    def behind(self) -> int:
        """On the easy level 5 in every award."""
        return 0 if self.goes_again else 5

    def fail(self) -> None:
        self.money += self.compensation

    def turn_over(self, tags: list[str]) -> None:
        if not tags:
            self.fail()
        for tag in tags:
            for name, track in TRACKS.items():
                if tag in track.tags:
                    self.advance(name)

    def advance(self, name: str) -> None:
        if self.level[name] == LAST_SPACE:
            self.fail()
            return
        self.level[name] += 1
        if self.level[name] > self.far[name]:
            self.far[name] = self.level[name]
            for line in TRACKS[name].spaces.get(self.level[name], []):
                self.carry_out(line, name)

    def carry_out(self, line: str, name: str) -> None:
        match line.split():
            case ["increase", "rating", steps]:
                self.rating += int(steps)
            case ["raise", "temperature", "1"]:
                self.warm()
            case ["raise", other, "1"]:
                self.advance(other.removesuffix("_track"))
            case ["perform", "advance_again"]:
                if self.goes_again:
                    self.advance(name)
            case ["perform", "claim_milestone"]:
                self.take(self.claimed, milestone(self.sides(), self.claimed))
            case ["perform", "fund_award"]:
                self.take(self.funded, award(self.sides(), self.funded, self.behind))
            case ["place", tile]:
                self.lay(tile)
            case _:
                raise AssertionError(line)

    def take(self, taken: list[str], name: str | None) -> None:
        if name is None or len(taken) == 3:
            self.fail()
        else:
            taken.append(name)

    def warm(self) -> None:
        if self.temperature == 8:
            self.fail()
            return
        self.temperature += 2
        self.rating += 1
        if self.temperature in (-24, -20):
            self.money += 2
        if self.temperature == 0:
            self.lay("ocean")

    def lay(self, tile: str) -> None:
        area = {"ocean": ocean, "city": city, "greenery": greenery}[tile](self.mars)
        if area is None:
            self.fail()
        else:
            self.put(tile, area)

    def put(self, tile: str, area: Area) -> None:
        self.money += self.mars.signs[area] + 2 * self.mars.beside(area, {"ocean"})
        self.mars.tiles[area] = (tile, -1 if tile == "ocean" else BOT)
        if tile == "ocean":
            self.rating += 1
        if tile == "greenery":
            self.breathe()

    def breathe(self) -> None:
        if self.oxygen < 14:
            self.oxygen += 1
            self.rating += 1
            if self.oxygen == 8:
                self.warm()

    def count(self, kind: str) -> tuple[int, int]:
        owners = [owner for lying, owner in self.mars.tiles.values() if lying == kind]
        return owners.count(HUMAN), owners.count(BOT)

    def sides(self) -> Sides:
        """You have nothing but your rating and your tiles."""
        rating = (20, self.rating)
        cities, greeneries = self.count("city"), self.count("greenery")
        return Sides(self.level, rating, cities, greeneries, 0, 0, 0, 0, (0, 0), (0, 0))


def any_position(chance: Random) -> str:
    said = any_board("tharsis", chance)
    for name in TRACKS:
        level = chance.randrange(LAST_SPACE + 1)
        said.append(f"{name} track {level} after {min(level + chance.choice((0, 0, 1, 2)), 18)}")
    said.append(f"temperature {chance.choice((-26, -22, -2, 6, 8, -10))}")
    said.append(f"oxygen {chance.choice((0, 6, 7, 13, 14))}")
    said.append(f"marsbot: {chance.randrange(25, 45)} rating, {chance.randrange(20)} megacredits")
    harder = chance.choice(("normal", "easy"))
    return f"against {harder} marsbot; {'; '.join(said)}"


def bot_of(game: Game, is_easy: bool) -> Bot:
    player = automa_of(game)
    numbers = {name: _track(game, name) for name in TRACKS}
    return Bot(
        mars_of(game, "tharsis"),
        {name: game.track_level(number) for name, number in numbers.items()},
        {name: game.furthest.get(number, 0) for name, number in numbers.items()},
        player.rating,
        player.megacredits,
        game.temperature,
        game.oxygen,
        3 if is_easy else 5,
        not is_easy,
        [game.table.rules[one // 8].name for one in game.milestones],
        [game.table.rules[one // 8].name for one in game.awards],
    )


def _track(game: Game, name: str) -> int:
    return next(t.track for t in game.table.tracks if t.key == f"track.{name}_track")


def tags_shown(game: Game, card: int) -> list[str]:
    """From left to right, that of an event last."""
    rule, names = game.table.cards[card], noun_names("tag")
    event = ["event_symbol"] if rule.quality == QUALITY_EVENT else []
    return [names[tag].lower() for tag in rule.tags] + event


@pytest.mark.parametrize("seed", range(200))
def test_a_card_does_what_its_tags_and_their_spaces_say(seed: int) -> None:
    chance = Random(f"turn {seed}")
    given = any_position(chance)
    game = position(given)
    card = chance.choice(game.deck)
    game.deck = [other for other in game.deck if other != card]
    read = bot_of(game, is_easy="easy" in given)
    carry_out(game, Phrase("", f"marsbot turns over {game.table.rules[card].key}"))
    read.turn_over(tags_shown(game, card))
    now = bot_of(game, is_easy="easy" in given)
    read.mars.costs, read.mars.turned = now.mars.costs, 0
    assert now == read
