"""A handful of rules written by hand, shaped like generated ones. In: players. Out: a table that needs no generated code."""

from typing import final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.board import Board
from cardwright_runtime.terraforming_mars.cards import (
    Award,
    Corporation,
    Milestone,
    Project,
    ProjectCard,
    Track,
)
from cardwright_runtime.terraforming_mars.catalogue import table_of
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_LAND,
    AREA_OCEAN_AREA,
    COUNTER_FREE_CARDS,
    KIND_CONVERSION,
    KIND_STANDARD_PROJECT,
    PRODUCTION_HEAT,
    PRODUCTION_MEGACREDIT,
    PROJECT_CONVERT_HEAT,
    PROJECT_CONVERT_PLANTS,
    QUALITY_ACTIVE,
    QUALITY_AUTOMATED,
    RESOURCE_HEAT,
    RESOURCE_MEGACREDIT,
    RESOURCE_PLANT,
    TILE_CITY,
    TILE_GREENERY,
    TILE_OCEAN,
    TRACK_OXYGEN,
    TRACK_TEMPERATURE,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import (
    ACTION,
    FIRST_ACTION,
    WHEN_PLAYED,
    WHENEVER,
    Rule,
)
from cardwright_runtime.terraforming_mars.names import (
    areas,
    beside_none,
    beside_own,
    can_pay,
    can_pay_money,
    can_place,
    gain,
    increase,
    pay,
    pay_money,
    place,
    prefer,
    raise_track,
    respond,
)
from cardwright_runtime.terraforming_mars.events import EVENT_PLACES_TILE, Event, counts_as
from cardwright_runtime.terraforming_mars.table import Table


@final
class Temperature(Track):
    def __init__(self) -> None:
        super().__init__("temperature", "temperature", TRACK_TEMPERATURE, -30, 8, 2)


@final
class Oxygen(Track):
    def __init__(self) -> None:
        super().__init__("oxygen", "oxygen", TRACK_OXYGEN, 0, 14, 1)


class PaidProject(Project):
    def __init__(self, key: str, number: int, cost: int) -> None:
        super().__init__(key, key.capitalize(), number, cost, KIND_STANDARD_PROJECT)

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, self.cost)

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, self.cost):
                return False
        if frame.step == 1:
            frame.step = 2
            if self.give(game, frame):
                return False
        return True

    def give(self, game: Game, frame: Frame) -> bool:
        raise NotImplementedError


@final
class AsteroidProject(PaidProject):
    def __init__(self) -> None:
        super().__init__("asteroid", 2, 14)

    def give(self, game: Game, frame: Frame) -> bool:
        return raise_track(game, frame, TRACK_TEMPERATURE, 1)


@final
class AquiferProject(PaidProject):
    def __init__(self) -> None:
        super().__init__("aquifer", 3, 18)

    def give(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        return place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))


def city_areas(game: Game, player: Player) -> int:
    return areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY)


def greenery_areas(game: Game, player: Player) -> int:
    land = areas(game, player, AREA_LAND)
    return prefer(land & beside_own(game, player), land)


@final
class CityProject(PaidProject):
    def __init__(self) -> None:
        super().__init__("city", 5, 25)

    def give(self, game: Game, frame: Frame) -> bool:
        return place(game, frame, TILE_CITY, city_areas(game, game.players[frame.player]))


@final
class GreeneryProject(PaidProject):
    def __init__(self) -> None:
        super().__init__("greenery", 4, 23)

    def give(self, game: Game, frame: Frame) -> bool:
        return place(game, frame, TILE_GREENERY, greenery_areas(game, game.players[frame.player]))


@final
class ConvertPlants(Project):
    def __init__(self) -> None:
        super().__init__(
            "convert_plants", "Convert Plants", PROJECT_CONVERT_PLANTS, 0, KIND_CONVERSION
        )

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_PLANT, player.greenery_price) and can_place(
            game, player, TILE_GREENERY, greenery_areas(game, player)
        )

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            player = game.players[frame.player]
            pay(game, frame, RESOURCE_PLANT, player.greenery_price)
            if place(game, frame, TILE_GREENERY, greenery_areas(game, player)):
                return False
        return True


