"""Cards of a type that has a deck of its own. In: how many. Out: cards in hand, or back below their deck."""

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.slots import Amount, OwnDeck


def from_own_deck(game: Game, place: int, amount: int) -> list[int]:
    """From the top, so many or what there is."""
    decks = game.own_decks.copy()
    taken, decks[place] = decks[place][:amount], decks[place][amount:]
    game.own_decks = decks
    game.reveals += 1
    return taken


def can_draw_from_own_deck(game: Game, amount: Amount, deck: OwnDeck) -> bool:
    """So many are left.

    Role: test
    """
    place = place_of_deck(game, deck)
    return place >= 0 and len(game.own_decks[place]) >= amount


def place_of_deck(game: Game, quality: int) -> int:
    for place in range(len(game.table.opening_decks)):
        if game.table.opening_decks[place].deal.quality == quality:
            return place
    return -1


def back_below_own_decks(game: Game, cards: list[int]) -> list[int]:
    """Those of the cards that have a deck of their own go back to it; the others are left."""
    decks = game.own_decks.copy()
    rest: list[int] = []
    for card in cards:
        place = place_of_deck(game, game.table.cards[card].quality)
        if place < 0:
            rest.append(card)
        else:
            decks[place] = decks[place] + [card]
    game.own_decks = decks
    return rest
