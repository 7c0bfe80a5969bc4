"""A small table for tests of steps. In: rules written by hand. Out: a game on a map of 61 areas, and a way to run one step."""

from collections.abc import Callable

from cardwright_runtime.kernel.chance import stream_start
from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.board import Board
from cardwright_runtime.terraforming_mars.cards import ProjectCard, Track
from cardwright_runtime.terraforming_mars.game import Game, new_game
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_LAND,
    AREA_OCEAN_AREA,
    AREA_VOLCANIC_AREA,
    BONUS_CARD,
    PRODUCTION_HEAT,
    QUALITY_AUTOMATED,
    RESOURCE_PLANT,
    RESOURCE_STEEL,
    RESOURCE_TITANIUM,
    TILE_OCEAN,
    TRACK_OXYGEN,
    TRACK_TEMPERATURE,
)
from cardwright_runtime.terraforming_mars.numbers import FIRST_FLOW_RULE, FIRST_SET_RULE
from cardwright_runtime.terraforming_mars.player import new_player
from cardwright_runtime.terraforming_mars.rule import REACHES, Rule
from cardwright_runtime.terraforming_mars.names import (
    areas,
    increase,
    place,
    raise_track,
)
from cardwright_runtime.terraforming_mars.steps.registry import step_rules
from cardwright_runtime.terraforming_mars.table import Table

# One letter an area: l land, o ocean area, v volcano; then its bonuses: s steel, t titanium, p plant, c card.
ROWS = (
    "lss oss l oc o",
    "l vs l l l occ",
    "vc l l l l l ls",
    "vpt lp lp lp lpp lp lp opp",
    "vpp lpp lpp opp opp opp lpp lpp lpp",
    "lp lpp lp lp lp op op op",
    "l l l l l lp l",
    "lss l lc lc l lt",
    "ls lss l l ott",
)
KINDS = {"l": AREA_LAND, "o": AREA_OCEAN_AREA, "v": AREA_VOLCANIC_AREA}
BONUSES = {"s": RESOURCE_STEEL, "t": RESOURCE_TITANIUM, "p": RESOURCE_PLANT, "c": BONUS_CARD}


def small_board() -> Board:
    fields = [field for row in ROWS for field in row.split()]
    return Board(
        "small",
        "Small",
        "tests",
        tuple(len(row.split()) for row in ROWS),
        tuple((KINDS[field[0]],) for field in fields),
        tuple(tuple(BONUSES[letter] for letter in field[1:]) for field in fields),
    )


class Temperature(Track):
    def __init__(self) -> None:
        super().__init__("temperature", "temperature", TRACK_TEMPERATURE, -30, 8, 2, (-24, -20, 0))

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 1:
            return True
        frame.step = 1
        if frame.block < REACHES + 2:
            increase(game, frame, PRODUCTION_HEAT, 1)
            return True
        player = game.players[frame.player]
        return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))


class Oxygen(Track):
    def __init__(self) -> None:
        super().__init__("oxygen", "oxygen", TRACK_OXYGEN, 0, 14, 1, (8,))

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 1:
            return True
        frame.step = 1
        return not raise_track(game, frame, TRACK_TEMPERATURE, 1)


class PlainCard(ProjectCard):
    """A card without a rule."""

    def __init__(
        self,
        key: str,
        cost: int = 0,
        tags: tuple[int, ...] = (),
        holds: int = -1,
        quality: int = QUALITY_AUTOMATED,
    ) -> None:
        super().__init__(key, key.title(), "000", cost, quality, tags, holds)


Step = Callable[[Game, Frame], bool | None]


class OneStep(Rule):
    """Runs one step for a player, as the block of a card would."""

    def __init__(self, step: Step) -> None:
        self.step = step
        super().__init__("one_step", "One step")

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 1:
            return True
        frame.step = 1
        return not self.step(game, frame)


def small_game(*rules: Rule, players: int = 2, deck: int = 20) -> Game:
    """Rules of the test first, then the tracks, then a deck of plain cards named deck_0 ..."""
    first = step_rules()
    first += [Rule(f"flow.{n}", "") for n in range(FIRST_FLOW_RULE, FIRST_SET_RULE)]
    rest: list[Rule] = [*rules, Temperature(), Oxygen()]
    cards: list[Rule] = [PlainCard(f"deck_{number}") for number in range(deck)]
    table = Table([*first, *rest, *cards], small_board(), players)
    game = new_game(table, 1, [new_player(index) for index in range(players)])
    game.deck = [card.index for card in cards]
    game.deck_chance = stream_start(1, "deck")
    return game


def run_step(game: Game, step: Step, player: int = 0) -> None:
    """Run a step until somebody is asked or it is done."""
    rule = OneStep(step)
    game.table.rules.append(rule)
    game.table.cards.append(game.table.cards[0])
    rule.index = len(game.table.rules) - 1
    game.push(rule.index, 0, player, rule.index)
    game.advance()


def option_keys(game: Game) -> list[str]:
    decision = game.decision
    return [option.key for option in decision.options] if decision else []


def choose(game: Game, key: str) -> None:
    """Answer the pending decision by the key of an option."""
    game.choose(option_keys(game).index(key))


def area(name: str) -> int:
    """`3-1` is the first area of the third row."""
    row, position = (int(part) for part in name.split("-"))
    return sum(len(fields.split()) for fields in ROWS[: row - 1]) + position - 1
