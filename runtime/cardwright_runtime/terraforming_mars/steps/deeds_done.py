"""What the game itself does where a step says so. In: a deed of the vocabulary. Out: its rule on the stack."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Deed, DeedObject


def perform_deed(game: Game, frame: Frame, deed: Deed, done_to: DeedObject) -> bool:
    """The game does it for whoever performs it; only an automa does.

    Step: Perform(trigger=deed, noun=done_to)
    Test: can_perform
    """
    # It stands on the flow, which stands on the steps.
    from cardwright_runtime.terraforming_mars.automa.deeds import carry_out

    return carry_out(game, frame, deed, done_to)


def can_perform(game: Game, player: Player, deed: Deed, done_to: DeedObject) -> bool:
    """Something would come of it.

    Role: test
    """
    from cardwright_runtime.terraforming_mars.automa.deeds import is_possible

    return is_possible(game, player, deed, done_to)
