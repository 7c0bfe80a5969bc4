"""The decks of an automa. In: a game with one. Out: cards drawn, discarded, kept aside, put out of the game.

`game.automa_cards` is replaced as a whole whenever it changes: clones share it.
"""

from typing import Final

from cardwright_runtime.kernel.chance import below, next_state, shuffle
from cardwright_runtime.terraforming_mars.automa.kinds import BonusCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.steps.drawing import take_cards

# The cards it turns over in this generation.
ACTION: Final = 0
BONUS: Final = 1
DISCARDS: Final = 2
# Those that come back in each generation.
ASIDE: Final = 3
# The project cards that it has resolved.
PILE: Final = 4
DECKS: Final = 5


def empty_decks() -> list[list[int]]:
    return [[] for _ in range(DECKS)]


def cards_in(game: Game, deck: int) -> list[int]:
    return game.automa_cards[deck]


def put_cards(game: Game, deck: int, cards: list[int]) -> None:
    decks = game.automa_cards.copy()
    decks[deck] = cards
    game.automa_cards = decks


def add_card(game: Game, deck: int, card: int) -> None:
    put_cards(game, deck, cards_in(game, deck) + [card])


def shuffled(game: Game, cards: list[int]) -> list[int]:
    """By the chance of the deck, so that the next shuffle differs."""
    mixed = cards.copy()
    game.deck_chance = shuffle(mixed, game.deck_chance)
    return mixed


def chance_below(game: Game, limit: int) -> int:
    game.deck_chance = next_state(game.deck_chance)
    return below(game.deck_chance, limit)


def shuffle_into(game: Game, deck: int, cards: list[int]) -> None:
    put_cards(game, deck, shuffled(game, cards_in(game, deck) + cards))


def draw_bonus(game: Game, without: int = -1) -> int:
    """The next bonus card; an empty deck is made anew of those discarded, never of those put out of the game. -1 where there is none."""
    if not cards_in(game, BONUS):
        again = [card for card in cards_in(game, DISCARDS) if card != without]
        kept = [card for card in cards_in(game, DISCARDS) if card == without]
        put_cards(game, BONUS, shuffled(game, again))
        put_cards(game, DISCARDS, kept)
    left = cards_in(game, BONUS)
    if not left:
        return -1
    game.reveals += 1
    put_cards(game, BONUS, left[1:])
    return left[0]


def turn_over_project(game: Game) -> int:
    """The top project card; -1 where there is none left."""
    taken = take_cards(game, 1)
    return taken[0] if taken else -1


def put_away(game: Game, card: int) -> None:
    """Out of every deck: put out of the game."""
    game.automa_cards = [[other for other in deck if other != card] for deck in game.automa_cards]


def is_bonus(game: Game, card: int) -> bool:
    return isinstance(game.table.rules[card], BonusCard)


def comes_back(game: Game, card: int) -> bool:
    """What stands in every action deck is kept aside when it is done, and so is what a corporation brings."""
    rule = game.table.rules[card]
    return isinstance(rule, BonusCard) and rule.brought.endswith("action deck")
