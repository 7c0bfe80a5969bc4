"""Hidden cards dealt anew, for search. In: a game and the player who is asked. Out: a clone that looks the same to him, and might be the game he is in.

Everything that he cannot see is drawn again: the deck, the others' hands and choices, the discard pile, the events to come.
What he has seen stays where it is: cards that he passed on in the draft that is going on; what is at work on the stack; and,
where the game keeps a log, cards on the discard pile that he put there or that everybody saw.
"""

from typing import Final

from cardwright_runtime.kernel.chance import shuffle, stream_start
from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.kernel.fields import CARD
from cardwright_runtime.kernel.log import entries
from cardwright_runtime.terraforming_mars.changes import CARD_DISCARDED, DECK_MADE_ANEW
from cardwright_runtime.terraforming_mars.frame_kinds import kind_of
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_CORPORATION
from cardwright_runtime.terraforming_mars.phases.draft import receiver
from cardwright_runtime.terraforming_mars.phases.numbers import DRAFT
from cardwright_runtime.terraforming_mars.phases.openings import are_openings
from cardwright_runtime.terraforming_mars.phases.preparation import is_for_beginners, start_of
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.setup import CORPORATIONS_DEALT, corporations_to_deal

NOBODY: Final = -1


def redeal(game: Game, player: int, seed: int = 0) -> Game:
    """The same seed deals alike. Only the player who is asked can look ahead: the options of the others show their cards."""
    if game.asked_player != player:
        raise GameError(f"Player {player} is not asked now: only who decides can look ahead.")
    anew = game.clone()
    # What is only imagined is not told.
    anew.logging = False
    seen = seen_by(game, player)
    chance = stream_start(seed, "redeal")
    lists = _hidden_lists(anew, player)
    for deck in [anew.table.project_cards] + [deck.cards for deck in anew.table.opening_decks]:
        chance = _deal(lists, set(deck) - seen, chance)
    chance = _deal_corporations(anew, player, chance)
    anew.deck_chance = shuffle(anew.event_deck, chance)
    return anew


def _hidden_lists(game: Game, player: int) -> list[list[int]]:
    """Lists of cards that this player cannot see, which nobody shares with this game any more."""
    game.deck = game.deck[game.deck_top :]
    game.deck_top = 0
    game.discards = game.discards.copy()
    game.owns_discards = True
    game.event_deck = game.event_deck.copy()
    game.own_decks = [deck.copy() for deck in game.own_decks]
    lists = [game.deck, game.discards] + game.own_decks
    for other in others(game, player):
        other.hand = other.hand.copy()
        other.offered = other.offered.copy()
        other.picked = other.picked.copy()
        other.beneath = other.beneath.copy()
        lists += [other.hand, other.offered, other.picked, other.beneath]
    return lists


def others(game: Game, player: int) -> list[Player]:
    return [other for other in game.players if other.index != player]


def _deal(lists: list[list[int]], pool: set[int], chance: int) -> int:
    """The cards of the pool change places with each other."""
    cards = [card for each in lists for card in each if card in pool]
    chance = shuffle(cards, chance)
    dealt = 0
    for each in lists:
        for place, card in enumerate(each):
            if card in pool:
                each[place] = cards[dealt]
                dealt += 1
    return chance


def _deal_corporations(game: Game, player: int, chance: int) -> int:
    """000 p. 7: they are chosen in secret. Others than this player was offered; who begins with the simple ones is known."""
    order = corporations_to_deal(game)
    own = game.players[player]
    seen: list[int] = []
    for place, corporation in enumerate(order):
        if corporation in own.offered + own.picked:
            # Those of one player were dealt together; the one that he turned down is known to him, too.
            first = place - place % CORPORATIONS_DEALT
            seen += order[first : first + CORPORATIONS_DEALT]
    pool = [corporation for corporation in order if corporation not in seen]
    chance = shuffle(pool, chance)
    for other in others(game, player):
        for cards in (other.offered, other.picked):
            for place, card in enumerate(cards):
                if _is_secret_corporation(game, card):
                    cards[place] = pool.pop()
        _pay_for_first_cards(game, other)
    return chance


def _is_secret_corporation(game: Game, card: int) -> bool:
    if game.table.cards[card].quality != QUALITY_CORPORATION:
        return False
    return not is_for_beginners(game, card)


def _pay_for_first_cards(game: Game, other: Player) -> None:
    """He cannot have picked more cards than this corporation can pay for."""
    if not other.picked or not _is_secret_corporation(game, other.picked[0]):
        return
    start = start_of(game, other.picked[0])
    if start.card_price <= 0:
        return
    openings = are_openings(game, other.picked)
    projects = [card for card in other.picked[1:] if card not in openings]
    for card in projects[start.megacredits // start.card_price :]:
        other.picked.remove(card)
        other.offered.append(card)


def seen_by(game: Game, player: int) -> set[int]:
    """Cards in hidden places that this player knows."""
    seen: set[int] = set()
    for frame in game.stack:
        seen.add(frame.card)
        for field in kind_of(frame.rule).fields:
            if field.name == "items" and field.means == CARD:
                seen.update(frame.items)
        if frame.rule == DRAFT:
            seen |= _passed_on(game, player)
    for entry in entries(game.log):
        if entry.what == DECK_MADE_ANEW:
            break
        if entry.what == CARD_DISCARDED and entry.player in (player, NOBODY):
            seen.add(entry.subject)
    return seen


def _passed_on(game: Game, player: int) -> set[int]:
    """000 p. 13: each heap goes round, and whoever has it keeps a card of it. This player knows what a heap still held when it
    came to him, and so what those behind him kept of it.
    """
    seen: set[int] = set()
    now = len(game.players[player].picked)
    for came in range(now):
        holder = game.players[player]
        for round in range(came, now + 1):
            seen.update(holder.picked[round : round + 1])
            if round == now:
                seen.update(holder.offered)
            holder = game.players[receiver(game, holder.index)]
    return seen
