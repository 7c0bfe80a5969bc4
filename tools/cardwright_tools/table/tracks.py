"""How far Mars is terraformed, and the prizes. In: a game. Out: bars, milestones and awards, as Rich Texts."""

from typing import Final

from rich.text import Text

from cardwright_runtime.terraforming_mars.areas import count_bits
from cardwright_runtime.terraforming_mars.board import BOARD_OCEANS
from cardwright_runtime.terraforming_mars.cards import Milestone, Track
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import TRACK_OXYGEN, TRACK_TEMPERATURE
from cardwright_runtime.terraforming_mars.phases.numbers import SOLO_GENERATIONS
from cardwright_runtime.terraforming_mars.phases.prizes import PLAYERS
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.scoring import award_tallies
from cardwright_tools.table.symbols import player_style

PHASES: Final = (
    "setup",
    "research",
    "actions",
    "production",
    "last greeneries",
    "over",
    "politics",
)
_STYLES: Final = {TRACK_TEMPERATURE: "rgb(255,120,70)", TRACK_OXYGEN: "rgb(150,225,255)"}
_UNITS: Final = {TRACK_TEMPERATURE: " °C", TRACK_OXYGEN: " %"}
_ROOMY: Final = 34
_BRIEF: Final = {"Temperature": "Temp", "Oxygen": "O₂"}
_OCEAN_STYLE: Final = "rgb(70,140,255)"


def heading(game: Game) -> Text:
    text = Text("Generation ", style="dim")
    text.append(str(game.generation), "bold")
    if game.table.solo:
        text.append(f" of {SOLO_GENERATIONS}", "dim")
    text.append(f" · {PHASES[game.phase]}", "dim")
    return text


def bars(game: Game, width: int) -> list[Text]:
    """A bar a track, one cell a step where there is room; a notch where a bonus waits."""
    lines = [_track(game, track, width) for track in tracks_of_all(game)]
    oceans = count_bits(game.oceans)
    ocean = _bar(
        "Oceans", f"{oceans}/{BOARD_OCEANS}", oceans, BOARD_OCEANS, _OCEAN_STYLE, width, ()
    )
    return [*lines, ocean]


def tracks_of_all(game: Game) -> list[Track]:
    """Those of an automa stand on its own board."""
    own = game.table.automa_rules.tracks
    return [track for track in game.table.tracks if track.track not in own]


def levels(game: Game) -> list[Text]:
    """The same without bars, for one line."""
    found = [
        Text.assemble(f"{track.name} ", (_level(game, track), f"bold {_style(track)}"))
        for track in tracks_of_all(game)
    ]
    oceans = f"{count_bits(game.oceans)}/{BOARD_OCEANS}"
    return [*found, Text.assemble("oceans ", (oceans, f"bold {_OCEAN_STYLE}"))]


def _level(game: Game, track: Track) -> str:
    unit = _UNITS.get(track.track, "")
    return f"{game.track_level(track.track)}{unit}".replace("-", "−")


def _style(track: Track) -> str:
    return _STYLES.get(track.track, "rgb(200,180,255)")


def _track(game: Game, track: Track, width: int) -> Text:
    level = game.track_level(track.track)
    steps = (track.goal - track.start) // track.unit
    done = (level - track.start) // track.unit
    notches = tuple((bonus - track.start) // track.unit for bonus in track.levels)
    words = _level(game, track)
    return _bar(track.name.title(), words, done, steps, _style(track), width, notches)


def _bar(
    name: str, level: str, done: int, steps: int, style: str, width: int, notches: tuple[int, ...]
) -> Text:
    head = f"{name:<12}" if width >= _ROOMY else f"{_BRIEF.get(name, name[:5]):<6}"
    text = Text(head, no_wrap=True)
    text.append(f"{level:>6} ", "bold")
    cells = min(steps, max(5, width - len(text)))
    for cell in range(1, cells + 1):
        step = -(-cell * steps // cells)
        open_glyph = "┆" if any(_cell(notch, steps, cells) == cell for notch in notches) else "·"
        text.append("█" if step <= done else open_glyph, style if step <= done else "dim")
    return text


def _cell(step: int, steps: int, cells: int) -> int:
    return -(-step * cells // steps)


def prizes(game: Game) -> tuple[list[Text], list[Text]]:
    """Milestones, and awards, with whose they are; nothing alone."""
    if game.table.solo:
        return [], []
    claimed = {claim // PLAYERS: claim % PLAYERS for claim in game.milestones}
    funded = {award // PLAYERS: award % PLAYERS for award in game.awards}
    milestones = [Text("Milestones", style="underline dim")]
    for milestone in game.table.milestones:
        tallies = [tally_of(game, milestone, player) for player in game.players]
        milestones.append(_prize(milestone.name, claimed.get(milestone.index), tallies))
    awards = [Text("Awards", style="underline dim")]
    for award in game.table.awards:
        awards.append(_prize(award.name, funded.get(award.index), award_tallies(game, award)))
    return milestones, awards


def tally_of(game: Game, milestone: Milestone, player: Player) -> int:
    """An automa has its own measure."""
    own = game.table.automa_rules.milestones.get(milestone.key)
    if own is not None and player.index == game.table.automa:
        return own.tally(game, player)
    return milestone.tally(game, player)


def _prize(name: str, owner: int | None, tallies: list[int]) -> Text:
    text = Text(no_wrap=True)
    if owner is None:
        text.append(f"   {name:<12}")
    else:
        text.append(f"●{owner + 1} ", player_style(owner))
        text.append(f"{name:<12}", f"bold {player_style(owner)}")
    for player, tally in enumerate(tallies):
        text.append(f" {tally}".replace("-", "−"), player_style(player))
    return text
