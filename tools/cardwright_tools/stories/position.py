"""The given of a story. In: phrases such as `ants in play`. Out: the game in that state."""

import re
from collections.abc import Callable

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    QUALITY_CORPORATION,
    QUALITY_EVENT,
    TILE_OCEAN,
)
from cardwright_runtime.terraforming_mars.phases.prizes import PLAYERS
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import FIRST_ACTION
from cardwright_runtime.terraforming_mars.setup import undealt_game
from cardwright_runtime.terraforming_mars.steps.beneath import lay_beneath
from cardwright_runtime.terraforming_mars.steps.own_decks import place_of_deck
from cardwright_runtime.terraforming_mars.steps.markers import put_marker
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_runtime.terraforming_mars.steps.tiles import put_tile
from cardwright_runtime.terraforming_mars.table import Table
from cardwright_tools.stories.forms import GIVEN, misfit
from cardwright_tools.near import unknown
from cardwright_tools.stories import automa, politics
from cardwright_tools.stories.politics import nobody_in_politics
from cardwright_tools.stories.setting import SEED, Setting, start_new, start_turns
from cardwright_tools.stories.story import Phrase, StoryMistake
from cardwright_tools.stories.words import (
    area_number,
    gauges,
    laid_number,
    marker_names,
    noun_number,
    rule_number,
    seat_of,
    slug,
)

Arrange = Callable[[Game, int, re.Match[str]], None]


def arranged(setting: Setting, phrases: list[Phrase], table: Table) -> Game:
    """The game at its first decision, in the state that the phrases say: a shuffled deck, and no card dealt."""
    game = undealt_game(table, SEED)
    if not setting.new:
        start_turns(game)
        nobody_in_politics(game)
    if setting.automa:
        automa.seat(game, setting.automa, setting.new)
    for phrase in phrases:
        arrange(game, phrase)
    game.deck_top = 0
    _check_first_actions(game)
    if setting.new:
        start_new(game)
    else:
        game.advance()
    return game


def _check_first_actions(game: Game) -> None:
    for player in game.players:
        number = player.corporation
        has_one = number >= 0 and FIRST_ACTION in game.table.rules[number].texts.lines
        if player.first_action_due and not has_one and player.index != game.table.automa:
            raise StoryMistake("`first action due` needs a corporation in play that has one.")


def arrange(game: Game, phrase: Phrase) -> None:
    for pattern, arrange_this in PATTERNS:
        if found := re.fullmatch(pattern, phrase.words):
            seat = seat_of(phrase.subject)
            if seat >= game.table.player_count:
                raise StoryMistake(f"`{phrase.subject}` does not play in this story.")
            arrange_this(game, seat, found)
            return
    raise StoryMistake(misfit(str(phrase), GIVEN, "a story can begin with"))


def _generation(game: Game, seat: int, found: re.Match[str]) -> None:
    game.generation = int(found[1])


def _oceans(game: Game, seat: int, found: re.Match[str]) -> None:
    """So many oceans on the last areas reserved for them, where they are least in the way."""
    free = game.table.board.ocean_areas & ~game.tiles
    for area in range(game.table.board.size - 1, -1, -1):
        if free >> area & 1 and game.oceans.bit_count() < int(found[1]):
            put_tile(game, -1, TILE_OCEAN, area, -1)


def _track(game: Game, seat: int, found: re.Match[str]) -> None:
    game.set_track(noun_number("track", found[1]), int(found[2]))


def _tile(game: Game, seat: int, found: re.Match[str]) -> None:
    tile = laid_number(found[1])
    if tile is None:
        _marker(game, found)
        return
    by = game.table.numbers.get(slug(found[1]), -1)
    owner = -1 if tile == TILE_OCEAN else seat
    put_tile(game, owner, tile, area_number(game, found[2]), by)


def _marker(game: Game, found: re.Match[str]) -> None:
    """It lies there, and perhaps another below it: `ruin at 3-4 hiding plant`."""
    where, _, below = found[2].partition(" hiding ")
    names = {slug(name): number for number, name in marker_names().items()}
    if below and slug(below) not in names:
        raise StoryMistake(unknown("bonus", below, marker_names().values()))
    hidden = names.get(slug(below), -1)
    put_marker(game, names[slug(found[1])], area_number(game, where), hidden)


def _reserved(game: Game, seat: int, found: re.Match[str]) -> None:
    game.players[seat].reserved |= 1 << area_number(game, found[1])


def _hand_of(game: Game, seat: int, found: re.Match[str]) -> None:
    """Any cards: those at the bottom of the deck."""
    count = int(found[1])
    player = game.players[seat]
    left = len(game.deck) - count
    player.hand = player.hand + game.deck[left:]
    game.deck = game.deck[:left]


