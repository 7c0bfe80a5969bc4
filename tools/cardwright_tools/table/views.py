"""Pages a person asks for. In: what is seen, words typed. Out: things for Rich to print."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cardwright_runtime.terraforming_mars.automa.kinds import BonusCard
from cardwright_runtime.terraforming_mars.cards import (
    Award,
    Card,
    GlobalEvent,
    Milestone,
    Project,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_tools.table.automa import automa_page
from cardwright_tools.table.answers import likeness, ranked
from cardwright_tools.table.card_face import pictures
from cardwright_tools.table.choices import Choice
from cardwright_tools.table.committee import committee, has_committee
from cardwright_tools.table.engine_cards import face_of
from cardwright_tools.table.guide import guide
from cardwright_tools.table.hand import hand_table, reasons
from cardwright_tools.table.happenings import happenings, log_since, news
from cardwright_tools.table.players import cards_line, corporation_line, players_table
from cardwright_tools.table.screen import Seen, key_to_signs, map_view
from cardwright_tools.table.symbols import player_style

_LOG_LINES: Final = 40
_ALIKE: Final = 70
_MOST_SHOWN: Final = 4
# Shorter words begin too many names.
_SAYING: Final = 3


def page(seen: Seen, found: list[Choice], name: str, words: str) -> RenderableType:
    """What a command of this name shows."""
    if name == "card":
        return card_page(seen, words)
    if name == "hand":
        return hand_page(seen, found)
    pages = {
        "automa": automa_view,
        "board": board_page,
        "players": players_page,
        "committee": committee_page,
        "log": log_page,
    }
    return pages[name](seen) if name in pages else guide()


def automa_view(seen: Seen) -> RenderableType:
    return automa_page(seen.game)


def board_page(seen: Seen) -> RenderableType:
    return Group(map_view(seen), key_to_signs(seen.look))


def hand_page(seen: Seen, found: list[Choice]) -> RenderableType:
    if not seen.game.players[seen.seat].hand:
        return Text("Your hand is empty.", style="dim")
    return hand_table(seen.game, seen.seat, found, True)


def committee_page(seen: Seen) -> RenderableType:
    if not has_committee(seen.game):
        return Text("This game is played without parties.", style="dim")
    return committee(seen)


def log_page(seen: Seen) -> RenderableType:
    lines = happenings(seen.game, log_since(seen.game, 0), seen.seat, seen.names)
    if not lines:
        return Text("Nothing has happened yet.", style="dim")
    return news(lines, _LOG_LINES)


def players_page(seen: Seen) -> RenderableType:
    game = seen.game
    lines: list[RenderableType] = [players_table(game, seen.names, seen.look.width)]
    for player in game.players:
        lines += [Text(""), corporation_line(game, player)]
        if cards_line(game, player).plain:
            lines.append(cards_line(game, player))
        cards = [card for card in player.tableau + player.events if card != player.corporation]
        names = [game.table.rules[card].name for card in cards]
        played = Text(", ".join(names) or "nothing played yet", style=player_style(player.index))
        lines.append(played)
    return Group(*lines)


def card_page(seen: Seen, words: str) -> RenderableType:
    """The rules of this name, or the nearest; with what hinders a card of the own hand."""
    if not words:
        return Text("Which card? Type `card` and its name.")
    found = rules_named(seen.game, words)
    if not found:
        return _unknown(seen.game, words)
    lines: list[RenderableType] = [pictures([face_of(rule) for rule in found], seen.look.width)]
    for rule in found:
        if isinstance(rule, Card) and rule.index in seen.game.players[seen.seat].hand:
            words = reasons(seen.game, seen.seat, rule)
            lines.append(Text(f"{rule.name}, in your hand: {words}.", style="dim"))
    return Group(*lines)


def why_not(seen: Seen, line: str, found: list[Choice]) -> str:
    """What hinders the card of the own hand whose name begins so; empty where a name says no such card."""
    words = " ".join(line.split()).lower().removeprefix("play ")
    offered = {choice.name for choice in found}
    held = [seen.game.table.cards[card] for card in seen.game.players[seen.seat].hand]
    begun = [card for card in held if card.name.lower().startswith(words)]
    if len(words) < _SAYING or len(begun) != 1 or begun[0].name in offered:
        return ""
    return f"{begun[0].name}: {reasons(seen.game, seen.seat, begun[0])}."


def rules_named(game: Game, words: str) -> list[Rule]:
    """All of this very name; else those that hold the words; else the most alike, if it is much alike."""
    rules = named_rules(game)
    wanted = words.lower()
    same = [rule for rule in rules if wanted in (rule.name.lower(), rule.key)]
    holding = [rule for rule in rules if wanted in rule.name.lower()]
    near = sorted(rules, key=lambda rule: -likeness(wanted, rule.name))[:1]
    alike = [rule for rule in near if likeness(wanted, rule.name) >= _ALIKE]
    return same or holding[:_MOST_SHOWN] or alike


def named_rules(game: Game) -> list[Rule]:
    kinds = (Card, Milestone, Award, Project, GlobalEvent, BonusCard)
    return [rule for rule in game.table.rules if isinstance(rule, kinds)]


def _unknown(game: Game, words: str) -> Text:
    names = [rule.name for rule in named_rules(game)]
    near = ", ".join(dict.fromkeys(f"`{names[place]}`" for place, _ in ranked(words, names)[:3]))
    ending = f" Did you mean {near}?" if near else ""
    return Text(f"No card of this game is called `{words}`.{ending}")


def curtain(name: str, player: int) -> RenderableType:
    """Between two players at one keyboard."""
    table = Table.grid()
    table.add_row(Text(f"Now {name}.", style=f"bold {player_style(player)}"))
    table.add_row(Text("Press Enter when nobody else looks at the screen.", style="dim"))
    return table
