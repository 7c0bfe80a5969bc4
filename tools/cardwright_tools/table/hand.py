"""A player's cards with what they cost and say. In: a game, a seat, the choices open. Out: a Rich Table, playable cards first."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.payment import card_cost
from cardwright_tools.nouns import noun_names
from cardwright_tools.table.card_face import TAG_GLYPH
from cardwright_tools.table.choices import PLAY, Choice
from cardwright_tools.table.engine_cards import quality_of, wording_of
from cardwright_tools.table.symbols import (
    QUALITY_STYLES,
    TAG_STYLES,
    short_label,
)

_NOT_MET: Final = "Not met: "


def hand_table(game: Game, seat: int, found: Sequence[Choice], roomy: bool) -> Table:
    """`roomy` shows wordings whole; else what can be played on one line, the rest with what hinders."""
    table = cards_table()
    numbers = {choice.rule: choice.number for choice in found if choice.group == PLAY}
    cards = [game.table.cards[card] for card in game.players[seat].hand]
    for card in sorted(cards, key=lambda card: numbers.get(card.key, 1000)):
        number = numbers.get(card.key)
        if number is not None:
            table.add_row(f"[{number}]", *card_cells(game, seat, card, roomy))
        else:
            table.add_row("", *_hindered(game, seat, card, roomy))
    return table


def offer_table(game: Game, seat: int, offered: Sequence[int], roomy: bool) -> Table:
    """Cards to choose from by their numbers."""
    table = cards_table()
    for number, card in enumerate(offered, start=1):
        table.add_row(f"[{number}]", *card_cells(game, seat, game.table.cards[card], roomy))
    return table


def shown_table(game: Game, seat: int, shown: Sequence[int], roomy: bool) -> Table:
    """Cards that are only looked at: another list on the screen has the numbers."""
    table = cards_table()
    for card in shown:
        table.add_row("", *card_cells(game, seat, game.table.cards[card], roomy))
    return table


def cards_table() -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0), expand=True)
    table.add_column(justify="right", no_wrap=True, style="bold rgb(255,235,130)", min_width=4)
    table.add_column(justify="right", no_wrap=True, min_width=2)
    table.add_column(no_wrap=True, max_width=25, overflow="ellipsis")
    table.add_column(no_wrap=True, min_width=4)
    table.add_column(ratio=1)
    return table


def card_cells(game: Game, seat: int, card: Card, roomy: bool) -> list[Text]:
    words = Text(wording_of(card), overflow="fold" if roomy else "ellipsis", no_wrap=not roomy)
    return [_cost(game, seat, card), _name(card), _tags(card), words]


def _hindered(game: Game, seat: int, card: Card, roomy: bool) -> list[Text]:
    cells = card_cells(game, seat, card, True)
    words = Text.assemble((reasons(game, seat, card), "rgb(235,120,100)"))
    if roomy:
        words.append("\n")
        words.append(cells[3].plain, "dim")
    cells[1].stylize("dim")
    return [*cells[:3], words]


def reasons(game: Game, seat: int, card: Card) -> str:
    """Why it cannot be played, each reason once. A requirement speaks for itself, a part of the effect does not."""
    found = [reason.rstrip(".") for reason in dict.fromkeys(game.why_not(seat, card.key))]
    clauses = [reason.removeprefix(_NOT_MET) for reason in found if reason.startswith(_NOT_MET)]
    effects = [clause for clause in clauses if not _is_requirement(clause)]
    words = [clause for clause in clauses if clause not in effects]
    words += [reason for reason in found if not reason.startswith(_NOT_MET)]
    if effects:
        words.append("Not possible now: " + "; ".join(e[0].lower() + e[1:] for e in effects))
    return short_label("; ".join([*words[:1], *map(_going_on, words[1:])])) or "can be played"


def _going_on(words: str) -> str:
    """Behind a semicolon. Names of cards keep their letter."""
    goes_on = words.startswith(("It ", "Requires ", "Not "))
    return words[0].lower() + words[1:] if goes_on else words


def _is_requirement(words: str) -> bool:
    return words.startswith("Requires") or " must be " in words


def _cost(game: Game, seat: int, card: Card) -> Text:
    """What it costs this player; a discount makes it green."""
    due = card_cost(game, game.players[seat], card)
    return Text(str(due), style="bold green" if due < card.cost else "rgb(255,225,100)")


def _name(card: Card) -> Text:
    return Text(card.name, style=QUALITY_STYLES.get(quality_of(card), ""))


def _tags(card: Card) -> Text:
    names = noun_names("tag")
    text = Text()
    for tag in card.tags:
        name = names.get(tag, "?")
        text.append(TAG_GLYPH + name[:2] + " ", TAG_STYLES.get(name, ""))
    return text
