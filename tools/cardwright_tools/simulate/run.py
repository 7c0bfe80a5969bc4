"""One simulation from start to end. In: a plan and where to put things. Out: the file, a table, an exit code."""

from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from cardwright.findings.positions import shown
from cardwright.findings.words import many
from cardwright_tools.simulate.chart import chart_page
from cardwright_tools.simulate.plan import CannotSimulate, Plan
from cardwright_tools.simulate.row_files import NeedsExtra, check_can_write
from cardwright_tools.simulate.rows import Row
from cardwright_tools.simulate.store import OtherPlan, Store
from cardwright_tools.simulate.summary import (
    Recorded,
    MARSBOT,
    against_automa,
    compare,
    comparison_table,
    reaching,
    recorded_by,
    summary_table,
)
from cardwright_tools.simulate.work import check, play_all
from cardwright_tools.workers import WorkerLost
from cardwright_tools.writing import write_atomically

_STOPPED = 130


def run(plan: Plan, jobs: int, out: Path, chart: Path | None, against: Path | None) -> int:
    console = Console(stderr=True)
    try:
        _check_places(out, chart, against)
        recorded = recorded_by(against, plan.policy) if against is not None else None
        check(plan)
        store = Store(out, plan)
    except (CannotSimulate, OtherPlan, NeedsExtra) as problem:
        console.print(f"cardwright: {shown(str(problem))}", markup=False, highlight=False)
        return 2
    if store.rows:
        console.print(f"Games played already: {len(store.rows)}.", highlight=False)
    done = _play(store, jobs, console)
    rows = store.finish()
    _show(rows, plan, out, chart, recorded)
    if not done:
        console.print(f"Stopped. {len(store.rows)} games are kept; the same command goes on.")
        return _STOPPED
    return 0


def _check_places(out: Path, chart: Path | None, against: Path | None) -> None:
    """Said before the games are played, not after."""
    for option, path in (("--out", out), ("--chart", chart)):
        if path is None:
            continue
        if not path.name or path.is_dir():
            raise CannotSimulate(f"`{path}` is a folder: {option} names a file.")
        if not path.parent.is_dir():
            raise CannotSimulate(f"There is no folder `{path.parent}`.")
    check_can_write(out)
    if against is not None and not against.is_file():
        raise CannotSimulate(f"There is no file `{against}`.")


def _play(store: Store, jobs: int, console: Console) -> bool:
    """False when a person stopped it."""
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=store.plan.games, completed=len(store.rows))
        try:
            play_all(store, jobs, lambda count: progress.advance(task, count))
        except (KeyboardInterrupt, WorkerLost) as problem:
            if isinstance(problem, WorkerLost):
                progress.console.print(str(problem), markup=False, highlight=False)
            return False
    return True


def _show(
    rows: list[Row], plan: Plan, out: Path, chart: Path | None, recorded: Recorded | None
) -> None:
    if not rows:
        return
    console = Console()
    own = [row for row in rows if row["policy"] != MARSBOT]
    if len(own) < len(rows):
        console.print(against_automa(rows), highlight=False)
    console.print(summary_table(own))
    if cut := reaching(rows, plan.most_generations):
        console.print(
            f"{many(cut, 'game')} reached generation {plan.most_generations} and ended there (`--most-generations`).",
            highlight=False,
        )
    console.print(f"Rows: {out}", highlight=False)
    if recorded is not None:
        console.print(comparison_table(compare(rows, recorded)))
    if chart is not None:
        write_atomically(chart, chart_page(plan, rows))
        console.print(f"Charts: {chart}")
