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
    from cardwright_tools.bench import ordering, playing

    compiled = playing.is_compiled()
    speeds = [playing.speed(players) for players in (2, 3, 4, 5)]
    clones, saves = playing.clones_per_s(), playing.saves_per_s()
    size, clone = playing.bytes_of_a_game(), playing.bytes_of_a_clone()
    aim = (1000 if compiled else 120) * machine / REFERENCE
    table = Table("engine, " + _runs_from(), "a second", "aim here")
    for speed in speeds:
        wanted = f"{aim:.0f}" if speed.players == 2 else ""
        table.add_row(f"games of {speed.players}", f"{speed.games_per_s:.0f}", wanted)
    table.add_row("decisions (2 players)", f"{speeds[0].decisions_per_s:,.0f}", "")
    wanted = f"{500_000 * machine / REFERENCE:,.0f}" if compiled else ""
    table.add_row("clones", f"{clones:,.0f}", wanted)
    table.add_row("saved and loaded", f"{saves:,.0f}", "")
    table.add_section()
    table.add_row("bytes of a game", f"{size:,.0f}", "under 20,000")
    table.add_row("bytes of a clone", f"{clone:,.0f}", "")
    table.add_section()
    alone, beside = playing.speeds_beside((playing.SETS, (*playing.SETS, playing.BESIDE)))
    by_games = beside.games_per_s / alone.games_per_s
    by_decisions = beside.decisions_per_s / alone.decisions_per_s
    table.add_row(f"games of 2 with {playing.BESIDE}", f"{beside.games_per_s:.0f}", "")
    table.add_row("- share of those without", f"{by_games:.2f}", "0.60")
    table.add_row("- share by decisions", f"{by_decisions:.2f}", "0.60")
    lengths = f"{beside.decisions_of_a_game:.0f}, {alone.decisions_of_a_game:.0f}"
    table.add_row("- decisions of a game, with and without", lengths, "")
    table.add_section()
    orders = ordering.orderings()
    for found in orders:
        said = f"questions of order, policy {found.policy}"
        table.add_row(said, f"{found.share:.2%} of decisions", "at most 3 %")
    console.print(table)
    return {
        "games_per_s": round(speeds[0].games_per_s, 1),
        "decisions_per_s": round(speeds[0].decisions_per_s),
        "clones_per_s": round(clones),
        "saves_per_s": round(saves),
        "bytes_per_game": round(size),
        "bytes_per_clone": round(clone),
        "games_per_s_by_players": {str(s.players): round(s.games_per_s, 1) for s in speeds},
        f"{playing.BESIDE}_share_by_games": round(by_games, 3),
        f"{playing.BESIDE}_share_by_decisions": round(by_decisions, 3),
        f"{playing.BESIDE}_decisions_of_a_game": round(beside.decisions_of_a_game),
        "share_of_orders": {found.policy: round(found.share, 5) for found in orders},
        "compiled": compiled,
    }


def _runs_from() -> str:
    from cardwright_runtime import RUNS_FROM

    if RUNS_FROM == "changed":
        return "from source, which is newer than what was compiled (make compiled)"
    return RUNS_FROM if RUNS_FROM == "compiled" else "from source (make compiled)"
