"""A question as a person sees it. In: a decision and its choices. Out: what helps to answer it, for Rich to print."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from cardwright_runtime.kernel.decision import Decision
from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.frames import Placing
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.openings import are_openings
from cardwright_runtime.terraforming_mars.numbers import PAY_PRICE, PLACE_TILE
from cardwright_runtime.terraforming_mars.payment import worth
from cardwright_tools.nouns import noun_names
from cardwright_tools.table.card_face import pictures
from cardwright_tools.table.choices import Choice
from cardwright_tools.table.committee import committee, has_committee, summary
from cardwright_tools.table.engine_cards import face_of, wording_of
from cardwright_tools.table.hand import hand_table, offer_table, shown_table
from cardwright_tools.table.offers import offered_now
from cardwright_tools.table.screen import Seen, map_view, options, players, status
from cardwright_tools.table.symbols import gauge_words, short_label

_ABOUT_PIECES: Final = ("body", "piece")


def question_view(
    seen: Seen, decision: Decision, found: Sequence[Choice], opening: bool
) -> list[RenderableType]:
    """`opening`: the person looks at the table for the first time since others acted."""
    if decision.question == "move":
        return _move(seen, decision, found, opening)
    if decision.question == "corporation":
        return _corporation(seen, decision, found)
    if decision.question == "buy":
        return _buy(seen)
    if decision.question == "area":
        return _area(seen, decision, found)
    head: list[RenderableType] = [prompt(seen.game, decision)]
    if decision.question in _ABOUT_PIECES:
        head = [committee(seen), Text(""), *head]
    if seen.game.question == PAY_PRICE:
        head.append(price(seen.game))
    if decision.question == "yes_no":
        head += _said_by(seen.game, decision)
    return [*head, *_cards_or_words(seen, decision, found)]


def prompt(game: Game, decision: Decision) -> Text:
    """The card that asks, and what it asks."""
    text = Text()
    number = game.table.numbers.get(decision.about, -1)
    about = game.table.rules[number].name if number >= 0 else ""
    if about and decision.question not in ("corporation", "move", "last_greeneries"):
        text.append(f"{about}: ", "bold")
    return text.append(_words(game, decision), "bold rgb(255,235,130)")


def _words(game: Game, decision: Decision) -> str:
    if game.question == PLACE_TILE:
        frame = game.stack[-1]
        assert isinstance(frame, Placing)
        tile = noun_names("tile").get(frame.tile, "")
        return f"Where does the {tile} tile go?"
    return short_label(decision.prompt)


def _said_by(game: Game, decision: Decision) -> list[Text]:
    """What the card says that asks whether something is done: the question itself does not tell what."""
    number = game.table.numbers.get(decision.about, -1)
    about = game.table.rules[number] if number >= 0 else None
    return [Text(wording_of(about), style="dim")] if isinstance(about, Card) else []


def price(game: Game) -> Text:
    frame = game.stack[-1]
    player = game.players[frame.player]
    parts = [f"{player.megacredits} M€"]
    for gauge in frame.items:
        units = player.gauge(gauge)
        each = worth(player, gauge)
        parts.append(f"{units} {gauge_words(gauge, units)} ({each} M€ each)")
    return Text(f"Still to pay: {frame.amount} M€. There are {', '.join(parts)}.")


def _move(
    seen: Seen, decision: Decision, found: Sequence[Choice], opening: bool
) -> list[RenderableType]:
    open_wide = seen.look.is_tall or opening
    top = [map_view(seen), players(seen)] if open_wide else [status(seen)]
    return [
        *top,
        *_politics(seen, open_wide),
        Text(""),
        hand_table(seen.game, seen.seat, found, seen.look.is_tall),
        Text(""),
        *options(found, seen.look.width),
        Text(""),
        _action_prompt(seen.game, decision),
    ]


def _politics(seen: Seen, open_wide: bool) -> list[RenderableType]:
    if not has_committee(seen.game):
        return []
    return [Text(""), committee(seen)] if open_wide else [summary(seen)]


def _action_prompt(game: Game, decision: Decision) -> Text:
    text = prompt(game, decision)
    which = "first" if game.actions_done == 0 else "second" if game.actions_done == 1 else "next"
    return text.append(f" Your {which} action.", "dim")


def _corporation(seen: Seen, decision: Decision, found: Sequence[Choice]) -> list[RenderableType]:
    game = seen.game
    offered = game.players[seen.seat].offered
    projects = [card for card in offered if card in game.table.project_cards]
    openings = are_openings(game, offered)
    corporations = [face_of(game.table.rules[game.option_values[choice.index]]) for choice in found]
    return [
        Text("The projects you may buy afterwards", style="underline dim"),
        *([shown_table(game, seen.seat, projects, seen.look.is_tall)] if projects else []),
        *([Text("What you may begin with", style="underline dim")] if openings else []),
        *([shown_table(game, seen.seat, openings, seen.look.is_tall)] if openings else []),
        Text(""),
        prompt(game, decision),
        pictures(corporations, seen.look.width),
        *options(found, seen.look.width),
    ]


def _buy(seen: Seen) -> list[RenderableType]:
    offer = offered_now(seen.game)
    limit = f" You can pay for {offer.most}." if offer.most < len(offer.cards) else ""
    words = f"Which cards do you buy, for {offer.price} M€ each?{limit}"
    text = Text(words, style="bold rgb(255,235,130)")
    text.append("  Numbers with spaces, `all`, or `none`.", "not bold dim")
    top = [players(seen)] if seen.game.players[seen.seat].corporation >= 0 else []
    return [*top, offer_table(seen.game, seen.seat, offer.cards, seen.look.is_tall), text]


def _area(seen: Seen, decision: Decision, found: Sequence[Choice]) -> list[RenderableType]:
    """Each area carries its number on the map; those beside the map are listed."""
    game = seen.game
    numbers = {game.option_values[choice.index]: choice.number for choice in found}
    beside = [c for c in found if game.option_values[c.index] >= game.table.board.map.bit_length()]
    return [
        map_view(seen, numbers),
        prompt(game, decision),
        *(options(beside, seen.look.width) if beside else []),
    ]


def _cards_or_words(
    seen: Seen, decision: Decision, found: Sequence[Choice]
) -> list[RenderableType]:
    """Cards to choose from are shown with what they say."""
    values = [seen.game.option_values[choice.index] for choice in found]
    if decision.question == "draft":
        faces = [face_of(seen.game.table.rules[value]) for value in values]
        return [pictures(faces, seen.look.width), *options(found, seen.look.width)]
    if decision.question == "card" and all(value >= 0 for value in values):
        return [offer_table(seen.game, seen.seat, values, False)]
    return [*options(found, seen.look.width)]
