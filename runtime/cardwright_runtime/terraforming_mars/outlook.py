"""What a rule would do to everybody as things stand. In: a game and an event. Out: changes that are certain, and what somebody would be asked.

The rule itself is carried out on clones, once for each way to answer: what is the same whatever is answered is certain.
"""

from typing import Final

from cardwright_runtime.kernel.chance import shuffle, stream_start
from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.kernel.log import entries
from cardwright_runtime.terraforming_mars.changes import CARD_DISCARDED, CARD_KEPT, CARD_PLAYED
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import AFTERMATH
from cardwright_runtime.terraforming_mars.phases.numbers import PHASE_ACTION, PHASE_POLITICS
from cardwright_runtime.terraforming_mars.phases.politics import leave_policy
from cardwright_runtime.terraforming_mars.rule import WHEN_NAMED
from cardwright_runtime.terraforming_mars.steps.aftermath import has_aftermath

# Who looks ahead may count cards, and see none of them.
_OF_CARDS: Final = (CARD_DISCARDED, CARD_KEPT, CARD_PLAYED)
_UNNAMED: Final = -1
# Questions of more options are followed for as many of them, and in one way for so many questions.
_MOST_WAYS: Final = 8
_MOST_QUESTIONS: Final = 60


class Change:
    """As in the log (`changes.py`); `player` is -1 where it is nobody's."""

    def __init__(self, player: int, what: int, subject: int, amount: int) -> None:
        self.player = player
        self.what = what
        self.subject = subject
        self.amount = amount


class Outlook:
    """`asked` has players with the words of their questions, in the order in which they come."""

    def __init__(self, changes: list[Change], asked: list[tuple[int, str]]) -> None:
        self.changes = changes
        self.asked = asked


def outlook(game: Game, number: int) -> Outlook:
    """Of the rule of this number, outside of the action phase, for the first player of now."""
    first = _Way(game, number, 0)
    certain = first.changed
    for place in range(1, min(first.most_options, _MOST_WAYS)):
        other = _Way(game, number, place).changed
        certain = {key: certain[key] for key in certain if other.get(key, 0) == certain[key]}
    changes = [Change(*key, amount) for key, amount in certain.items() if amount]
    return Outlook(changes, first.asked)


class _Way:
    """One way through it: each question is answered with its option of that place, or with its last one."""

    def __init__(self, game: Game, number: int, place: int) -> None:
        self.asked: list[tuple[int, str]] = []
        self.most_options = 0
        self.place = place
        self.ahead = _before_it(game, number)
        self.go_through()
        self.changed: dict[tuple[int, int, int], int] = {}
        for entry in list(entries(self.ahead.log))[::-1]:
            subject = _UNNAMED if entry.what in _OF_CARDS else entry.subject
            key = (entry.player, entry.what, subject)
            self.changed[key] = self.changed.get(key, 0) + entry.amount

    def go_through(self) -> None:
        ahead = self.ahead
        while len(self.asked) < _MOST_QUESTIONS:
            if ahead.asked_player >= 0:
                self.answer()
            elif len(ahead.stack) > 1:
                if ahead.run_top(ahead.stack[-1]):
                    ahead.stack.pop()
            elif not has_aftermath(ahead):
                return

    def answer(self) -> None:
        ahead = self.ahead
        values = ahead.option_values
        frame = ahead.stack[-1]
        words = ahead.table.rules[frame.rule].prompt(ahead, frame)
        self.asked.append((ahead.asked_player, words))
        self.most_options = max(self.most_options, len(values))
        ahead.asked_player = -1
        ahead.answer_top(frame, values[min(self.place, len(values) - 1)])


def _before_it(game: Game, number: int) -> Game:
    """As the game stands, in the phase of the event, without what only whoever shuffled could know."""
    ahead = game.ahead([Frame(AFTERMATH, 0, game.first_player, number)])
    if ahead.phase == PHASE_ACTION:
        leave_policy(ahead)
    ahead.phase = PHASE_POLITICS
    ahead.active_player = ahead.first_player
    rest = sorted(ahead.deck[ahead.deck_top :])
    ahead.deck_chance = shuffle(rest, stream_start(number, "outlook"))
    ahead.deck = ahead.deck[: ahead.deck_top] + rest
    ahead.logging = True
    ahead.log = None
    ahead.push(number, WHEN_NAMED, ahead.first_player, number)
    return ahead
