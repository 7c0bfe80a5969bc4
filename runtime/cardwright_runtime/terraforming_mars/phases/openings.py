"""Cards with a deck of their own (`dealt` of their type). In: those dealt to a player. Out: those kept, and played before the first turn.

Which are kept is chosen in secret with the corporation; they are played once all corporations lie open, one player after the other.
"""

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import NONE
from cardwright_runtime.terraforming_mars.phases.numbers import CHOOSE_OPENINGS, PLAY_OPENINGS
from cardwright_runtime.terraforming_mars.phases.seats import in_turn_order
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.steps.drawing import without
from cardwright_runtime.terraforming_mars.steps.gauges import change
from cardwright_runtime.terraforming_mars.steps.helped import can_play
from cardwright_runtime.terraforming_mars.steps.playing import play_card
from cardwright_runtime.terraforming_mars.steps.questions import card_label
from cardwright_runtime.terraforming_mars.table import OpeningDeck


def push_choices(game: Game, player: int, cause: int) -> None:
    """A question for each deck, the first deck on top."""
    for place in range(len(game.table.opening_decks) - 1, -1, -1):
        game.push(CHOOSE_OPENINGS, place, player, cause)


def push_openings(game: Game, cause: int) -> None:
    """To be played by all players, the first player on top."""
    if game.table.opening_decks:
        players = in_turn_order(game)
        for place in range(len(players) - 1, -1, -1):
            game.push(PLAY_OPENINGS, 0, players[place], cause)


def are_openings(game: Game, cards: list[int]) -> list[int]:
    """Those of the cards that are of a deck of their own."""
    found = NO_ITEMS
    for deck in game.table.opening_decks:
        found = found + [card for card in cards if card in deck.cards]
    return found


class ChooseOpenings(Rule):
    """`block` is the place of the deck among those of the table; `amount` of its cards are kept so far."""

    def __init__(self) -> None:
        super().__init__("choose_openings", "Choose what to begin with")

    def run(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        deck = game.table.opening_decks[frame.block]
        offered = self._offered(player, deck)
        left = deck.deal.kept - frame.amount
        if 0 < left < len(offered):
            game.ask(frame.player, offered)
            return False
        # Nothing is left to choose: all are kept, or all that were turned down go back to the box.
        for card in offered:
            if left > 0:
                player.picked = player.picked + [card]
            player.offered = without(player.offered, card)
        return True

    def _offered(self, player: Player, deck: OpeningDeck) -> list[int]:
        return [card for card in player.offered if card in deck.cards]

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        player = game.players[frame.player]
        player.picked = player.picked + [value]
        player.offered = without(player.offered, value)
        frame.amount += 1

    def question(self) -> str:
        return "keep"

    def prompt(self, game: Game, frame: Frame) -> str:
        kept = game.table.opening_decks[frame.block].deal.kept
        return f"Which card do you begin with? ({frame.amount + 1} of {kept})"

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return f"keep:{game.table.rules[value].key}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return card_label(game, value)


class PlayOpenings(Rule):
    """What a player has kept lies in `picked` until it is played. Who can play several chooses which comes first."""

    def __init__(self) -> None:
        super().__init__("play_openings", "Play what one begins with")

    def run(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if not player.picked:
            return True
        playable = [card for card in player.picked if can_play(game, player, card)]
        if len(playable) > 1:
            game.ask(frame.player, playable)
        elif playable:
            self.answer(game, frame, playable[0])
        else:
            self._turn_down(game, frame, player)
        return False

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        player = game.players[frame.player]
        player.picked = without(player.picked, value)
        play_card(game, frame, value)

    def _turn_down(self, game: Game, frame: Frame, player: Player) -> None:
        """None of them can be played: each goes back to the box for what its type gives instead."""
        for deck in game.table.opening_decks:
            for card in player.picked:
                if card in deck.cards and deck.deal.instead != NONE:
                    change(game, frame, player, deck.deal.instead, deck.deal.amount)
        player.picked = NO_ITEMS

    def question(self) -> str:
        return "opening"

    def prompt(self, game: Game, frame: Frame) -> str:
        return "Which card do you play first?"

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return f"card:{game.table.rules[value].key}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return card_label(game, value)
