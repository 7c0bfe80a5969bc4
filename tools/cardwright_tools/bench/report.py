"""Figures as people and programs read them. In: what to measure. Out: tables, or JSON, and an exit code."""

import json

from rich.console import Console
from rich.table import Table

from cardwright_tools.bench.machine import REFERENCE, calibration


def run(what: str, as_json: bool) -> int:
    console = Console(quiet=as_json)
    machine = calibration()
    console.print(f"This machine: {machine} (the aims are meant for {REFERENCE})")
    found: dict[str, object] = {"calibration": machine}
    if what in ("compiler", "all"):
        found["compiler"] = _compiler(console, machine)
    if what in ("games", "all"):
        found |= _games(console, machine)
    if as_json:
        print(json.dumps(found, indent=2))
    return 0


def _compiler(console: Console, machine: float) -> dict[str, float]:
    from cardwright_tools.bench.compiling import figures

    table = Table("compiler", "seconds", "aim here", "", title_justify="left")
    rows = figures()
    for row in rows:
        aim = f"{row.aim * REFERENCE / machine:.2f}" if row.aim else ""
        table.add_row(row.name, f"{row.seconds:.2f}", aim, row.note)
    console.print(table)
    return {row.name: round(row.seconds, 3) for row in rows}


def _games(console: Console, machine: float) -> dict[str, object]:
    from cardwright_tools.bench import playing

    compiled = playing.is_compiled()
    speeds = [playing.speed(players) for players in (2, 3, 4, 5)]
    clones, saves = playing.clones_per_s(), playing.saves_per_s()
    size = playing.bytes_of_a_game()
    aim = (1000 if compiled else 120) * machine / REFERENCE
    table = Table("engine, " + ("compiled" if compiled else "not compiled"), "a second", "aim here")
    for speed in speeds:
        wanted = f"{aim:.0f}" if speed.players == 2 else ""
        table.add_row(f"games of {speed.players}", f"{speed.games_per_s:.0f}", wanted)
    table.add_row("decisions (2 players)", f"{speeds[0].decisions_per_s:,.0f}", "")
    table.add_row("clones", f"{clones:,.0f}", "500,000" if compiled else "")
    table.add_row("saved and loaded", f"{saves:,.0f}", "")
    table.add_row("memory of a game, bytes", f"{size:,.0f}", "under 20,000")
    console.print(table)
    return {
        "games_per_s": round(speeds[0].games_per_s, 1),
        "decisions_per_s": round(speeds[0].decisions_per_s),
        "clones_per_s": round(clones),
        "saves_per_s": round(saves),
        "bytes_per_game": round(size),
        "games_per_s_by_players": {str(s.players): round(s.games_per_s, 1) for s in speeds},
        "compiled": compiled,
    }
