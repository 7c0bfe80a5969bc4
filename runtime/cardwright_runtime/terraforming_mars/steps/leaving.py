"""Cards that leave play. In: a card lying before a player. Out: it in the discard pile or in hand, with all that came into force ended.

Tiles and markers that it brought stay where they are (ruling `what-leaves`).
"""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.changes import CARD_DISCARDED, CARD_KEPT
from cardwright_runtime.terraforming_mars.deeds import DISCARDED, DRAWN
from cardwright_runtime.terraforming_mars.descriptions import fitting
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_CORPORATION, QUALITY_EVENT
from cardwright_runtime.terraforming_mars.numbers import TAKE_BACK
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Cards, SpokenCard, ThisRule
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_of_cards
from cardwright_runtime.terraforming_mars.steps.beneath import lift, lift_from
from cardwright_runtime.terraforming_mars.steps.drawing import (
    ChooseCard,
    lay_on_pile,
    put_aside,
    without,
)
from cardwright_runtime.terraforming_mars.steps.holding import stop_listening
from cardwright_runtime.terraforming_mars.steps.revealed import revealed_in

# Where a card goes that leaves play.
INTO_HAND: Final = 0
ONTO_PILE: Final = 1


def leave_play(game: Game, player: Player, number: int) -> None:
    """It lies before its player no longer: its tags, what lay on it and its effects are gone, and what lay beneath it is discarded."""
    card = game.table.cards[number]
    if player.beneath:
        laid = lay_on_pile(game, lift_from(player, number))
        if game.logging:
            for each in laid:
                game.note(CARD_DISCARDED, each, 1, player.index, number)
    if number in player.events:
        player.events = without(player.events, number)
        return
    player.tableau = without(player.tableau, number)
    if card.tags:
        tags = player.tags.copy()
        for tag in card.tags:
            tags[tag] -= 1
        player.tags = tags
    if number in player.holders:
        _hold_nothing(player, number)
    if card.quality != QUALITY_EVENT:
        _end(game, player, card)


def _hold_nothing(player: Player, number: int) -> None:
    place = player.holders.index(number)
    player.holders = player.holders[:place] + player.holders[place + 1 :]
    player.held = player.held[:place] + player.held[place + 1 :]


def _end(game: Game, player: Player, card: Card) -> None:
    # Whoever only looks ahead has laid the card open, and nothing of it is in force yet.
    if card.has_action and card.index in player.action_cards:
        player.action_cards = without(player.action_cards, card.index)
    if card.index in player.used:
        player.used = without(player.used, card.index)
    if card.listens:
        stop_listening(game, player, card)
    card.leave(game, player)


def discard_this(game: Game, frame: Frame) -> None:
    """The card that says so leaves play.

    Step: DiscardThis()
    Test: can_leave
    Takes: tokens, open
    """
    player = game.players[frame.player]
    # Whoever only looks ahead may come here with a card that has left already.
    if frame.rule in player.tableau:
        leave_play(game, player, frame.rule)
        put_aside(game, frame, [frame.rule])


def can_leave(game: Game, player: Player, rule: ThisRule) -> bool:
    """It lies before its player; a corporation stays.

    Role: test
    """
    if rule not in player.tableau:
        return False
    return game.table.cards[rule].quality != QUALITY_CORPORATION


def take_back(game: Game, frame: Frame, cards: Cards) -> bool:
    """One such card of one's own, another than this, an event that lies face down as well; where there is none, nothing.

    Step: TakeBack(cards=CardKind() | cards)
    Adds: hand
    Takes: tokens, open
    Reads: tokens, choice
    """
    return _ask_which_leaves(game, frame, cards, INTO_HAND)


def discard_played(game: Game, frame: Frame, cards: Cards) -> bool:
    """The same into the discard pile.

    Step: DiscardPlayed(cards=CardKind() | cards)
    Takes: tokens, open
    Reads: tokens, choice
    """
    return _ask_which_leaves(game, frame, cards, ONTO_PILE)


