"""What playing a card sets off may come before its own effect, and one part of it before another. In: a card of the hand.
Out: whether some order carries it out in full.
"""

from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.events import EVENT_PAYS, EVENT_PLAYS_CARD, Event
from cardwright_runtime.terraforming_mars.facets import FOLLOWED, Touched, may_enable
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.payment import can_afford
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import ACTION, WHEN_PLAYED, Rule
from cardwright_runtime.terraforming_mars.steps.drawing import is_among, without
from cardwright_runtime.terraforming_mars.steps.effects import (
    all_touched,
    is_block_possible,
    is_possible,
    own_effects,
    player_of,
)
from cardwright_runtime.terraforming_mars.steps.orders import some_order, some_order_follows
from cardwright_runtime.terraforming_mars.steps.paying import can_pay_and_play, rests_on_payment
from cardwright_runtime.terraforming_mars.steps.playing import lay_open
from cardwright_runtime.terraforming_mars.steps.responses import collect


def can_play(game: Game, player: Player, card: int) -> bool:
    """Requirements, cost, and the immediate effect in full (000 p. 9)."""
    rule = game.table.cards[card]
    return (
        can_afford(game, player, rule)
        and rule.requirements_met(game, player)
        and possible_in_some_order(game, player, rule)
    )


def possible_in_some_order(game: Game, player: Player, card: Card) -> bool:
    """000 p. 9: its immediate effects and what else it sets off come in any order, so that what one gives, the other may take."""
    if rests_on_payment(game, player, card):
        return can_pay_and_play(game, player, card)
    if _possible_in_play(game, player, card):
        return True
    return _may_be_helped(game, player, card) and can_pay_and_play(game, player, card)


def possible_behind_payment(game: Game, player: Player, card: Card) -> bool:
    """As its player's stocks are now, the card being paid."""
    if _possible_in_play(game, player, card):
        return True
    return _may_be_helped(game, player, card) and _possible_when_open(game, player.index, card)


def _possible_in_play(game: Game, player: Player, card: Card) -> bool:
    """By then the card has left the hand and lies open, so that it counts itself, and what it lets its player do is in force."""
    waits_for_itself = card.tried and card.listens
    if not card.looks_at_cards and not card.looks_at_terms and not waits_for_itself:
        return card.possible(game, player)
    # A trial may take the card out of play again, with all that it has brought into force.
    if card.remembers or card.looks_at_terms or card.tried:
        ahead, _ = _when_open(game, player.index, card)
        return card.possible(ahead, ahead.players[player.index])
    hand, tableau, tags = player.hand, player.tableau, player.tags
    if is_among(hand, card.index):
        player.hand = without(hand, card.index)
    player.tableau = tableau + [card.index]
    if card.tags:
        player.tags = tags.copy()
        for tag in card.tags:
            player.tags[tag] += 1
    found = card.possible(game, player)
    player.hand, player.tableau, player.tags = hand, tableau, tags
    return found


def can_act_in_some_order(game: Game, player: Player, rule: Rule) -> bool:
    """For an action whose steps its player orders, where `can_act` has said no."""
    if not rule.can_begin(game, player):
        return False
    ahead = game.ahead([])
    ahead.push(rule.index, ACTION, player.index, rule.index)
    return some_order_follows(ahead)


def _may_be_helped(game: Game, player: Player, card: Card) -> bool:
    """Each effect that is not possible now needs something that another effect, or a card that answers, could add."""
    if not card.units and not _hears(player, EVENT_PLAYS_CARD) and not _hears(player, EVENT_PAYS):
        return False
    answers = _answers_add(game, player, card)
    if _is_stuck(game, player, card, answers):
        return False
    effects = own_effects(card, WHEN_PLAYED, player.index, card.index)
    found = all_touched(game, effects)
    stuck = [place for place in range(len(effects)) if not is_possible(game, effects[place])]
    if stuck:
        return all([_is_helped(found, place, answers) for place in stuck])
    # One by one they are possible, but not together, or not with what the payment leaves, or not without this card in the hand.
    takers = [place for place in range(len(effects)) if found[place].takes]
    return any([_is_helped(found, place, answers) for place in takers])


def _is_helped(found: list[Touched], place: int, answers: int) -> bool:
    """Another effect, or an answer, may add what this one needs."""
    if found[place].needs() & answers:
        return True
    return any(
        [may_enable(found[other], found[place]) for other in range(len(found)) if other != place]
    )


def _hears(player: Player, kind: int) -> bool:
    return kind < len(player.listeners) and len(player.listeners[kind]) > 0


def _is_stuck(game: Game, player: Player, card: Card, answers: int) -> bool:
    """A first look, at the rules alone: an effect is not possible, and nothing brings what it needs."""
    if card.helped_units < 0:
        card.helped_units = _helped_units(game, card)
    units = card.played_units
    for place in range(len(units)):
        if not card.helped_units >> place & 1:
            _, takes, reads = card.touch(units[place])
            if not (takes | reads) & answers and not is_block_possible(
                game, player, card, units[place]
            ):
                return True
    return False


def _helped_units(game: Game, card: Card) -> int:
    """Something else of the card, or whatever tiles and tracks can set off, may add what they need."""
    helped = 0
    for place, unit in enumerate(card.played_units):
        brought = 0
        for other in card.played_units:
            if other != unit:
                brought |= card.touch(other)[0]
        if brought & FOLLOWED:
            brought |= game.table.can_be_set_off()
        _, takes, reads = card.touch(unit)
        if (takes | reads) & brought:
            helped |= 1 << place
    return helped


def _answers_add(game: Game, player: Player, card: Card) -> int:
    """What the player's cards that answer to playing this one, itself too, may add."""
    found = card.answers_add if card.listens else 0
    for kind in (EVENT_PLAYS_CARD, EVENT_PAYS):
        if kind < len(player.listeners):
            for number in player.listeners[kind]:
                found |= game.table.rules[number].answers_add
    return found


def _possible_when_open(game: Game, player: int, card: Card) -> bool:
    """Try it on a clone: the card comes into play; then its effects and its player's answers in some order."""
    ahead, answers = _when_open(game, player, card)
    mine = [waiting for waiting in answers if player_of(waiting) == player]
    return some_order(ahead, own_effects(card, WHEN_PLAYED, player, card.index) + mine)


def _when_open(game: Game, player: int, card: Card) -> tuple[Game, list[int]]:
    """A clone in which it has come into play, and what others answer."""
    ahead = game.ahead([])
    me = ahead.players[player]
    if is_among(me.hand, card.index):
        me.hand = without(me.hand, card.index)
    lay_open(ahead, me, card.index)
    played = Event(EVENT_PLAYS_CARD, player, card=card.index, cost=card.cost)
    paid = Event(EVENT_PAYS, player, card=card.index, cost=card.cost)
    return ahead, collect(ahead, played) + collect(ahead, paid)
