"""What a table was set up with. In: the words of `cardwright play`, or a save. Out: a Setting, and its game at the first decision."""

from dataclasses import asdict, dataclass
from typing import Final

from cardwright_runtime.kernel.errors import BadSave, GameError
from cardwright_runtime.kernel.save import flag_in, number_in, table_in, text_in, texts_in
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import COLOURS
from cardwright_runtime.terraforming_mars.setup import MOST_PLAYERS, new_game
from cardwright_tools.table.automa import AUTOMA

PERSON: Final = "person"
OPPONENTS: Final = {"greedy": "greedy", "random": "uniform"}
"""What opponents are called at the table, and the engine's policies behind them."""


@dataclass(frozen=True, slots=True)
class Setting:
    """`seats` says who sits where: `person`, or a name of OPPONENTS. `first` begins, from 1 on; 0 is drawn by lot."""

    seats: tuple[str, ...]
    sets: tuple[str, ...]
    board: str
    seed: int
    draft: bool = False
    beginner: bool = False
    rating_goal: bool = False
    packs: tuple[str, ...] = ()
    first: int = 0
    # The levels of an automa, and its corporation by number, `random` or none.
    level: str = ""
    corporation: str = ""

    @property
    def persons(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who == PERSON]

    @property
    def is_hot_seat(self) -> bool:
        return len(self.persons) > 1


def seats_for(
    players: int | None, opponents: tuple[str, ...], hot_seat: bool, solo: bool
) -> tuple[str, ...]:
    """Persons first. One against the opponents named, or against one greedy; at a hot seat persons fill what is left."""
    for name in opponents:
        if name not in OPPONENTS:
            raise GameError(f"There is no opponent `{name}`; there are {', '.join(OPPONENTS)}.")
    if solo:
        return _solo(players, opponents, hot_seat)
    if hot_seat:
        count = len(opponents) + 2 if players is None else players
        return _checked((PERSON,) * (count - len(opponents)) + opponents)
    named = opponents or ("greedy",)
    count = len(named) + 1 if players is None else players
    if count < 1:
        raise GameError(f"{count} players cannot play: there must be 1 to {MOST_PLAYERS}.")
    cycled = tuple(named[place % len(named)] for place in range(count - 1))
    if len(opponents) > count - 1:
        raise GameError(f"{len(opponents)} opponents and you are more than {count} players.")
    return _checked((PERSON, *cycled))


def _solo(players: int | None, opponents: tuple[str, ...], hot_seat: bool) -> tuple[str, ...]:
    if opponents or hot_seat or players not in (None, 1):
        raise GameError("Solo is played alone: leave out --players, --opponents and --hot-seat.")
    return (PERSON,)


def _checked(seats: tuple[str, ...]) -> tuple[str, ...]:
    if len(seats) > MOST_PLAYERS:
        raise GameError(f"There are {len(seats)} players; at most {MOST_PLAYERS} can play.")
    if PERSON not in seats:
        raise GameError("Nobody is left to play: name fewer opponents or more players.")
    return seats


def seat_names(setting: Setting) -> tuple[str, ...]:
    """Colours, with who sits there."""
    alone = len(setting.persons) == 1
    return tuple(
        f"you ({COLOURS[seat]})" if who == PERSON and alone else _seat_name(seat, who)
        for seat, who in enumerate(setting.seats)
    )


def _seat_name(seat: int, who: str) -> str:
    return COLOURS[seat] if who == PERSON else f"{COLOURS[seat]} ({who})"


def game_of(setting: Setting) -> Game:
    """Against an automa the person begins."""
    first = 1 if setting.level else setting.first
    return new_game(
        players=len(setting.seats),
        sets=setting.sets,
        seed=setting.seed,
        board=setting.board,
        draft=setting.draft,
        beginners=setting.persons if setting.beginner else (),
        goal_63=setting.rating_goal,
        packs=setting.packs,
        first_player=first - 1 if first else None,
        logging=True,
        automa=setting.level,
        automa_corporation=setting.corporation,
    )


def to_data(setting: Setting) -> dict[str, object]:
    """Lists for tuples, as JSON has them."""
    data = asdict(setting)
    return {key: list(value) if isinstance(value, tuple) else value for key, value in data.items()}


def from_data(data: object) -> Setting:
    table = table_in(data)
    setting = Setting(
        seats=tuple(texts_in(table.get("seats"))),
        sets=tuple(texts_in(table.get("sets"))),
        board=text_in(table.get("board")),
        seed=number_in(table.get("seed")),
        draft=flag_in(table.get("draft")),
        beginner=flag_in(table.get("beginner")),
        rating_goal=flag_in(table.get("rating_goal")),
        packs=tuple(texts_in(table.get("packs"))),
        # Saves from before the lot was drawn say nothing of it: the first seat began.
        first=number_in(table.get("first", 1)),
        level=text_in(table.get("level", "")),
        corporation=text_in(table.get("corporation", "")),
    )
    if not setting.persons or not set(setting.seats) <= {PERSON, AUTOMA, *OPPONENTS}:
        raise BadSave("This save has players that this program does not know.")
    return setting
