"""Cards that lie revealed. In: a block of a card. Out: the block that revealed them, which may be one around it."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.game import Game


def revealed_in(game: Game, frame: Frame) -> Frame:
    """Whoever carries out a block of the same rule sees what was revealed around it, unless he has revealed something himself."""
    if frame.items:
        return frame
    for around in reversed(game.stack):
        if around.rule == frame.rule and around.items:
            return around
    return frame
