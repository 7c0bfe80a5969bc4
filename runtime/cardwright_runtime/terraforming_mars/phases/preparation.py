"""Choices before the first generation (000 p. 7). In: corporations and cards dealt. Out: corporations and hands, revealed together."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import Corporation
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_CORPORATION
from cardwright_runtime.terraforming_mars.phases.numbers import (
    CHOOSE_CORPORATION,
    CHOOSE_FIRST_CARDS,
    PREPARATION,
    REVEAL_CORPORATIONS,
)
from cardwright_runtime.terraforming_mars.phases.openings import push_choices, push_openings
from cardwright_runtime.terraforming_mars.phases.seats import nth_in_turn
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.steps.card_questions import BUY_OR_DISCARD
from cardwright_runtime.terraforming_mars.steps.drawing import without
from cardwright_runtime.terraforming_mars.steps.questions import card_label


def corporation_of(game: Game, number: int) -> Corporation:
    rule = game.table.rules[number]
    assert isinstance(rule, Corporation)
    return rule


def offered_corporations(game: Game, player: Player) -> list[int]:
    cards = game.table.cards
    return [card for card in player.offered if cards[card].quality == QUALITY_CORPORATION]


def is_for_beginners(game: Game, corporation: int) -> bool:
    """Its own cards come unpaid."""
    player = game.table.blank_player.clone()
    corporation_of(game, corporation).start(game, player)
    return player.free_cards > 0


def start_of(game: Game, corporation: int) -> Player:
    """What a player of this corporation would begin with: its secret choice must not show yet."""
    rule = corporation_of(game, corporation)
    player = game.table.blank_player.clone()
    for common in game.table.common:
        common.start(game, player)
        common.enter(game, player)
    rule.start(game, player)
    rule.enter(game, player)
    return player


class Preparation(Rule):
    """Asks one player after the other; nothing that is chosen takes effect before all have chosen. `amount` players have been asked."""

    def __init__(self) -> None:
        super().__init__("preparation", "Preparation")

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.amount < game.table.player_count:
            player = nth_in_turn(game, frame.amount)
            frame.amount += 1
            if player == game.table.automa:
                return False
            game.push(CHOOSE_FIRST_CARDS, 0, player, PREPARATION)
            push_choices(game, player, PREPARATION)
            game.push(CHOOSE_CORPORATION, 0, player, PREPARATION)
            return False
        if frame.step == 0:
            frame.step = 1
            push_openings(game, PREPARATION)
            game.push(REVEAL_CORPORATIONS, 0, game.first_player, PREPARATION)
            return False
        return True


class ChooseCorporation(Rule):
    def __init__(self) -> None:
        super().__init__("choose_corporation", "Choose corporation")

    def run(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if not player.picked:
            offered = offered_corporations(game, player)
            if len(offered) > 1:
                game.ask(frame.player, offered)
                return False
            self.answer(game, frame, offered[0])
        return True

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        player = game.players[frame.player]
        player.picked = [value]
        # The corporations turned down go back to the box.
        cards = game.table.cards
        kept = [card for card in player.offered if cards[card].quality != QUALITY_CORPORATION]
        player.offered = kept

    def question(self) -> str:
        return "corporation"

    def prompt(self, game: Game, frame: Frame) -> str:
        return "Which corporation do you play?"

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return f"corporation:{game.table.rules[value].key}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return card_label(game, value)


class ChooseFirstCards(Rule):
    """Each card dealt is bought or left, one by one: `items` are still to be decided about, money is left for `amount` more."""

    def __init__(self) -> None:
        super().__init__("choose_first_cards", "Choose first cards")

    def run(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            self.begin(game, frame, player)
        if not frame.items or frame.amount <= 0:
            return True
        game.ask(frame.player, BUY_OR_DISCARD)
        return False

    def begin(self, game: Game, frame: Frame, player: Player) -> None:
        start = start_of(game, player.picked[0])
        if start.free_cards:
            # 000 p. 7: whoever plays for the first time takes the cards unpaid, without a choice.
            player.picked = player.picked + player.offered[: start.free_cards]
            player.offered = player.offered[start.free_cards :]
        elif start.card_price > 0:
            frame.amount = start.megacredits // start.card_price
        else:
            frame.amount = len(player.offered)
        frame.items = player.offered

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        player = game.players[frame.player]
        card = frame.items[0]
        frame.items = frame.items[1:]
        if value:
            player.picked = player.picked + [card]
            player.offered = without(player.offered, card)
            frame.amount -= 1

    def question(self) -> str:
        return "buy"

    def prompt(self, game: Game, frame: Frame) -> str:
        return f"Buy this card? {card_label(game, frame.items[0])}"

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        key = game.table.rules[frame.items[0]].key
        return f"buy:{key}" if value else f"discard:{key}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return "buy" if value else "discard"
