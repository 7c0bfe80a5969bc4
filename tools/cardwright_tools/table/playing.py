"""A table with people. In: lines that they type. Out: the game on the terminal, saved after every step.

All reading and printing is here. What is drawn comes from `screen`, `questions` and `views`; what was typed from `answers`.
"""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from cardwright_runtime.kernel.errors import CannotUndo
from cardwright_tools.table import answers, views
from cardwright_tools.table.buying import Buy, buy, buying_answer, hinted, is_buying
from cardwright_tools.table.choices import Choice, choices
from cardwright_tools.table.final import best_cards, score_table, verdict
from cardwright_tools.table.happenings import happenings, log_length, log_since, news
from cardwright_tools.table.look import look_of
from cardwright_tools.table.opponents import choice_of, hint
from cardwright_tools.table.questions import question_view
from cardwright_tools.table.saves import write
from cardwright_tools.table.screen import Seen, map_view
from cardwright_tools.table.setting import PERSON, seat_names
from cardwright_tools.table.sitting import Sitting
from cardwright_tools.table.slowly import slow_steps

Read = Callable[[str], str]
_MOST_NEWS = 14
# It turns its whole deck over behind a player who passes, and each step is told.
_MOST_NEWS_OF_AUTOMA = 60
# What has scrolled out of sight goes too; the other player must not find it by scrolling back.
_FORGET_LINES = "\x1b[3J"
_HELPING = "rgb(255,160,120)"


class Left(Exception):
    """The person goes; the game is saved."""