def _in_hand(game: Game, seat: int, found: re.Match[str]) -> None:
    player = game.players[seat]
    player.hand = player.hand + [from_deck(game, found[1])]


def _beneath(game: Game, seat: int, found: re.Match[str]) -> None:
    """The card on top is in play."""
    lay_beneath(game.players[seat], rule_number(game, found[2]), [from_deck(game, found[1])])


def _in_play(game: Game, seat: int, found: re.Match[str]) -> None:
    player = game.players[seat]
    card = game.table.cards[from_deck(game, found[1])]
    if card.quality == QUALITY_EVENT:
        player.events = player.events + [card.index]
        return
    if automa.is_its_corporation(game, card.index):
        player = automa.lay_before_it(game, card.index)
    else:
        lay_open(game, player, card.index)
    if card.quality == QUALITY_CORPORATION:
        player.corporation = card.index
    if found[2]:
        player.add_tokens(card.index, int(found[2]))


def _used(game: Game, seat: int, found: re.Match[str]) -> None:
    """An action, or a project that may be carried out only so often."""
    player = game.players[seat]
    prefix = "project." if found[1] else ""
    player.used = player.used + [rule_number(game, found[2], prefix)]


def _offered(game: Game, seat: int, found: re.Match[str]) -> None:
    player = game.players[seat]
    player.offered = player.offered + [from_deck(game, found[1])]


def _next_card(game: Game, seat: int, found: re.Match[str]) -> None:
    """Said of several cards, the first said is the first drawn: until all is said, `deck_top` is behind the last of them."""
    named = from_deck(game, found[1])
    place = place_of_deck(game, game.table.cards[named].quality)
    if place >= 0:
        game.own_decks[place].insert(0, named)
        return
    game.deck = game.deck[: game.deck_top] + [named] + game.deck[game.deck_top :]
    game.deck_top += 1


def _deck_of(game: Game, seat: int, found: re.Match[str]) -> None:
    """So many cards are left to draw; the others lie on the discard pile, or are out of the game where the deck is one of a pack."""
    count = int(found[1])
    if found[2]:
        place = place_of_deck(game, noun_number("quality", found[2]))
        if place < 0:
            raise StoryMistake(f"`{found[2]}` cards have no deck of their own.")
        game.own_decks[place] = game.own_decks[place][:count]
        return
    game.discards = game.discards + game.deck[count:]
    game.deck = game.deck[:count]


def _claimed(game: Game, seat: int, found: re.Match[str]) -> None:
    game.milestones = game.milestones + [rule_number(game, found[1], "milestone.") * PLAYERS + seat]


def _funded(game: Game, seat: int, found: re.Match[str]) -> None:
    game.awards = game.awards + [rule_number(game, found[1], "award.") * PLAYERS + seat]


def _passed(game: Game, seat: int, found: re.Match[str]) -> None:
    game.stack[-1].step = 1
    game.passed |= 1 << seat


def _rating_raised(game: Game, seat: int, found: re.Match[str]) -> None:
    game.players[seat].rating_raised = True


def _first_action(game: Game, seat: int, found: re.Match[str]) -> None:
    game.players[seat].first_action_due = True


def _gauge(game: Game, seat: int, found: re.Match[str]) -> None:
    player: Player = game.players[seat]
    gauge = gauges(game.table).get(found[2])
    if gauge is None:
        raise StoryMistake(unknown("stock or production", found[2], gauges(game.table)))
    player.add_gauge(gauge, int(found[1]) - player.gauge(gauge))
    player.rating_raised = False


def from_deck(game: Game, words: str) -> int:
    """A card by its name; it leaves the deck."""
    number = rule_number(game, words)
    game.deck = [card for card in game.deck if card != number]
    game.own_decks = [[card for card in deck if card != number] for deck in game.own_decks]
    return number


PATTERNS: list[tuple[str, Arrange]] = [
    (r"generation (\d+)", _generation),
    (r"(\d+) oceans?", _oceans),
    (r"(.+) at (.+)", _tile),
    (r"(\d+-\d+) reserved", _reserved),
    (r"(\d+) cards? in hand", _hand_of),
    (r"(.+) in hand", _in_hand),
    (r"(.+) beneath (.+)", _beneath),
    (r"(.+) in play(?: with (\d+) .+)?", _in_play),
    (r"(project )?(.+) used", _used),
    (r"offered (.+)", _offered),
    (r"next card (.+)", _next_card),
    (r"deck of (\d+) (?:(.+) )?cards?", _deck_of),
    (r"(.+) claimed", _claimed),
    (r"(.+) funded", _funded),
    *automa.GIVEN,
    *politics.GIVEN,
    (r"passed", _passed),
    (r"rating raised", _rating_raised),
    (r"first action due", _first_action),
    (r"([a-z][a-z ]*) (-?\d+)", _track),
    (r"(-?\d+) (.+)", _gauge),
]
