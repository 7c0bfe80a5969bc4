"""An automa in stories. In: phrases such as `building track 5`, steps such as `marsbot turns over algae`. Out: the game laid out so, and what can be seen of it."""

import re
from collections.abc import Callable
from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.automa.decks import (
    ACTION,
    ASIDE,
    BONUS,
    DISCARDS,
    PILE,
    add_card,
    cards_in,
    put_away,
    put_cards,
)
from cardwright_runtime.terraforming_mars.automa.kinds import AutomaCorporation
from cardwright_runtime.terraforming_mars.automa.money import automa_of
from cardwright_runtime.terraforming_mars.automa.setup import (
    bring_into_play,
    lay_out,
    research,
    seat_automa,
)
from cardwright_runtime.terraforming_mars.automa.tracks import move
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.action_phase import ACTIONS_IN_A_TURN
from cardwright_runtime.terraforming_mars.phases.numbers import (
    ACTION_PHASE,
    AUTOMA_SETUP,
    GENERATIONS,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_tools.stories.story import StoryMistake
from cardwright_tools.stories.words import noun_number, plain, rule_number, slug, subject_of

BONUS_CARD: Final = "bonus_card."
# The deck with its discard pile: what is put out of the game is in neither.
_DECKS: Final = {
    "action deck": (ACTION,),
    "bonus deck": (BONUS, DISCARDS),
    "played pile": (PILE,),
}
_ASIDE: Final = "aside"


def is_here(game: Game) -> bool:
    return game.table.automa >= 0


def seat(game: Game, levels: str, is_new: bool) -> None:
    """In a new game it is seated as in any; else its bonus deck lies in the order of its numbers, and its action deck is empty."""
    names = [slug(level) for level in levels.split(" and ")]
    if is_new:
        seat_automa(game, names, "")
    else:
        lay_out(game, names)
        # The action phase has begun: what its corporation does then is done.
        game.stack[-1].step = 1


# ---------------------------------------------------------------- given


def stand_on(game: Game, track: int, level: int, furthest: int = 0) -> None:
    """Its cube on a space; it may have been farther."""
    frame = Frame(ACTION_PHASE, 0, game.table.automa, -1)
    move(game, frame, track, level - game.track_level(track))
    game.furthest = {**game.furthest, track: max(level, furthest)}


def _track(game: Game, seat: int, found: re.Match[str]) -> None:
    track = noun_number("track", found[1])
    if is_here(game) and track in game.table.automa_rules.tracks:
        stand_on(game, track, int(found[2]), int(found[3] or 0))
    else:
        game.set_track(track, int(found[2]))


def _all_tracks(game: Game, seat: int, found: re.Match[str]) -> None:
    for track in game.table.automa_rules.tracks:
        stand_on(game, track, int(found[1]))


def _in_deck(game: Game, seat: int, found: re.Match[str]) -> None:
    """In front of what lies there."""
    card = card_named(game, found[1])
    deck = _DECKS[found[2]][0]
    put_away(game, card)
    game.deck = [other for other in game.deck if other != card]
    put_cards(game, deck, [card, *cards_in(game, deck)])


def _discarded(game: Game, seat: int, found: re.Match[str]) -> None:
    card = card_named(game, found[1])
    if is_here(game):
        put_away(game, card)
        add_card(game, DISCARDS, card)
    else:
        game.deck = [other for other in game.deck if other != card]
        game.discards = game.discards + [card]


def _no_bonus_cards(game: Game, seat: int, found: re.Match[str]) -> None:
    put_cards(game, BONUS, [])


def _aside(game: Game, seat: int, found: re.Match[str]) -> None:
    card = card_named(game, found[1])
    put_away(game, card)
    add_card(game, ASIDE, card)


def _first_player(game: Game, seat: int, found: re.Match[str]) -> None:
    """Of this generation; it is your turn all the same."""
    game.first_player = seat


GIVEN = (
    (r"(?:is|are) first player", _first_player),
    (r"(.+ track) (\d+)(?: after (\d+))?", _track),
    (r"all tracks (\d+)", _all_tracks),
    (r"(.+) in the (bonus deck|action deck|played pile)", _in_deck),
    (r"(.+) discarded", _discarded),
    (r"no bonus cards", _no_bonus_cards),
    (r"(.+) aside", _aside),
)


def is_its_corporation(game: Game, card: int) -> bool:
    return isinstance(game.table.rules[card], AutomaCorporation)


def lay_before_it(game: Game, card: int) -> Player:
    """In force; what it does once, before the game, is done."""
    rule = game.table.rules[card]
    assert isinstance(rule, AutomaCorporation)
    bring_into_play(game, rule)
    return automa_of(game)


def card_named(game: Game, words: str) -> int:
    """A bonus card, or a project card."""
    if BONUS_CARD + slug(words) in game.table.numbers:
        return rule_number(game, words, BONUS_CARD)
    return rule_number(game, words)


# ---------------------------------------------------------------- when


def _turns_over(game: Game, found: re.Match[str]) -> None:
    """You have done what you would: it is the turn of the automa, and this card lies on top of its deck."""
    card = card_named(game, found[1])
    put_away(game, card)
    game.deck = [other for other in game.deck if other != card]
    put_cards(game, ACTION, [card, *cards_in(game, ACTION)])
    game.actions_done = ACTIONS_IN_A_TURN
    _go_on(game)


def _begins_with(game: Game, found: re.Match[str]) -> None:
    automa_of(game).corporation = rule_number(game, found[1])
    game.push(AUTOMA_SETUP, 0, game.table.automa, GENERATIONS)
    _go_on(game)


def _action_phase(game: Game, found: re.Match[str]) -> None:
    game.stack[-1].step = 0
    _go_on(game)


def _research(game: Game, found: re.Match[str]) -> None:
    research(game)


def _go_on(game: Game) -> None:
    """Nobody is asked any more what he was asked: the game comes back to him."""
    game.asked_player = -1
    game.advance()


STEPS: tuple[tuple[str, Callable[[Game, re.Match[str]], None]], ...] = (
    (r"marsbot turns over (.+)", _turns_over),
    (r"marsbot begins with (.+)", _begins_with),
    (r"marsbot takes its cards", _research),
    (r"the action phase begins", _action_phase),
)


def takes_step(game: Game, words: str) -> bool:
    """True where it was a step that no player chooses."""
    for pattern, take in STEPS:
        if found := re.fullmatch(pattern, words):
            if not is_here(game):
                raise StoryMistake(f"`{words}` needs `against marsbot` in `given`.")
            take(game, found)
            return True
    return False


# ---------------------------------------------------------------- then

LYING_THERE: Final = re.compile(r"(?:no )?(.+) (?:in the (?:bonus|action) deck|aside)")


def add_automa(game: Game, facts: set[tuple[str, str]]) -> None:
    """Where its cards are. What it has played lies on its pile, and no story wants to say so of each card."""
    if not is_here(game):
        return
    who = subject_of(game.table.automa)
    for card in (*game.automa_cards[BONUS], *game.automa_cards[DISCARDS]):
        facts.add((who, f"{_name(game, card)} in the bonus deck"))
    for card in game.automa_cards[ACTION]:
        facts.add((who, f"{_name(game, card)} in the action deck"))
    for card in game.automa_cards[ASIDE]:
        facts.add((who, f"{_name(game, card)} {_ASIDE}"))


def _name(game: Game, card: int) -> str:
    return plain(game.table.rules[card].key.removeprefix(BONUS_CARD))