class Play:
    """One sitting at one terminal, until it is over or somebody leaves."""

    def __init__(self, sitting: Sitting, path: Path, console: Console, read: Read) -> None:
        self.sitting = sitting
        self.path = path
        self.console = console
        self.read = read
        self.names = seat_names(sitting.setting)
        self.seen_entries = [log_length(sitting.game)] * len(self.names)
        self.last_person = -1

    def run(self) -> None:
        """Raises `Left` where somebody leaves."""
        self.save()
        while not self.sitting.is_over:
            who = self.sitting.setting.seats[self.sitting.game.asked_player]
            if who == PERSON:
                self.ask()
            else:
                self.let_opponents_play()
        self.show_end()

    def save(self) -> None:
        write(self.path, self.sitting)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, markup=False, highlight=False)

    def let_opponents_play(self) -> None:
        with self.console.status("The others play …"):
            while not self.sitting.is_over:
                game = self.sitting.game
                who = self.sitting.setting.seats[game.asked_player]
                if who == PERSON:
                    return
                self.sitting.go_on(choice_of(game, who))
                self.save()

    def ask(self) -> None:
        """One decision of a person, with all that is typed before it is made."""
        seat = self.sitting.game.asked_player
        opening = self.change_person(seat) or self.show_news(seat)
        found = self.show_question(seat, opening)
        while not self.answered(seat, found):
            pass

    def change_person(self, seat: int) -> bool:
        """At a hot seat nobody sees another's hand."""
        changed = seat != self.last_person
        if changed and self.sitting.setting.is_hot_seat:
            if self.console.is_terminal:
                self.console.clear()
                self.console.file.write(_FORGET_LINES)
            self.show(views.curtain(self.names[seat], seat))
            self.next_line()
            self.show_news(seat)
        self.last_person = seat
        return changed

    def show_news(self, seat: int) -> bool:
        """What happened since this person looked last; True where it was not all their own doing."""
        game = self.sitting.game
        new = log_since(game, min(self.seen_entries[seat], log_length(game)))
        self.seen_entries[seat] = log_length(game)
        lines = happenings(game, new, seat, self.names)
        if lines:
            most = _MOST_NEWS if game.table.automa < 0 else _MOST_NEWS_OF_AUTOMA
            self.show(Text(""), news(lines, most), Text(""))
        return any(entry.player != seat for entry in new)

    def seen(self, seat: int) -> Seen:
        return Seen(self.sitting.game, seat, self.names, look_of(self.console))

    def show_question(self, seat: int, opening: bool) -> list[Choice]:
        decision = self.sitting.game.decision
        assert decision is not None
        found = choices(self.sitting.game, decision)
        self.show(*question_view(self.seen(seat), decision, found, opening))
        return found

    def next_line(self) -> str:
        try:
            line = self.read("> ")
        except (EOFError, KeyboardInterrupt) as leaving:
            raise Left from leaving
        return line

    def answered(self, seat: int, found: list[Choice]) -> bool:
        """True when the game went on, or back."""
        line = self.next_line()
        answer = self.understood(line, found)
        if isinstance(answer, answers.Command):
            return self.obey(answer, seat, found)
        if isinstance(answer, answers.Unclear):
            self.show(Text(self.why_not(seat, line, found) or answer.help, style=_HELPING))
            return False
        if isinstance(answer, Buy):
            buy(self.sitting, answer.wanted)
        else:
            self.choose(answer)
        self.save()
        return True

    def understood(self, line: str, found: list[Choice]) -> answers.Answer | Buy:
        if is_buying(self.sitting.game):
            return buying_answer(self.sitting.game, line)
        return answers.understand(line, found)

    def why_not(self, seat: int, line: str, found: list[Choice]) -> str:
        """Whoever names a card that is no choice wants to know why; where numbers are asked, no name is meant."""
        if is_buying(self.sitting.game):
            return ""
        return views.why_not(self.seen(seat), line, found)

    def choose(self, answer: answers.Choose) -> None:
        if answer.guessed:
            self.show(Text(f"→ {answer.choice.label}", style="dim"))
        self.sitting.answer(answer.choice.index)

    def obey(self, command: answers.Command, seat: int, found: list[Choice]) -> bool:
        """True where the question has to be put again."""
        if command.name == "quit":
            raise Left
        if command.name == "undo":
            return self.undo(seat)
        if command.name == "hint":
            self.hint(found)
            return False
        if command.name == "slowly":
            self.replay(seat)
            return True
        self.show(views.page(self.seen(seat), found, command.name, command.words))
        return False

    def replay(self, seat: int) -> None:
        """Each step of the automa by itself, until somebody has seen enough."""
        steps = slow_steps(self.seen(seat))
        for place, step in enumerate(steps, start=1):
            self.show(Text(""), step)
            if place < len(steps):
                self.show(
                    Text(f"Step {place} of {len(steps)}. Enter for the next, q to stop.", "dim")
                )
                if self.next_line().strip().lower() in answers.COMMANDS["quit"]:
                    return
        if not steps:
            self.show(Text("MarsBot has turned over no card yet, or does not play.", style="dim"))

    def undo(self, seat: int) -> bool:
        try:
            self.sitting.undo(seat)
        except CannotUndo as problem:
            self.show(Text(str(problem), style=_HELPING))
            return False
        self.save()
        length = log_length(self.sitting.game)
        self.seen_entries = [min(seen, length) for seen in self.seen_entries]
        self.show(Text("Taken back.", style="dim"))
        return True

    def hint(self, found: list[Choice]) -> None:
        game = self.sitting.game
        if is_buying(game):
            words = hinted(game)
        else:
            index = hint(game)
            words = next(f"[{c.number}] {c.label}" for c in found if c.index == index)
        text = f"Hint: {words}. It looks best one step ahead."
        self.show(Text(text, style="rgb(150,225,255)"))

    def show_end(self) -> None:
        seat = self.sitting.setting.persons[0]
        game = self.sitting.game
        self.show(Text(""), map_view(self.seen(seat)), Text(""))
        self.show(verdict(game, self.names), Text(""), score_table(game, self.names))
        best = best_cards(game, seat)
        if best:
            words = ", ".join(f"{name} {points}" for name, points in best).replace(" -", " −")
            self.show(Text(f"The best cards of {self.names[seat]}: {words}.", style="dim"))
