"""The work of `cardwright welcome`. In: nothing. Out: a game that was played just now, two of its cards, and what to try next."""

import sys
from os.path import relpath
from pathlib import Path
from random import randrange
from shutil import which
from time import perf_counter
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import COLOURS
from cardwright_runtime.terraforming_mars.nouns import QUALITY_CORPORATION
from cardwright_runtime.terraforming_mars.policies import policy_of
from cardwright_runtime.terraforming_mars.scoring import winners
from cardwright_runtime.terraforming_mars.setup import new_game
from cardwright_tools.table.card_face import WIDTH, pictures
from cardwright_tools.table.engine_cards import face_of
from cardwright_tools.table.final import score_table
from cardwright_tools.table.look import Look, look_of
from cardwright_tools.table.screen import Seen, map_view

_SEEDS: Final = 1000
_PLAYERS: Final = 3
_NEXT: Final = (
    ("cardwright play", "a table in this terminal, against an opponent"),
    ('cardwright new pack "My Cards"', "cards of your own: a few lines each"),
    ("cardwright --help", "all there is"),
)


def run() -> int:
    console = Console(highlight=False)
    began = perf_counter()
    game = played_game(randrange(_SEEDS))
    took = perf_counter() - began
    for thing in welcome(game, took, look_of(console)):
        console.print(thing)
    return 0


def played_game(seed: int) -> Game:
    """Random, but for never passing while something else is left."""
    game = new_game(players=_PLAYERS, seed=seed)
    policy = policy_of("B", seed)
    while game.asked_player >= 0:
        game.choose(policy.choose(game))
    return game


def welcome(game: Game, seconds: float, look: Look) -> list[RenderableType]:
    names = COLOURS[: len(game.players)]
    seen = Seen(game, 0, names, look)
    return [
        Line(Text(" Cardwright ", style="bold rgb(255,235,130)"), style="rgb(146,76,46)"),
        map_view(seen),
        Text(""),
        score_table(game, names),
        Text(_told(game, seconds), style="dim"),
        Text(""),
        pictures([face_of(game.table.rules[card]) for card in two_cards(game)], look.width),
        next_steps(),
    ]


def _told(game: Game, seconds: float) -> str:
    cards = len(game.table.project_cards)
    milliseconds = max(1, round(seconds * 1000))
    return (
        f"Random game {game.seed} with {cards} compiled cards: {game.decision_number} decisions, "
        f"{game.generation} generations, {milliseconds} ms."
    )


def two_cards(game: Game) -> list[int]:
    """Of those the winner played: what says most in little room."""
    player = game.players[winners(game)[0]]
    played = [c for c in player.tableau if game.table.cards[c].quality != QUALITY_CORPORATION]
    return sorted(played, key=lambda card: -_worth_showing(game, card))[:2]


def _worth_showing(game: Game, card: int) -> int:
    face = face_of(game.table.rules[card])
    parts = {part for part, _ in face.paragraphs}
    words = sum(len(words) for _, words in face.paragraphs)
    return 100 * len(face.paragraphs) + 100 * len(parts) - max(0, words - 3 * WIDTH)


def next_steps() -> RenderableType:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for command, meaning in (*_way_to_the_command(), *_NEXT):
        table.add_row(Text(command, style="bold rgb(150,225,255)"), Text(meaning))
    return Group(Text("Try next", style="bold"), table)


def _way_to_the_command() -> tuple[tuple[str, str], ...]:
    """`make` finds it in `.venv/bin`; a shell must be told."""
    if which("cardwright"):
        return ()
    activate = relpath(Path(sys.prefix, "bin", "activate"))
    return ((f"source {activate}", "so that this shell knows `cardwright`"),)
