"""Cards from the deck. In: how many, what to do with them. Out: hands, the discard pile, the deck's next state."""

from typing import Final

from cardwright_runtime.kernel.chance import shuffle
from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.changes import (
    CARD_DISCARDED,
    CARD_KEPT,
    CARDS_DRAWN,
    CARDS_OFFERED,
    DECK_MADE_ANEW,
)
from cardwright_runtime.terraforming_mars.deeds import DISCARDED, DRAWN
from cardwright_runtime.terraforming_mars.descriptions import ANY_CARD, fitting
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import VALUE_ICON_MONEY
from cardwright_runtime.terraforming_mars.numbers import BUY_CARDS, DISCARD_CARDS, KEEP_SOME
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Amount, Cards, Flag, OwnDeck, ThisRule
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_of_cards, tell_of_so_many
from cardwright_runtime.terraforming_mars.steps.own_decks import (
    back_below_own_decks,
    from_own_deck,
    place_of_deck,
)
from cardwright_runtime.terraforming_mars.steps.questions import Question, card_key, card_label

# In `chosen` of the question which cards are kept: the others are bought or discarded; fewer may be kept.
BUYING_OTHERS: Final = 1
OR_FEWER: Final = 2


def take_cards(game: Game, amount: int) -> list[int]:
    """From the top of the deck; an empty deck is made anew from the discard pile (000 p. 8)."""
    taken = _from_the_top(game, amount)
    while len(taken) < amount and game.discards:
        _reshuffle(game)
        taken = taken + _from_the_top(game, amount - len(taken))
    if taken:
        game.reveals += 1
    return taken


def _from_the_top(game: Game, amount: int) -> list[int]:
    """So many, or what there is."""
    top = game.deck_top
    end = min(top + max(amount, 0), len(game.deck))
    game.deck_top = end
    return game.deck[top:end]


def _reshuffle(game: Game) -> None:
    deck = game.discards.copy()
    game.deck_chance = shuffle(deck, game.deck_chance)
    game.deck = deck
    game.deck_top = 0
    game.discards = []
    if game.logging:
        game.note(DECK_MADE_ANEW, 0, len(deck), -1, -1)


def offer_cards(game: Game, player: Player, amount: int, cause: int) -> list[int]:
    """Cards that a player looks at, to choose from."""
    offered = take_cards(game, amount)
    if game.logging:
        game.note(CARDS_OFFERED, 0, len(offered), player.index, cause)
    return offered


def cards_left(game: Game) -> int:
    """Those to be shuffled again are left, too.

    Role: most
    """
    return len(game.deck) - game.deck_top + len(game.discards)


def draw_for(game: Game, frame: Frame, player: Player, amount: int) -> None:
    if player.index == game.table.automa:
        # Of cards it has money.
        from cardwright_runtime.terraforming_mars.automa.money import pay_automa

        pay_automa(game, frame, amount * player.value(VALUE_ICON_MONEY))
        return
    drawn = take_cards(game, amount)
    player.hand = player.hand + drawn
    if game.logging:
        game.record(CARDS_DRAWN, 0, len(drawn), player.index, frame)
    tell_of_cards(game, player.index, DRAWN, drawn)


def draw(game: Game, frame: Frame, amount: Amount) -> None:
    """Cards of the deck into the hand.

    Step: Draw(amount)
    Test: can_draw in sum
    Adds: hand
    Takes: deck
    """
    draw_for(game, frame, game.players[frame.player], amount)


def can_draw(game: Game, amount: Amount) -> bool:
    """So many cards are left.

    Role: test
    Most: cards_left
    """
    return cards_left(game) >= amount


def draw_from_own_deck(game: Game, frame: Frame, amount: Amount, deck: OwnDeck) -> None:
    """Cards of a type that has a deck of its own, from that deck into the hand.

    Step: Draw(amount, cards=CardKind(quality=deck))
    Test: can_draw_from_own_deck
    Adds: hand
    Takes: deck
    """
    place = place_of_deck(game, deck)
    if place < 0:
        return
    player = game.players[frame.player]
    drawn = from_own_deck(game, place, amount)
    player.hand = player.hand + drawn
    if game.logging and drawn:
        game.record(CARDS_DRAWN, 0, len(drawn), frame.player, frame)
    tell_of_cards(game, frame.player, DRAWN, drawn)