@final
class ConvertHeat(Project):
    def __init__(self) -> None:
        super().__init__("convert_heat", "Convert Heat", PROJECT_CONVERT_HEAT, 0, KIND_CONVERSION)

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_HEAT, 8)

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_HEAT, 8)
            if raise_track(game, frame, TRACK_TEMPERATURE, 1):
                return False
        return True


class Boring(ProjectCard):
    """Does nothing but cost something: the flow needs a deck."""

    def __init__(self, number: int) -> None:
        cost = number % 20
        super().__init__(f"boring_{number}", f"Boring {number}", "", cost, QUALITY_AUTOMATED)

    def points(self, game: Game, player: Player) -> int:
        return 1


@final
class HeatMaker(ProjectCard):
    def __init__(self) -> None:
        super().__init__("heat_maker", "Heat Maker", "", 1, QUALITY_ACTIVE)
        self.touches = {WHEN_PLAYED: (0, 0, 0), ACTION: (0, 0, 0)}

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.block == ACTION:
            gain(game, frame, RESOURCE_HEAT, 3)
        else:
            increase(game, frame, PRODUCTION_HEAT, 1)
        return True


class Plain(Corporation):
    def __init__(self, key: str, money: int) -> None:
        self.money = money
        super().__init__(key, key.replace("_", " ").title(), "")

    def start(self, game: Game, player: Player) -> None:
        player.add_gauge(RESOURCE_MEGACREDIT, self.money)


@final
class Beginner(Corporation):
    def __init__(self) -> None:
        super().__init__("beginner", "Beginner", "", (), -1, 5)

    def start(self, game: Game, player: Player) -> None:
        player.add_gauge(RESOURCE_MEGACREDIT, 42)
        player.add_gauge(COUNTER_FREE_CARDS, 10)


@final
class Mayors(Corporation):
    """Begins with a city; earns with everybody's cities."""

    def __init__(self) -> None:
        super().__init__("mayors", "Mayors", "")
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {FIRST_ACTION: (0, 0, 0)}

    def start(self, game: Game, player: Player) -> None:
        player.add_gauge(RESOURCE_MEGACREDIT, 40)

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.block == FIRST_ACTION and frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_CITY, city_areas(game, game.players[frame.player]))
        if frame.block == WHENEVER:
            increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if counts_as(event.tile, TILE_CITY) and game.table.board.map >> event.area & 1:
            respond(game, self, WHENEVER, owner, event, 1)


@final
class Rich(Milestone):
    def __init__(self) -> None:
        super().__init__("rich", "Rich")

    def requirements_met(self, game: Game, player: Player) -> bool:
        return player.megacredits >= 50


class MostHeat(Award):
    def __init__(self, key: str = "most_heat") -> None:
        super().__init__(key, "Most Heat")

    def tally(self, game: Game, player: Player) -> int:
        return player.heat


# The shape of the map of the first board; every fifth area is reserved for oceans.
ROWS = (5, 6, 7, 8, 9, 8, 7, 6, 5)


def small_board() -> Board:
    kinds = tuple((AREA_OCEAN_AREA,) if area % 5 == 4 else (AREA_LAND,) for area in range(61))
    return Board("small", "Small", "base", ROWS, kinds, ((),) * 61)


def small_rules() -> list[Rule]:
    rules: list[Rule] = [Temperature(), Oxygen()]
    rules += [
        AsteroidProject(),
        AquiferProject(),
        GreeneryProject(),
        CityProject(),
        ConvertPlants(),
        ConvertHeat(),
    ]
    rules += [Plain("rich_one", 60), Plain("poor_one", 7), Mayors(), Beginner()]
    rules += [Plain(f"corporation_{number}", 40) for number in range(8)]
    rules += [Rich(), MostHeat(), MostHeat("most_warmth"), MostHeat("more_heat"), HeatMaker()]
    return rules + [Boring(number) for number in range(120)]


def small_table(players: int) -> Table:
    board = small_board()
    table = table_of([board, *small_rules()], board, players)
    table.corporate_era = True
    return table
