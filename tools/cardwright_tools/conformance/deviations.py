"""Whether a difference is one of those that a ruling names. In: a game and a card or a payment. Out: yes or no, or how much."""

from cardwright_runtime.terraforming_mars.facets import FACET_TOKENS
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import PRODUCTION
from cardwright_runtime.terraforming_mars.numbers import CHOOSE_AMOUNT
from cardwright_runtime.terraforming_mars.cards import Card, Project
from cardwright_runtime.terraforming_mars.payment import (
    card_cost,
    means,
    money,
    payers_for,
    project_cost,
    worth,
)
from cardwright_runtime.terraforming_mars.phases.numbers import ACTION_PHASE, MOVE_PLAY, RULE_MASK
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps.playing import end_next_card
from cardwright_runtime.terraforming_mars.steps.rating_price import price_of_rating
from cardwright_tools.conformance.names import RESOURCES
from cardwright_tools.conformance.scenario import Json


def money_surplus(price: int, payment: Json, player: Player) -> int:
    """Money paid beyond the price; metals are counted at what they are worth to the player."""
    paid = sum(units * worth(player, RESOURCES.index(name)) for name, units in payment.items())
    return int(max(0, min(payment.get("megacredits", 0), paid - price)))


def can_be_played_for_nothing(game: Game, number: int) -> bool:
    """At a move: the card asks for any number, and can be played for 0, so that nothing but its price and its place changes."""
    if game.question != ACTION_PHASE or MOVE_PLAY | number not in game.option_values:
        return False
    if not _asks_for_any_number(game, number):
        return False
    seat = game.asked_player
    after = game.clone()
    after.choose(after.option_values.index(MOVE_PLAY | number))
    while after.asked_player >= 0 and after.question != ACTION_PHASE:
        after.choose(0)
    before = game.clone()
    # What holds for the next card only ends with any card.
    end_next_card(before, before.players[seat])
    return _lasting_facts(before, seat) == _lasting_facts(after, seat)


def adds_to_no_card(game: Game, number: int) -> bool:
    """At a move: all that the card does is add to a card, and none of the player's can take it."""
    if game.question != ACTION_PHASE or MOVE_PLAY | number not in game.option_values:
        return False
    if game.table.cards[number].touch(WHEN_PLAYED)[0] != FACET_TOKENS:
        return False
    seat = game.asked_player
    after = game.clone()
    after.choose(after.option_values.index(MOVE_PLAY | number))
    before = game.clone()
    end_next_card(before, before.players[seat])
    return after.question == ACTION_PHASE and _lasting_facts(before, seat) == _lasting_facts(
        after, seat
    )


def _asks_for_any_number(game: Game, number: int) -> bool:
    """With something of everything at hand, a number is asked for that may be 0."""
    asked = game.clone()
    own = asked.players[game.asked_player]
    for production in range(PRODUCTION, 2 * PRODUCTION):
        own.add_gauge(production, 1)
    asked.choose(asked.option_values.index(MOVE_PLAY | number))
    while asked.asked_player >= 0 and asked.question != ACTION_PHASE:
        if asked.question == CHOOSE_AMOUNT and asked.stack[-1].cause == number:
            return 0 in asked.option_values
        asked.choose(0)
    return False


def _lasting_facts(game: Game, seat: int) -> list[object]:
    """All that cards are played for; tags and stocks that pay are left out."""
    facts: list[object] = [
        game.temperature,
        game.oxygen,
        game.tiles,
        len(game.deck) - game.deck_top,
    ]
    for player in game.players:
        productions = [player.gauge(PRODUCTION + resource) for resource in range(PRODUCTION)]
        facts.append((productions, player.rating, player.held))
    own = game.players[seat]
    facts.append((own.steel_value, own.titanium_value, own.card_discount, own.tag_discounts))
    facts.append((own.listeners, own.action_cards, own.next_card_rules))
    return facts


def is_paid_from_gains(game: Game, move: int) -> bool:
    """The money that is left behind the price is too little for the steps of the rating that it takes."""
    player = game.players[game.asked_player]
    rule = game.table.rules[move & RULE_MASK]
    left = money(player)
    if move & ~RULE_MASK == MOVE_PLAY and isinstance(rule, Card):
        cost = card_cost(game, player, rule)
        left = min(left, means(player, payers_for(game, player, rule)) - cost)
    elif isinstance(rule, Project):
        left -= project_cost(player, rule)
    return left < price_of_rating(player) * _steps_taken(game, move)


def _steps_taken(game: Game, move: int) -> int:
    seat = game.asked_player
    after = game.clone()
    after.choose(after.option_values.index(move))
    while after.asked_player == seat and after.question != ACTION_PHASE:
        after.choose(0)
    return after.players[seat].rating - game.players[seat].rating
