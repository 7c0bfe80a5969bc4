"""Drafts a story for each clause of a card, for an author to check. In: a card. Out: rows given / when / then that hold now.

It tries plain states first and richer ones after, until a story shows the clause.
"""

from collections.abc import Iterator
from itertools import product

from cardwright_runtime.kernel.decision import Decision, Option
from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_tools.stories.changes import changes, state_of
from cardwright_tools.stories.clauses import REQUIRES, SCORE, Clause, clauses_in
from cardwright_tools.stories.open_questions import MOVE
from cardwright_tools.stories.outcome import NOTHING
from cardwright_tools.stories.packs import Pack
from cardwright_tools.stories.pages import COLUMNS
from cardwright_tools.stories.playing import option_for
from cardwright_tools.stories.position import arranged
from cardwright_tools.stories.possessions import PLANETS, possessions, tokens_of
from cardwright_tools.stories.setting import setting_of, table_of
from cardwright_tools.stories.step_words import words_for
from cardwright_tools.stories.story import Story, StoryMistake, phrases_of
from cardwright_tools.stories.taking_out import without
from cardwright_tools.stories.telling import holds_with, told
from cardwright_tools.stories.words import plain

MOST_CHOICES = 12

Row = tuple[str, str, str]


def drafts(card: Card, packs: list[Pack]) -> list[str]:
    """Rows of a table, one for each clause, as the game goes now."""
    own = (pack for pack in packs if type(card).__module__.startswith(pack.package + "."))
    drafting = Drafting(card, next(own, None))
    rows = [f"| {' | '.join(COLUMNS)} |", "|---|---|---|"]
    for clause in clauses_in(card):
        rows.append(drafting.row(clause) or f"No state tried shows its {clause.name}.")
    return rows


class Drafting:
    """`pack`: where the card comes from, if not from an official set."""

    def __init__(self, card: Card, pack: Pack | None) -> None:
        self.card = card
        self.name = plain(card.key)
        self.pack = pack

    def row(self, clause: Clause) -> str:
        """A row of a table, or nothing where no state tried shows the clause."""
        other = without(self.card, clause)
        for row in self._attempts(clause):
            story = self._story(*row)
            if row[2] != NOTHING and not told(story).problems and not holds_with(story, other):
                return "|" + "|".join(f" {cell} " if cell else " " for cell in row) + "|"
        return ""

    def _attempts(self, clause: Clause) -> Iterator[Row]:
        table = table_of(setting_of(self._story())[0])
        for planet, own in product(PLANETS, possessions(table, self.card)):
            state = ", ".join(part for part in (planet, own) if part)
            if clause.name == REQUIRES:
                yield from self._unmet(state)
            elif clause.name == SCORE:
                yield from self._points(state)
            elif clause.name == "action":
                for start in (f"{self._in_play(3)}, 12 megacredits", self._in_play(0)):
                    yield from self._played(_joined(start, state), f"use {self.name}")
            else:
                yield from self._played(_joined(self._in_hand(), state), f"play {self.name}")

    def _story(self, given: str = "", when: str = "", then: str = "") -> Story:
        parts = phrases_of(given), phrases_of(when), phrases_of(then)
        return Story("draft", 0, "", *parts, pack=self.pack)

    def _in_hand(self) -> str:
        return f"{self.card.cost} megacredits, {self.name} in hand"

    def _in_play(self, held: int) -> str:
        on_it = f" with {held} {tokens_of(self.card)}" if held and self.card.holds >= 0 else ""
        return f"{self.name} in play{on_it}"

    def _game(self, given: str) -> Game | None:
        setting, phrases = setting_of(self._story(given))
        try:
            return arranged(setting, phrases, table_of(setting))
        except StoryMistake:
            return None

    def _unmet(self, state: str) -> Iterator[Row]:
        given = _joined(self._in_hand(), state)
        game = self._game(given)
        if game is None:
            return
        own = game.table.cards[game.table.numbers[self.card.key]]
        if not own.requirements_met(game, game.players[0]):
            reasons = [own.texts.clauses[n] for n in own.obstacles(game, game.players[0])]
            if len(reasons) == 1 and "," not in reasons[0] and ";" not in reasons[0]:
                yield given, "", f"cannot play {self.name} because {reasons[0]}"

    def _points(self, state: str) -> Iterator[Row]:
        given = _joined(self._in_play(4), state)
        game = self._game(given)
        if game is None:
            return
        number = game.table.numbers[self.card.key]
        points = game.table.cards[number].points(game, game.players[0])
        if points:
            yield given, "", f"{points} point{'s' if abs(points) != 1 else ''} on {self.name}"

    def _played(self, given: str, first: str) -> Iterator[Row]:
        game = self._game(given)
        if game is None or game.decision is None:
            return
        before = state_of(game)
        steps: list[str] = []
        words = first
        for _ in range(MOST_CHOICES):
            decision = game.decision
            option = option_for(decision, words) if decision else None
            if decision is None or option is None:
                return
            steps.append(words)
            game.choose(option.index)
            if game.decision is None or game.decision.question == MOVE:
                yield given, ", ".join(steps), told_in_order(changes(before, state_of(game)))
                return
            words = words_for(_liked(game.decision))


def _joined(start: str, state: str) -> str:
    if state.startswith("red") or not state:
        return "; ".join(filter(None, (start, state)))
    return f"{start}, {state}"


def _liked(decision: Decision) -> Option:
    """The opponent rather than oneself, the most rather than the least, yes rather than no."""
    for key in ("player:1", "yes"):
        option = decision.option(key)
        if option is not None:
            return option
    last = decision.options[-1]
    if last.key.startswith("amount:") or last.key.startswith("pay:"):
        return last
    return decision.options[0]


def told_in_order(happened: set[str]) -> str:
    """Own changes first, the planet's next, then those of the others."""
    groups: dict[str, list[str]] = {}
    for change in sorted(happened):
        who, colon, words = change.partition(": ")
        groups.setdefault(who if colon else "", []).append(words if colon else change)
    parts = [", ".join(groups.pop("you"))] if "you" in groups else []
    planet = groups.pop("", [])
    if planet:
        parts.append(", ".join(planet))
    parts += [f"{who}: {', '.join(words)}" for who, words in groups.items()]
    return "; ".join(parts) or NOTHING
