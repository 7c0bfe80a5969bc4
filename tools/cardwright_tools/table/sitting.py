"""A game being played, with its past. In: choices and wishes to take them back. Out: the game, and text that holds all of it.

The text holds the first decision and the choices since, so that they can be taken back after a break, and the game as it is,
so that a table outlives changes of the rules.
"""

import json
from typing import Final

from cardwright_runtime.kernel.errors import BadSave, CannotUndo, GameError
from cardwright_runtime.kernel.save import numbers_in, text_in
from cardwright_runtime.kernel.session import Session
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.saving import load, save
from cardwright_runtime.terraforming_mars.state_data import digest
from cardwright_tools.packs import find_again
from cardwright_tools.table.automa import AUTOMA, has_automa
from cardwright_tools.table.setting import Setting, from_data, to_data

FORMAT: Final = "cardwright table"
VERSION: Final = 1


class Sitting:
    """`answers` are the numbers of the decisions at which a person began to answer: undo goes back to one of them."""

    def __init__(self, setting: Setting, game: Game) -> None:
        self.setting = setting
        self.start = save(game)
        self.session: Session[Game] = Session(game)
        self.answers: list[int] = []

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def is_over(self) -> bool:
        return self.game.asked_player < 0

    def answer(self, index: int) -> None:
        """A person's choice, the first of what was typed."""
        self.answers.append(self.game.decision_number)
        self.session.choose(index)

    def go_on(self, index: int) -> None:
        """A choice that follows from what was typed before, or that an opponent makes."""
        self.session.choose(index)

    def undo(self, player: int) -> None:
        """Back to where this player last began to answer, if nothing hidden was seen since."""
        own = [n for n in self.answers if self._asked_at(n) == player]
        if not own:
            raise CannotUndo("There is nothing of yours to take back.")
        kept = self.session.game, list(self.session.past)
        try:
            while self.game.decision_number > own[-1]:
                self.session.undo(player)
        except CannotUndo:
            self.session.game, self.session.past = kept
            raise
        self.answers = [n for n in self.answers if n < own[-1]]

    def _asked_at(self, number: int) -> int:
        for moment in self.session.past:
            if moment.game.decision_number == number:
                return moment.game.asked_player
        return -1

    def to_text(self) -> str:
        data = {
            "format": FORMAT,
            "version": VERSION,
            "setting": to_data(self.setting),
            "start": self.start,
            "choices": [moment.index for moment in self.session.past],
            "answers": self.answers,
            "now": save(self.game),
        }
        return json.dumps(data, separators=(",", ":"))


def sitting_of(text: str, changed: bool = False) -> Sitting:
    """Anything that cannot be read raises `BadSave`. The text names packs by their ids; where they are, it cannot say."""
    data = _data(text)
    setting = from_data(data.get("setting"))
    find_again(setting.packs)
    now = load(text_in(data.get("now")), changed=changed)
    _must_agree(setting, now)
    try:
        sitting = _replayed(setting, data, changed)
        if digest(sitting.game) == digest(now):
            return sitting
    except GameError:
        pass
    # The rules have changed since: the game goes on from here, without its past.
    return Sitting(setting, now)


def _data(text: str) -> dict[str, object]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadSave(f"This save is damaged or cut off: {problem}.") from problem
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadSave("This is not a saved table of `cardwright play`.")
    if data.get("version") != VERSION:
        raise BadSave(
            f"This save has version {data.get('version')!r}; this program reads {VERSION}."
        )
    return data


def _must_agree(setting: Setting, game: Game) -> None:
    """Who sits where is said by the one, and who plays by the other."""
    automas = [seat for seat, who in enumerate(setting.seats) if who == AUTOMA]
    playing = [game.table.automa] if has_automa(game) else []
    if len(setting.seats) != len(game.players) or automas != playing:
        raise BadSave("This save is damaged: those who sit at its table are not those who play.")


def _replayed(setting: Setting, data: dict[str, object], changed: bool) -> Sitting:
    sitting = Sitting(setting, load(text_in(data.get("start")), changed=changed))
    for index in numbers_in(data.get("choices")):
        sitting.go_on(index)
    sitting.answers = numbers_in(data.get("answers"))
    return sitting
