"""The bonus cards of MarsBot, read once more. In: the lines of a card, and how a game stands as dictionaries. Out: how it stands then.

The cards are read from the lines of their sources and carried out over dictionaries, as `test_automa_turns.py` does with spaces: what each
deed, condition and choice of them means is said here a second time, without the compiler and without the engine.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from runtime.flow.test_automa_choices import (
    BOT,
    HUMAN,
    TRACKS,
    Area,
    Mars,
    Sides,
    award,
    best,
    city,
    counted_out,
    greenery,
    milestone,
    neighbours,
    neural_instance,
    tie_broken,
)
from runtime.flow.test_automa_turns import LAST_SPACE, Bot

SOURCES = Path(__file__).parents[3] / "cards" / "terraforming_mars" / "marsbot" / "bonus_cards"
# What turns another bonus card over finds this one.
NEXT = "government_subsidy"
# Cards of yours that hold an animal or a microbe, with how many of them make a point.
KEPT = {"fish": 1, "birds": 1, "ants": 2, "decomposers": 3, "tardigrades": 4}
GOALS = {"temperature": (2, (-24, -20, 0, 8)), "oxygen": (1, (8, 14))}
Fate: TypeAlias = Literal["discarded", "aside", "out of the game", "in the bonus deck"]


@dataclass
class Line:
    words: str
    below: "list[Line]" = field(default_factory=list)


def block_of(path: Path) -> list[Line]:
    """What stands below `when turned over`, line below line."""
    within = [Line("")]
    for text in path.read_text("utf-8").partition("    when turned_over\n")[2].splitlines():
        depth = (len(text) - len(text.lstrip())) // 4 - 2
        line = Line(text.strip())
        within[depth].below.append(line)
        within[depth + 1 :] = [line]
    return within[0].below


@dataclass
class You:
    """What MarsBot's cards look at and take."""

    plants: int
    is_protected: bool
    units: dict[str, int]
    heat: tuple[int, int]
    metals: tuple[int, int]
    income: int


