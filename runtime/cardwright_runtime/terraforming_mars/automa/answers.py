"""What an automa answers where a player would be asked. In: the question on top of the stack. Out: one of its values."""

from cardwright_runtime.terraforming_mars.automa.placing import chosen_area
from cardwright_runtime.terraforming_mars.automa.setup import drafted_card
from cardwright_runtime.terraforming_mars.frames import Placing
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import PLACE_TILE, REMOVE_STOCK, RESERVE_AREA
from cardwright_runtime.terraforming_mars.phases.numbers import DRAFT


def automa_answer(game: Game, values: list[int]) -> int:
    """Areas by preference; as much as can be taken; else what comes first, so that its cards are carried out from top to bottom."""
    frame = game.stack[-1]
    if frame.rule == DRAFT:
        return drafted_card(game, values)
    if len(values) == 1:
        return values[0]
    if frame.rule == PLACE_TILE and isinstance(frame, Placing):
        return chosen_area(game, frame.tile, values, frame.cause)
    if frame.rule == RESERVE_AREA:
        return chosen_area(game, -1, values, frame.cause)
    if frame.rule == REMOVE_STOCK and frame.step == 1:
        return values[-1]
    return values[0]