def draw_some_from_own_deck(
    game: Game,
    frame: Frame,
    amount: Amount,
    keep: Amount,
    cards: Cards,
    deck: OwnDeck,
    up_to: Flag,
) -> bool:
    """Look at some cards of that deck, keep so many of those that fit, or up to so many; the rest go below it.

    Step: DrawSome(amount, keep, cards=CardKind() | cards, deck=deck, up_to=up_to)
    Test: can_draw_from_own_deck
    Adds: hand
    Takes: deck
    Reads: choice
    """
    place = place_of_deck(game, deck)
    if place < 0:
        return False
    return _keep_some(game, frame, from_own_deck(game, place, amount), keep, cards, up_to)


def put_aside(game: Game, frame: Frame, cards: list[int]) -> None:
    laid = lay_on_pile(game, cards)
    if game.logging:
        for card in laid:
            game.record(CARD_DISCARDED, card, 1, frame.player, frame)


def lay_on_pile(game: Game, cards: list[int]) -> list[int]:
    """Those that came there: a card of a deck of its own goes below that."""
    if game.table.opening_decks:
        cards = back_below_own_decks(game, cards)
    if game.owns_discards:
        game.discards.extend(cards)
    else:
        game.discards = game.discards + cards
        game.owns_discards = True
    return cards


def draw_described(game: Game, frame: Frame, amount: Amount, cards: Cards) -> None:
    """Turn over cards of the deck until so many fit; those into the hand, the others aside.

    Step: Draw(amount, cards)
    Test: can_draw in sum
    Adds: hand
    Takes: deck
    """
    player = game.players[frame.player]
    found: list[int] = []
    others: list[int] = []
    while len(found) < amount and cards_left(game) > 0:
        turned = take_cards(game, 1)
        if fitting(game, player, turned, frame.rule, cards):
            found += turned
        else:
            others += turned
    player.hand = player.hand + found
    if game.logging:
        game.record(CARDS_DRAWN, 0, len(found), player.index, frame)
    tell_of_cards(game, player.index, DRAWN, found)
    put_aside(game, frame, others)


def draw_some(
    game: Game, frame: Frame, amount: Amount, keep: Amount, cards: Cards, up_to: Flag
) -> bool:
    """Look at some cards, keep so many of those that fit, or up to so many, discard the rest.

    Step: DrawSome(amount, keep, cards=CardKind() | cards, up_to=up_to)
    Test: can_draw in sum
    Adds: hand
    Takes: deck
    Reads: choice
    """
    return _keep_some(game, frame, take_cards(game, amount), keep, cards, up_to)


def _keep_some(
    game: Game, frame: Frame, looked_at: list[int], keep: int, cards: int, up_to: bool
) -> bool:
    kept = fitting(game, game.players[frame.player], looked_at, frame.rule, cards)
    if len(kept) < len(looked_at):
        put_aside(game, frame, [card for card in looked_at if card not in kept])
    return _ask_what_is_kept(game, frame, kept, keep, OR_FEWER if up_to else 0)


def _ask_what_is_kept(game: Game, frame: Frame, cards: list[int], keep: int, how: int) -> bool:
    if not cards:
        return False
    asked = game.push(KEEP_SOME, frame.block, frame.player, frame.cause)
    asked.items = cards
    asked.amount = keep
    asked.chosen = how
    return True


def draw_to_keep_all(game: Game, frame: Frame, amount: Amount, cards: Cards) -> None:
    """Look at some cards, keep all that fit, discard the rest.

    Step: DrawSome(amount, keep="all", cards=CardKind() | cards)
    Test: can_draw in sum
    Adds: hand
    Takes: deck
    """
    put_aside(game, frame, _others_than_kept(game, frame, amount, cards))


def draw_some_buy_others(
    game: Game, frame: Frame, amount: Amount, keep: Amount, cards: Cards, up_to: Flag
) -> bool:
    """As `draw_some`; each of the others is bought or discarded.

    Step: DrawSome(amount, keep, cards=CardKind() | cards, buys_others=True, up_to=up_to)
    Test: can_draw in sum
    Adds: hand
    Takes: deck, resource_megacredit
    Instead: resource
    Reads: choice, resource_megacredit, in_force
    """
    looked_at = take_cards(game, amount)
    kept = fitting(game, game.players[frame.player], looked_at, frame.rule, cards)
    _offer(game, frame, [card for card in looked_at if card not in kept])
    how = BUYING_OTHERS | OR_FEWER if up_to else BUYING_OTHERS
    _ask_what_is_kept(game, frame, kept, keep, how)
    return len(looked_at) > 0


