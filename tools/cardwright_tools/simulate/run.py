"""One simulation from start to end. In: a plan and where to put things. Out: the file, a table, an exit code."""

import json
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from cardwright_tools.simulate.chart import chart_page
from cardwright_tools.simulate.plan import Plan
from cardwright_tools.simulate.store import OtherPlan, Row, Store
from cardwright_tools.simulate.summary import compare, comparison_table, summary_table
from cardwright_tools.simulate.work import play_all, problems_of

_STOPPED = 130


def run(plan: Plan, jobs: int, out: Path, chart: Path | None, against: Path | None) -> int:
    console = Console(stderr=True)
    try:
        problem = problems_of(plan) or _missing(out, chart, against)
        store = Store(out, plan)
    except OtherPlan as other:
        problem = str(other)
    if problem:
        console.print(f"cardwright: {problem}", markup=False, highlight=False)
        return 2
    if store.rows:
        console.print(f"Games played already: {len(store.rows)}.", highlight=False)
    done = _play(store, jobs, console)
    rows = store.finish()
    _show(rows, plan, out, chart, against)
    if not done:
        console.print(f"Stopped. {len(store.rows)} games are kept; the same command goes on.")
        return _STOPPED
    return 0


def _missing(out: Path, chart: Path | None, against: Path | None) -> str:
    """Said before the games are played, not after."""
    folders = [path.parent for path in (out, chart) if path is not None]
    missing = [folder for folder in folders if not folder.is_dir()]
    if missing:
        return f"There is no folder `{missing[0]}`."
    return f"There is no file `{against}`." if against and not against.is_file() else ""


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
        except KeyboardInterrupt:
            return False
    return True


def _show(rows: list[Row], plan: Plan, out: Path, chart: Path | None, against: Path | None) -> None:
    if not rows:
        return
    console = Console()
    console.print(summary_table(rows))
    console.print(f"Rows: {out}", highlight=False)
    if against is not None:
        recorded = json.loads(against.read_text("utf-8"))["policies"][plan.policy]
        console.print(comparison_table(compare(rows, recorded)))
    if chart is not None:
        chart.write_text(chart_page(plan, rows), "utf-8")
        console.print(f"Charts: {chart}")
