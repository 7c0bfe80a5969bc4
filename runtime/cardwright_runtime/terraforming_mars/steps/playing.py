"""A card is played and comes into play. In: a card of the hand. Out: it paid, in force, its effects on the stack."""

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.changes import CARD_PLAYED, CARD_TURNED_DOWN
from cardwright_runtime.terraforming_mars.descriptions import fitting
from cardwright_runtime.terraforming_mars.events import EVENT_PAYS, EVENT_PLAYS_CARD, Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_EVENT
from cardwright_runtime.terraforming_mars.numbers import PLAY_CARD, REPEAT_CARD
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.slots import Number, ProjectCards, ThisRule
from cardwright_runtime.terraforming_mars.steps.effects import (
    amount_of,
    effect,
    own_effects,
    rule_of,
)
from cardwright_runtime.terraforming_mars.steps.drawing import ChooseCard, is_among, without
from cardwright_runtime.terraforming_mars.steps.holding import listen
from cardwright_runtime.terraforming_mars.steps.paying import pay_for_card
from cardwright_runtime.terraforming_mars.steps.questions import Question
from cardwright_runtime.terraforming_mars.steps.responses import (
    collect,
    is_awaited,
    push_responses,
)


def play_card(game: Game, frame: Frame, card: int) -> bool:
    """Pay for a card of the hand and play it. The caller has checked `can_play`."""
    game.push(PLAY_CARD, WHEN_PLAYED, frame.player, card)
    return True


def lay_open(game: Game, player: Player, number: int) -> None:
    """A card comes into play: its tags, its lasting effects and what it waits for are in force."""
    card = game.table.cards[number]
    player.tableau = player.tableau + [number]
    if card.tags:
        tags = player.tags.copy()
        for tag in card.tags:
            tags[tag] += 1
        player.tags = tags
    if card.holds >= 0:
        player.holders = player.holders + [number]
        player.held = player.held + [0]
    if card.quality == QUALITY_EVENT:
        return
    if card.has_action:
        player.action_cards = player.action_cards + [number]
    if card.listens:
        listen(player, card)
    card.enter(game, player)


def turn_face_down(game: Game, player: Player, card: Card) -> None:
    """An event is done: its tags count no longer (000 p. 10)."""
    player.tableau = without(player.tableau, card.index)
    player.events = player.events + [card.index]
    if card.tags:
        tags = player.tags.copy()
        for tag in card.tags:
            tags[tag] -= 1
        player.tags = tags
    if game.logging:
        game.note(CARD_TURNED_DOWN, card.index, 1, player.index, card.index, WHEN_PLAYED)


def until_next_card(game: Game, frame: Frame, more: Number = 0) -> None:
    """The lasting effects of this card hold for the next card that its player plays in this generation, and for so many
    more. What tiles give, and what delegates are worth, may be another number then.

    Role: for_next_card
    Adds: in_force, tiles, bodies
    """
    player = game.players[frame.player]
    player.next_card_rules = player.next_card_rules + [effect(frame.rule, 0, 0, amount=more)]
    game.table.rules[frame.rule].enter_for_next_card(game, player)


def count_next_card(game: Game, player: Player) -> None:
    """That card is played: what holds for more of them stays in force."""
    rules = player.next_card_rules
    player.next_card_rules = NO_ITEMS
    for held in rules:
        more = amount_of(held)
        if more > 0:
            player.next_card_rules = player.next_card_rules + [
                effect(rule_of(held), 0, 0, amount=more - 1)
            ]
        else:
            game.table.rules[rule_of(held)].leave_after_next_card(game, player)


def end_next_card(game: Game, player: Player) -> None:
    """At the end of the generation, for however many cards it would have held."""
    rules = player.next_card_rules
    player.next_card_rules = NO_ITEMS
    for held in rules:
        game.table.rules[rule_of(held)].leave_after_next_card(game, player)


class PlayCard(Question):
    """`cause` is the card, `amount` how much less it costs than it would."""

    def run(self, game: Game, frame: Frame) -> bool:
        card = game.table.cards[frame.cause]
        if frame.step == 0:
            frame.step = 1
            if self._pay(game, frame, card):
                return False
        if frame.step == 1:
            frame.step = 2
            if self._carry_out(game, frame, card):
                return False
        if card.quality == QUALITY_EVENT and card.index in game.players[frame.player].tableau:
            turn_face_down(game, game.players[frame.player], card)
        return True

    def _pay(self, game: Game, frame: Frame, card: Card) -> bool:
        player = game.players[frame.player]
        player.card_discount += frame.amount
        asks = pay_for_card(game, frame, card)
        player.card_discount -= frame.amount
        return asks

    def _carry_out(self, game: Game, frame: Frame, card: Card) -> bool:
        """The immediate effect and what other cards answer wait together (000 p. 9: in any order)."""
        player = game.players[frame.player]
        if is_among(player.hand, card.index):
            player.hand = without(player.hand, card.index)
        if player.next_card_rules:
            count_next_card(game, player)
        lay_open(game, player, card.index)
        if game.logging:
            game.record(CARD_PLAYED, card.index, card.cost, player.index, frame)
        effects: list[int] = []
        if card.has_played_block:
            effects.extend(own_effects(card, WHEN_PLAYED, player.index, card.index))
        for kind in (EVENT_PLAYS_CARD, EVENT_PAYS):
            if is_awaited(game, kind):
                event = Event(kind, player.index, card=card.index, cost=card.cost)
                effects.extend(collect(game, event))
        return push_responses(game, effects)


def _repeatable(game: Game, player: Player, rule: int, cards: int) -> list[int]:
    known = game.table.cards
    described = fitting(game, player, player.tableau, rule, cards)
    return [card for card in described if known[card].can_repeat(game, player)]


def repeat(game: Game, frame: Frame, cards: ProjectCards) -> bool:
    """Carry out the repeatable steps of one of the own cards of that description once more.

    Step: Repeat(family="production", cards=cards)
    Test: can_repeat_some
    Adds: production
    Takes: production
    Reads: production, open, choice
    """
    found = _repeatable(game, game.players[frame.player], frame.rule, cards)
    if not found:
        return False
    asked = game.push(REPEAT_CARD, frame.block, frame.player, frame.cause)
    asked.items = found
    return True


def can_repeat_some(game: Game, player: Player, rule: ThisRule, cards: ProjectCards) -> bool:
    """Some own card of that description can be repeated.

    Role: test
    """
    return len(_repeatable(game, player, rule, cards)) > 0


class RepeatCard(ChooseCard):
    """`items` are the cards to choose from."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        block = game.table.cards[value].repeated_block
        game.push(value, block, frame.player, frame.cause)
