"""What playing a card sets off may come before its own effect. In: a card of the hand. Out: whether some order carries it out in full."""

from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.events import EVENT_PLAYS_CARD, Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.payment import can_afford
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED, WHENEVER, Rule
from cardwright_runtime.terraforming_mars.steps.paying import least_spent, possible_when_paid
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_runtime.terraforming_mars.steps.responses import collect, push_effect, touched


def can_play(game: Game, player: Player, card: int) -> bool:
    """Requirements, cost, and the immediate effect in full (000 p. 8)."""
    rule = game.table.cards[card]
    return (
        can_afford(player, rule)
        and rule.requirements_met(game, player)
        and possible_in_some_order(game, player, rule)
    )


def possible_in_some_order(game: Game, player: Player, card: Card) -> bool:
    """000 p. 9: the immediate effect and what it sets off come in any order, so that what one gives, the other may take."""
    return possible_when_paid(game, player, card) or _is_helped(game, player, card)


def _is_helped(game: Game, player: Player, card: Card) -> bool:
    if EVENT_PLAYS_CARD >= len(player.listeners):
        return False
    takes = card.touch(WHEN_PLAYED)[1]
    for number in player.listeners[EVENT_PLAYS_CARD]:
        if _may_add(game, game.table.rules[number], takes):
            return _possible_after_answers(game, player.index, card, takes)
    return False


def _may_add(game: Game, rule: Rule, takes: int) -> bool:
    for block in rule.touches:
        if block >= WHENEVER and touched(game, rule.index, block)[0] & takes:
            return True
    return False


def _possible_after_answers(game: Game, player: int, card: Card, takes: int) -> bool:
    """Try it on a clone: the card is paid and comes into play; those answers of its player that add what it takes come first."""
    ahead = game.clone()
    ahead.stack = []
    me = ahead.players[player]
    if me.money_like:
        me.add_gauge(me.money_like[0], -least_spent(me, card))
    lay_open(ahead, me, card.index)
    for waiting in collect(ahead, Event(EVENT_PLAYS_CARD, player, card=card.index, cost=card.cost)):
        adds, _ = touched(ahead, waiting & 0xFFFF, waiting >> 16 & 0xFF)
        if waiting >> 24 & 15 == player and adds & takes:
            push_effect(ahead, waiting)
    ahead.asked_player = -1
    ahead.advance()
    return _some_choice_makes_possible(ahead, player, card)


def _some_choice_makes_possible(ahead: Game, player: int, card: Card) -> bool:
    if ahead.asked_player < 0:
        return card.possible(ahead, ahead.players[player])
    for index in range(len(ahead.option_values)):
        branch = ahead.clone()
        branch.choose(index)
        if _some_choice_makes_possible(branch, player, card):
            return True
    return False
