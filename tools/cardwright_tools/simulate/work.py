"""Games played on several processes. In: a plan and a store. Out: the store filled, in the same way for any number of jobs."""

from collections.abc import Callable, Iterator
from concurrent.futures import as_completed

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.packs import allow_python, trusted_packs, with_needed
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_runtime.terraforming_mars.setup import check_seats, table_for
from cardwright_tools.simulate.one_game import play_game
from cardwright_tools.simulate.plan import CannotSimulate, Plan
from cardwright_tools.simulate.rows import Row
from cardwright_tools.simulate.store import Store
from cardwright_tools.workers import workers

_AT_ONCE = 20


def check(plan: Plan) -> None:
    """Raises why no game of this plan can be played."""
    try:
        table = table_for(plan.players, plan.sets, plan.board, packs=plan.packs)
        check_seats(table, (), plan.first - 1 if plan.first else None)
        policy_of(plan.policy, 0)
    except GameError as problem:
        raise CannotSimulate(str(problem)) from problem
    except ImportError as problem:
        raise CannotSimulate(
            f"The compiled cards cannot be loaded ({problem}): run `cardwright build`."
        ) from problem


def play_all(store: Store, jobs: int, progress: Callable[[int], None]) -> None:
    """Play what is missing; an interruption leaves what is done in the store."""
    plan = store.plan
    numbers = store.missing
    parts = [numbers[start : start + _AT_ONCE] for start in range(0, len(numbers), _AT_ONCE)]
    for games in _played(plan, parts, jobs):
        store.add(games)
        progress(len(games))


def _played(plan: Plan, parts: list[list[int]], jobs: int) -> Iterator[list[list[Row]]]:
    work = [(plan, part) for part in parts]
    if jobs <= 1:
        yield from map(_play_part, work)
        return
    with workers(jobs, "spawn", _begin, plan.packs, trusted_packs()) as pool:
        for played in as_completed([pool.submit(_play_part, part) for part in work]):
            yield played.result()


def _begin(packs: tuple[str, ...], trusted: tuple[str, ...]) -> None:
    """The parent has asked the user whose Python may run."""
    with_needed(packs)
    for pack in trusted:
        allow_python(pack)


def _play_part(work: tuple[Plan, list[int]]) -> list[list[Row]]:
    plan, numbers = work
    return [play_game(plan, number) for number in numbers]
