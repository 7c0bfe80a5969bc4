"""Compiling as a person follows it. In: nothing but the project. Out: a progress bar, a sentence, and an exit code."""

import os
import time
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from cardwright_tools.compiling.engine import CannotCompile, compile_engine
from cardwright_tools.project import HOME


def package(name: str) -> Path:
    spec = find_spec(name)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent


def run() -> int:
    console = Console(stderr=True)
    # What compiles must not run on what it is about to replace.
    os.environ["CARDWRIGHT_COMPILED"] = "0"
    runtime, cards = package("cardwright_runtime"), package("cardwright_cards")
    start = time.perf_counter()
    try:
        with Bar(console) as bar:
            count = compile_engine(
                (runtime, cards), HOME / "build" / "compiled", runtime / "compiled", bar.hear
            )
    except CannotCompile as problem:
        console.print(f"Nothing was compiled.\n{problem}", markup=False)
        return 2
    seconds = time.perf_counter() - start
    print(f"{count} modules compiled in {seconds:.0f} s. The engine runs compiled from now on.")
    return 0


class Bar:
    """Follows the lines of the build: `modules 300`, then `done NAME` for each."""

    def __init__(self, console: Console) -> None:
        self.progress = Progress(
            SpinnerColumn(),
            TextColumn("{task.description}"),
            BarColumn(),
            TimeElapsedColumn(),
            console=console,
            transient=True,
        )
        self.task = self.progress.add_task("from Python to C", total=None)

    def __enter__(self) -> "Bar":
        self.progress.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.progress.stop()

    def hear(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "modules":
            self.progress.update(self.task, description="from C to modules", total=int(rest))
        elif word == "done":
            self.progress.advance(self.task)
