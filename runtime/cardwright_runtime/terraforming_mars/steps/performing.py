"""What only a vocabulary has a word for. In: a trigger that a card performs. Out: the effects of the cards that wait for it."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.events import EVENT_PERFORMS, Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.slots import DoneToAll, Trigger
from cardwright_runtime.terraforming_mars.steps.responses import announce


def perform(game: Game, frame: Frame, trigger: Trigger, done_to: DoneToAll) -> bool:
    """Whoever waits for it answers.

    Step: Perform(trigger, noun=done_to)
    Adds: triggers
    Sets off: triggers, trigger
    """
    return announce(
        game, frame, Event(EVENT_PERFORMS, frame.player, thing=trigger, done_to=done_to)
    )