@dataclass
class Reading(Bot):
    you: You = field(default_factory=lambda: You(0, False, {}, (0, 0), (0, 0), 0))
    deck: list[list[str]] = field(default_factory=list)
    generation: int = 1
    held: int = 0
    markers: set[Area] = field(default_factory=set)
    fate: Fate = "discarded"

    def resolve(self, name: str) -> None:
        source = SOURCES / f"{name}.card"
        if 'brought "action deck"' in source.read_text("utf-8"):
            self.fate = "aside"
        self.block(block_of(source))

    def block(self, lines: list[Line]) -> None:
        has_held = True
        for line in lines:
            if line.words == "first possible of":
                self.first_possible(line.below)
            elif line.words.startswith("if "):
                has_held = self.holds(line.words.removeprefix("if "))
                if has_held:
                    self.block(line.below)
            elif line.words == "otherwise":
                if not has_held:
                    self.block(line.below)
            else:
                self.step(line.words)

    def first_possible(self, options: list[Line]) -> None:
        for option in options:
            condition = option.words.partition(" if ")[2]
            if condition and not self.holds(condition):
                continue
            if option.words == "otherwise" or all(self.can(step.words) for step in option.below):
                self.block(option.below)
                return

    def holds(self, words: str) -> bool:
        match words.split():
            case [amount, "megacredits"]:
                return self.money >= int(amount)
            case [amount, "plants", "of", "opponents"]:
                return self.you.plants >= int(amount)
            case ["generation", number]:
                return self.generation >= int(number)
            case ["even_generation", "1"]:
                return self.generation % 2 == 0
            case ["not", "9", "oceans"]:
                return len([kind for kind, _ in self.mars.tiles.values() if kind == "ocean"]) < 9
            case ["temperature" | "oxygen" as track, "within", steps, "of", "bonus"]:
                unit, goals = GOALS[track]
                level = self.temperature if track == "temperature" else self.oxygen
                return any(0 < goal - level <= int(steps) * unit for goal in goals)
            case ["venus_next", *_]:
                return False
        raise AssertionError(words)

    def can(self, words: str) -> bool:
        """Of what may be out of the question."""
        match words.split():
            case ["perform", "claim_milestone"]:
                return len(self.claimed) < 3 and milestone(self.sides(), self.claimed) is not None
            case ["perform", "fund_award"]:
                return (
                    len(self.funded) < 3
                    and award(self.sides(), self.funded, self.behind) is not None
                )
            case ["perform", "help_closest_award"]:
                return self.award_to_help() is not None
            case ["perform", "lay" | "lay_played_tile", way]:
                return bool(self.areas_for(way))
            case ["place", "greenery"]:
                return greenery(self.seen()) is not None
            case ["place", "ocean", *_]:
                return bool(self.areas_for("ocean_between"))
            case ["pay", *_] | ["perform", "draw_on_bank"]:
                return self.held > 0
            case ["lose", amount, "megacredits"] if amount != "all":
                return self.money >= int(amount)
        return True

    def step(self, words: str) -> None:
        match words.split():
            case ["gain", amount, "megacredit" | "megacredits", *per]:
                times = min(self.level.values()) if per else 1
                self.money += int(amount) * times
            case ["lose", "all", "megacredits"]:
                self.money = 0
            case ["lose", amount, "megacredits"]:
                self.money -= int(amount)
            case ["raise", "temperature", steps]:
                for _ in range(int(steps)):
                    if self.temperature < 8:
                        self.warm()
            case ["raise", "oxygen", "1"]:
                self.breathe()
            case ["raise", track, "1"]:
                self.help_along(track.removesuffix("_track"))
            case ["place", "ocean", *_]:
                self.put("ocean", tie_broken(self.mars, self.areas_for("ocean_between")))
            case ["place", tile]:
                self.lay(tile)
            case ["increase", "rating", steps]:
                self.rating += int(steps)
            case ["reserve", "land"]:
                self.reserve()
            case ["remove", "up", "to", most, "plants", *_]:
                if not self.you.is_protected:
                    self.you.plants -= min(int(most), self.you.plants)
            case ["pay", *_]:
                self.held -= 1
            case ["add", *_]:
                self.held += 1
            case ["perform", deed, *named]:
                self.perform(deed, *named)
            case _:
                raise AssertionError(words)

    def perform(self, deed: str, named: str = "") -> None:
        match deed:
            case "destroy_this":
                self.fate = "out of the game"
            case "destroy_if_protected":
                if self.you.is_protected:
                    self.fate = "out of the game"
            case "shuffle_in":
                self.fate = "in the bonus deck"
            case "claim_milestone":
                self.take(self.claimed, milestone(self.sides(), self.claimed))
            case "fund_award":
                self.take(self.funded, award(self.sides(), self.funded, self.behind))
            case "help_closest_award":
                helped = self.award_to_help()
                assert helped is not None
                self.money -= 5
                self.help_in(helped)
            case "resolve_project":
                tags = self.deck[self.mars.turned]
                self.mars.turned += 1
                self.turn_over(tags)
            case "resolve_bonus":
                fate = self.fate
                self.resolve(NEXT)
                self.fate = fate
            case "advance_lowest":
                self.help_along(self.lowest())
            case "exchange_advance":
                highest = max(TRACKS, key=lambda name: self.level[name])
                self.help_along(self.lowest())
                self.level[highest] = max(self.level[highest] - 1, 0)
            case "raise_furthest":
                self.raise_furthest()
            case "lay":
                ways = {"neural_instance": "special"}
                self.put(ways.get(named, "city"), self.chosen(named))
            case "take_best_unit":
                self.take_best_unit()
            case "draw_on_bank":
                taken = min(self.held, 3)
                self.held -= taken
                self.money += taken
            case _:
                raise AssertionError(deed)

    # ------------------------------------------------------------ tracks

    def lowest(self) -> str:
        return min(TRACKS, key=lambda name: self.level[name])

    def help_along(self, name: str) -> None:
        """A bonus card that finds the track at its end is no failed action."""
        if self.level[name] < LAST_SPACE:
            self.advance(name)

    # ------------------------------------------------------------ awards

    def leads(self) -> dict[str, int]:
        """How far MarsBot is ahead in each award, by the table of Tharsis."""
        level, tiles = self.level, [owner for _, owner in self.mars.tiles.values()]
        leads = {
            "Landlord": tiles.count(BOT) - tiles.count(HUMAN),
            "Banker": level["building"] + level["event"] - self.you.income,
            "Scientist": level["science"],
            "Thermalist": level["energy"] + 5 - sum(self.you.heat),
            "Miner": level["space"] + 5 - sum(self.you.metals),
        }
        return {name: lead - self.behind for name, lead in leads.items()}

    def award_to_help(self) -> str | None:
        """Where you are ahead or even by the least, then where MarsBot is; of those in which help would bring something."""
        leads = {name: lead for name, lead in self.leads().items() if name in self.funded}
        ordered = sorted(leads, key=lambda name: (leads[name] > 0, abs(leads[name])))
        return next((name for name in ordered if self.would_help(name)), None)

    def would_help(self, name: str) -> bool:
        if name == "Landlord":
            return greenery(self.seen()) is not None
        return self.level[self.track_of(name)] < LAST_SPACE

    def track_of(self, name: str) -> str:
        if name == "Banker":
            return "event" if self.level["event"] < self.level["building"] else "building"
        return {"Scientist": "science", "Thermalist": "energy", "Miner": "space"}[name]

    def help_in(self, name: str) -> None:
        if name == "Landlord":
            self.lay("greenery")
        else:
            self.help_along(self.track_of(name))

    # ------------------------------------------------------------ the map

    def seen(self) -> Mars:
        """To look where something would lie without turning a card over."""
        mars = self.mars
        return Mars(mars.board, mars.tiles, mars.signs, mars.wet, mars.costs, mars.turned)

    def areas_for(self, way: str) -> list[Area]:
        mars = self.mars
        cities = [area for area in mars.dry() if not mars.beside(area, {"city"})]
        match way:
            case "neural_instance":
                return [one] if (one := neural_instance(self.seen())) is not None else []
            case "expedited_city":
                return [a for a in cities if mars.beside(a, {"greenery", "ocean"}) >= 2]
            case "city_beside_rival":
                return [a for a in cities if mars.beside(a, {"greenery"}, HUMAN)]
            case "ocean_between":
                free = [area for area in mars.wet if area not in mars.tiles]
                return [area for area in free if mars.beside(area, {"ocean"}) >= 2]
            case "tile_beside_rival":
                # No card lies on its pile.
                return []
        raise AssertionError(way)

    def chosen(self, way: str) -> Area:
        mars, areas = self.mars, self.areas_for(way)
        if way == "neural_instance":
            area = neural_instance(mars)
            assert area is not None
            return area
        if way == "expedited_city":
            return tie_broken(
                mars, best(areas, lambda area: mars.beside(area, {"greenery", "ocean"}))
            )
        return tie_broken(mars, best(areas, lambda area: mars.beside(area, {"greenery"}, HUMAN)))

    def reserve(self) -> None:
        mars = self.mars
        areas = best(mars.dry(), lambda area: mars.beside(area, {"ocean"}))
        areas = best(areas, lambda area: mars.signs[area])
        areas = best(areas, lambda area: len([one for one in neighbours(area) if one in mars.wet]))
        self.markers.add(counted_out(mars, areas) if len(areas) > 1 else areas[0])

    def raise_furthest(self) -> None:
        """The oxygen before the oceans before the temperature."""
        oceans = [kind for kind, _ in self.mars.tiles.values()].count("ocean")
        left = [14 - self.oxygen, 9 - oceans, (8 - self.temperature) // 2]
        if max(left) == 0:
            return
        [self.breathe, lambda: self.lay("ocean"), self.warm][left.index(max(left))]()

    def take_best_unit(self) -> None:
        units = [name for name, number in self.you.units.items() if number]
        if units and not self.you.is_protected:
            self.you.units[min(units, key=lambda name: KEPT[name])] -= 1

    def sides(self) -> Sides:
        """As of turns, with what of yours counts in awards."""
        rating, you = (20, self.rating), self.you
        cities, greeneries = self.count("city"), self.count("greenery")
        return Sides(
            self.level, rating, cities, greeneries, 0, 0, 0, you.income, you.heat, you.metals
        )