def take_this_card(game: Game, frame: Frame) -> None:
    """The card that says so comes back into the hand.

    Step: TakeCard(it=False)
    Test: can_leave
    Adds: hand
    Takes: tokens, open
    """
    _into_hand(game, frame, frame.rule)


def take_it(game: Game, frame: Frame, card: SpokenCard) -> None:
    """The card that was spoken of, revealed, one's own in play or beneath one of these, into the hand.

    Step: TakeCard(it=True)
    Test: can_be_taken
    Speaks of: PlaysCard, PlaysTag, Adds, UsesAction, Reveal, Add, Play, UseAction, UseEffect, EachCard
    Adds: hand
    Takes: tokens, open
    """
    _into_hand(game, frame, card)
    frame.spoken = card


def can_be_taken(game: Game, frame: Frame, card: SpokenCard) -> bool:
    """It lies revealed, or open or face down before the player, or beneath one of the player's cards; a corporation stays.

    Role: test
    """
    player = game.players[frame.player]
    if card in revealed_in(game, frame).items or card in player.beneath:
        return True
    return lies_before(game, player, card)


def lies_before(game: Game, player: Player, card: int) -> bool:
    """In play, and not a corporation."""
    if card not in player.tableau and card not in player.events:
        return False
    return game.table.cards[card].quality != QUALITY_CORPORATION


def _into_hand(game: Game, frame: Frame, card: int) -> None:
    player = game.players[frame.player]
    revealing = revealed_in(game, frame)
    was_revealed = card in revealing.items
    if was_revealed:
        revealing.items = without(revealing.items, card)
    elif card in player.beneath:
        lift(player, card)
    elif lies_before(game, player, card):
        leave_play(game, player, card)
    else:
        # Whoever only looks ahead may come here with a card that has left already.
        return
    player.hand = player.hand + [card]
    if game.logging:
        game.record(CARD_KEPT, card, 1, frame.player, frame)
    if was_revealed:
        tell_of_cards(game, frame.player, DRAWN, [card])


def discard_it(game: Game, frame: Frame, card: SpokenCard) -> None:
    """The card that was spoken of, out of the hand, out of play or from beneath one's own card.

    Step: DiscardIt()
    Test: can_be_discarded
    Speaks of: PlaysCard, PlaysTag, Adds, Buys, UsesAction, Add, TakeBack, TakeCard, Play, UseAction, UseEffect, EachCard
    Takes: tokens, open, hand
    """
    player = game.players[frame.player]
    if card in player.hand:
        player.hand = without(player.hand, card)
        put_aside(game, frame, [card])
        tell_of_cards(game, frame.player, DISCARDED, [card])
    elif card in player.beneath:
        lift(player, card)
        put_aside(game, frame, [card])
    elif lies_before(game, player, card):
        leave_play(game, player, card)
        put_aside(game, frame, [card])
    frame.spoken = card


def can_be_discarded(game: Game, player: Player, card: SpokenCard) -> bool:
    """It is in the player's hand, or lies before the player or beneath one of the player's cards.

    Role: test
    """
    return card in player.hand or card in player.beneath or lies_before(game, player, card)


def _ask_which_leaves(game: Game, frame: Frame, cards: int, where: int) -> bool:
    player = game.players[frame.player]
    known = game.table.cards
    lying = fitting(game, player, player.tableau + player.events, frame.rule, cards)
    found = [
        card for card in lying if card != frame.rule and known[card].quality != QUALITY_CORPORATION
    ]
    frame.spoken = -1
    if not found:
        return False
    asked = game.push(TAKE_BACK, frame.block, frame.player, frame.cause)
    asked.items = found
    asked.amount = where
    return True


class TakeBack(ChooseCard):
    """`items` are the cards to choose from, `amount` says where to."""

    def run(self, game: Game, frame: Frame) -> bool:
        return frame.step == 1 or self.put(game, frame, frame.items)

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        game.parent().spoken = value
        player = game.players[frame.player]
        leave_play(game, player, value)
        if frame.amount == ONTO_PILE:
            put_aside(game, frame, [value])
            return
        player.hand = player.hand + [value]
        if game.logging:
            game.record(CARD_KEPT, value, 1, frame.player, frame)
