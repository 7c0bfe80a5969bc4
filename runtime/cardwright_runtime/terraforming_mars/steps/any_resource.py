"""Resources of a kind that the player chooses. In: how many. Out: for each the question which, and more in stock."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import gauge_name
from cardwright_runtime.terraforming_mars.numbers import GAIN_ANY
from cardwright_runtime.terraforming_mars.slots import Amount
from cardwright_runtime.terraforming_mars.steps.gauges import change
from cardwright_runtime.terraforming_mars.steps.questions import Question, gauge_key


def gain_any(game: Game, frame: Frame, amount: Amount) -> bool:
    """Of what lies on the boards of the players (002 p. 6), each of any kind.

    Step: GainAny(amount)
    Adds: resource
    Reads: choice
    """
    if amount < 1:
        return False
    asked = game.push(GAIN_ANY, frame.block, frame.player, frame.cause)
    asked.amount = amount
    asked.items = [produced.resource for produced in game.table.produced]
    return True


class GainAny(Question):
    """`amount` are still to be gained, of the resources in `items`."""

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.amount == 0:
            return True
        game.ask(frame.player, frame.items)
        return False

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.amount -= 1
        change(game, frame, game.players[frame.player], value, 1)

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return f"resource:{gauge_key(value)}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return gauge_name(value)
