"""A round of an automa in slow motion. In: what is seen. Out: its steps one by one: what happened, and the track on which it did, for Rich to print."""

from rich.console import Group, RenderableType

from cardwright_tools.table.automa_account import bar_after, is_its_own, last_round
from cardwright_tools.table.happenings import lines_in, news, told
from cardwright_tools.table.screen import Seen
from cardwright_tools.table.symbols import player_style


def slow_steps(seen: Seen) -> list[RenderableType]:
    """All that its last round changed, also what its cards did to others."""
    game = seen.game
    steps: list[RenderableType] = []
    if game.table.automa < 0:
        return steps
    for line in lines_in(game, last_round(game)):
        words = told(game, line, seen.seat, seen.names)
        if words is None or not steps and not is_its_own(game, line[0]):
            continue
        track = bar_after(game, line[0], player_style(game.table.automa))
        shown = news([words], 1)
        steps.append(Group(shown, track) if track is not None else shown)
    return steps
