"""What lies before each player. In: a game and names of seats. Out: a Rich Table, a line a player, and tags and resources on cards."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from cardwright_runtime.terraforming_mars.automa.decks import ACTION
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import PRODUCTION
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_ACTION
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_tools.nouns import noun_names
from cardwright_tools.table.symbols import CARD, RESOURCES, TAG_STYLES, player_style

_FIRST: Final = "►"
_ROOMY: Final = 96
_USUAL: Final = 80
_SHORT_NAME: Final = 5
# Before the position of a track of an automa.
_REACHED: Final = "▸"


def players_table(game: Game, names: Sequence[str], width: int) -> Table:
    narrow = width < _ROOMY
    table = Table(
        box=None, pad_edge=False, padding=(0, 1, 0, 0 if narrow else 1), header_style="dim"
    )
    table.add_column("", no_wrap=True)
    table.add_column("TR", justify="right", no_wrap=True)
    for sign in RESOURCES:
        name = sign.name[:_SHORT_NAME] if width < _USUAL else sign.name
        table.add_column(Text(f"{sign.glyph} {name}", style=sign.style), no_wrap=True)
    table.add_column(CARD.glyph, justify="right", no_wrap=True, min_width=2)
    for player in game.players:
        table.add_row(*_row(game, player, names[player.index]))
    return table


def _row(game: Game, player: Player, name: str) -> list[Text]:
    style = player_style(player.index)
    first = _FIRST if player.index == game.first_player else " "
    if game.phase == PHASE_ACTION and game.passed >> player.index & 1:
        # Instead of who sits there, so that the line grows no longer.
        name, style = f"{name.partition(' (')[0]} · passed", f"{style} dim"
    stocks, cards = _stocks(game, player)
    return [
        Text(f"{first}{player.index + 1} {name}", style=style),
        Text(str(player.rating), style="bold"),
        *stocks,
        Text(cards, style="dim"),
    ]


def _stocks(game: Game, player: Player) -> tuple[list[Text], str]:
    """Of each resource, and how many cards; an automa has money, cards to turn over, and for each production a track."""
    if player.index != game.table.automa:
        stocks = [stock_and_production(player, resource) for resource in range(PRODUCTION)]
        return stocks, str(len(player.hand))
    stocks = [_track_standing(game, player, resource) for resource in range(PRODUCTION)]
    return stocks, str(len(game.automa_cards[ACTION]))


def _track_standing(game: Game, player: Player, resource: int) -> Text:
    """`12 ▸4`: its money, and how far the track has come that stands for the production."""
    text = Text("  " if resource else f"{player.megacredits:>2}", style="bold")
    track = game.table.automa_rules.track_of_resource(resource)
    level = game.track_level(track) if track >= 0 else 0
    return text.append(f" {_REACHED}{level:<3}" if level else " ·   ", RESOURCES[resource].style)


def stock_and_production(player: Player, resource: int) -> Text:
    """`14 +3`: what is there, and what comes each generation."""
    production = player.gauge(resource + PRODUCTION)
    text = Text(f"{player.gauge(resource):>2}", style="bold" if player.gauge(resource) else "dim")
    words = f" {production:+d}".replace("-", "−") if production else " ·"
    return text.append(f"{words:<4}", RESOURCES[resource].style if production else "dim")


def corporation_line(game: Game, player: Player) -> Text:
    """Its name, then `tags: building 2, space 1`: what lies open before a player."""
    text = Text(style="dim")
    if player.corporation < 0:
        return text
    text.append(game.table.rules[player.corporation].name, f"bold {player_style(player.index)}")
    names = noun_names("tag")
    tags = [(names.get(tag, "?"), count) for tag, count in enumerate(player.tags) if count]
    for place, (name, count) in enumerate(tags):
        text.append(" · tags: " if place == 0 else ", ")
        text.append(f"{name} {count}", TAG_STYLES.get(name, ""))
    return text


def cards_line(game: Game, player: Player) -> Text:
    """Resources on cards, and cards with an action that waits."""
    text = Text(style="dim")
    tokens = noun_names("token")
    for place, (card, count) in enumerate(held(player)):
        rule = game.table.cards[card]
        text.append(" · " if place else "On cards: ")
        text.append(f"{rule.name} {count} {tokens.get(rule.holds, '')}")
    return text


def held(player: Player) -> list[tuple[int, int]]:
    return [(card, count) for card, count in zip(player.holders, player.held) if count]
