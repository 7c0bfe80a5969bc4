"""The draft: keep one card, pass the rest on, four times (000 p. 13). In: cards offered. Out: each player's cards to buy from."""

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.changes import CARD_DRAFTED
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.phases.numbers import DRAFT
from cardwright_runtime.terraforming_mars.phases.seats import nth_in_turn
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.steps.drawing import without
from cardwright_runtime.terraforming_mars.steps.questions import card_label


def receiver(game: Game, player: int) -> int:
    """000 p. 13: the cards go clockwise in even generations, the other way in odd ones."""
    step = 1 if game.generation % 2 == 0 else -1
    return (player + step) % game.table.player_count


class Draft(Rule):
    """`amount` players of this round have kept a card; each sees only what was passed on to him."""

    def __init__(self) -> None:
        super().__init__("draft", "Draft")

    def run(self, game: Game, frame: Frame) -> bool:
        while frame.amount < game.table.player_count:
            player = game.players[nth_in_turn(game, frame.amount)]
            if len(player.offered) > 1:
                game.ask(player.index, player.offered)
                return False
            if player.offered:
                self.keep(game, player, player.offered[0])
            frame.amount += 1
        if self.all_kept(game):
            return True
        self.pass_on(game)
        frame.amount = 0
        return False

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        self.keep(game, game.players[nth_in_turn(game, frame.amount)], value)
        frame.amount += 1

    def keep(self, game: Game, player: Player, card: int) -> None:
        if game.logging:
            game.note(CARD_DRAFTED, card, 1, player.index, DRAFT)
        player.picked = player.picked + [card]
        player.offered = without(player.offered, card)

    def pass_on(self, game: Game) -> None:
        game.reveals += 1
        offered = [player.offered for player in game.players]
        for player in game.players:
            game.players[receiver(game, player.index)].offered = offered[player.index]

    def all_kept(self, game: Game) -> bool:
        """Nothing is left to pass on: the kept cards are those to buy from."""
        for player in game.players:
            if player.offered:
                return False
        for player in game.players:
            player.offered = player.picked
            player.picked = NO_ITEMS
        return True

    def question(self) -> str:
        return "draft"

    def prompt(self, game: Game, frame: Frame) -> str:
        return "Which card do you keep?"

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return f"keep:{game.table.rules[value].key}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return card_label(game, value)
