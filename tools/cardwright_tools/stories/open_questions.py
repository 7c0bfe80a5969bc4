"""Whether a story is told to its end. In: the game after its last step. Out: the question that it leaves open, if any."""

import re

from cardwright_runtime.kernel.decision import Decision
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_tools.stories.story import Phrase, Story
from cardwright_tools.stories.step_words import words_for
from cardwright_tools.stories.words import seat_of, subject_of

MOVE = "move"
# A story about the question itself says so.
SPEAKS_OF_IT = re.compile(r"(?:offers|can|cannot) .+")
IS_ASKED = re.compile(r"(?:is|are) asked")
MOST_KEYS = 12


def left_open(game: Game, story: Story) -> list[str]:
    decision = game.decision
    if decision is None or decision.question == MOVE:
        return []
    if any(_speaks_of(decision, phrase) for phrase in story.then):
        return []
    keys = [words_for(option) for option in decision.options]
    shown = ", ".join(keys[:MOST_KEYS]) + (" …" if len(keys) > MOST_KEYS else "")
    who = subject_of(decision.player)
    return [
        f"The story stops in the middle: `{who}` must still decide ({decision.prompt}: {shown})."
        f" Add that choice to `when`, or say of it what it `offers` in `then`."
    ]


def _speaks_of(decision: Decision, phrase: Phrase) -> bool:
    if IS_ASKED.fullmatch(phrase.words):
        return seat_of(phrase.subject) == decision.player
    return SPEAKS_OF_IT.fullmatch(phrase.words) is not None