def draw_to_keep_all_buy_others(game: Game, frame: Frame, amount: Amount, cards: Cards) -> bool:
    """As `draw_to_keep_all`; each of the others is bought or discarded.

    Step: DrawSome(amount, keep="all", cards=CardKind() | cards, buys_others=True)
    Test: can_draw in sum
    Adds: hand
    Takes: deck, resource_megacredit
    Instead: resource
    Reads: choice, resource_megacredit, in_force
    """
    return _offer(game, frame, _others_than_kept(game, frame, amount, cards))


def _others_than_kept(game: Game, frame: Frame, amount: int, cards: int) -> list[int]:
    """All that fit go into the hand."""
    player = game.players[frame.player]
    looked_at = take_cards(game, amount)
    kept = fitting(game, player, looked_at, frame.rule, cards)
    player.hand = player.hand + kept
    if game.logging:
        for card in kept:
            game.record(CARD_KEPT, card, 1, frame.player, frame)
    tell_of_cards(game, frame.player, DRAWN, kept)
    return [card for card in looked_at if card not in kept]


def _offer(game: Game, frame: Frame, cards: list[int]) -> bool:
    """Each of them is bought or discarded."""
    if cards:
        game.push(BUY_CARDS, frame.block, frame.player, frame.cause).items = cards
    return len(cards) > 0


def draw_to_buy(game: Game, frame: Frame, amount: Amount) -> bool:
    """Look at cards one by one: buy or discard.

    Step: DrawToBuy(amount)
    Test: can_draw in sum
    Adds: hand
    Takes: deck, resource_megacredit
    Instead: resource
    Reads: choice, resource_megacredit, in_force
    """
    return _offer(game, frame, take_cards(game, amount))


def reveal(game: Game, frame: Frame, amount: Amount) -> None:
    """Turn over the top cards of the deck.

    Step: Reveal(amount)
    Test: can_draw in sum
    Takes: deck
    """
    turned = take_cards(game, amount)
    frame.items = frame.items + turned
    frame.spoken = turned[-1] if turned else -1


def discard_revealed(game: Game, frame: Frame) -> None:
    """What was revealed goes to the discards when the block is done.

    Role: after Reveal
    """
    put_aside(game, frame, frame.items)
    frame.items = NO_ITEMS


def discard(game: Game, frame: Frame, amount: Amount, cards: Cards) -> bool:
    """Cards of the own choice from the hand.

    Step: Discard(amount, cards=CardKind() | cards)
    Test: can_discard in sum
    Most: most_to_discard
    Takes: hand
    Reads: choice
    """
    player = game.players[frame.player]
    found = fitting(game, player, player.hand, frame.rule, cards)
    frame.spoken = -1
    if amount >= len(found):
        player.hand = [card for card in player.hand if card not in found]
        put_aside(game, frame, found)
        if found:
            frame.spoken = found[-1]
        tell_of_cards(game, frame.player, DISCARDED, found)
        return False
    if amount <= 0:
        return False
    asked = game.push(DISCARD_CARDS, frame.block, frame.player, frame.cause)
    asked.amount = amount
    asked.items = found
    tell_of_so_many(game, frame.player, DISCARDED, amount)
    return True


def can_discard(game: Game, player: Player, rule: ThisRule, cards: Cards, amount: Amount) -> bool:
    """So many such cards are in hand.

    Role: test
    """
    if cards == ANY_CARD:
        return len(player.hand) >= amount
    return most_to_discard(game, player, rule, cards) >= amount


def most_to_discard(game: Game, player: Player, rule: ThisRule, cards: Cards) -> int:
    """How many such cards are in hand.

    Role: most
    """
    return len(fitting(game, player, player.hand, rule, cards))


def without(cards: list[int], card: int) -> list[int]:
    """The list with one card less."""
    rest = cards.copy()
    # Native code compares its own numbers sooner than `remove` compares objects.
    for place in range(len(cards)):
        if cards[place] == card:
            del rest[place]
            return rest
    raise ValueError(f"{card} is not among {cards}")


def is_among(cards: list[int], card: int) -> bool:
    """As `card in cards`, which makes an object of the card and compares objects."""
    for other in cards:
        if other == card:
            return True
    return False


class ChooseCard(Question):
    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return f"card:{card_key(game, value)}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return card_label(game, value)
