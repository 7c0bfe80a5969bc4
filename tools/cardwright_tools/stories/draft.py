"""Drafts a story for a clause, for an author to check. In: a card and a clause. Out: a row given / when / then that holds now.

It tries plain states first and richer ones after, until the clause does something.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product

from cardwright_runtime.kernel.decision import Decision, Option
from cardwright_runtime.terraforming_mars.cards import Card, ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import COLOURS
from cardwright_runtime.terraforming_mars.nouns import QUALITY_EVENT
from cardwright_runtime.terraforming_mars.setup import table_for
from cardwright_tools.stories.changes import changes, state_of
from cardwright_tools.stories.clauses import REQUIRES, SCORE, Clause
from cardwright_tools.stories.outcome import NOTHING
from cardwright_tools.stories.playing import option_for
from cardwright_tools.stories.position import arranged
from cardwright_tools.stories.setting import SETS, setting_of
from cardwright_tools.stories.story import Story, StoryMistake, phrases_of
from cardwright_tools.stories.telling import told
from cardwright_tools.stories.words import noun_word, noun_words

PLANETS = (
    "",
    "5 oceans",
    "temperature -10, oxygen 5, 3 oceans",
    "temperature 0, oxygen 7, 6 oceans",
    "temperature 4, oxygen 12, 9 oceans",
)
STOCKS = (
    "",
    "2 energy production",
    "2 plant production",
    "2 titanium production",
    "2 heat production",
    "3 energy",
    "3 heat",
    "3 plants",
    "1 titanium",
    "2 steel",
    "city at 3-3",
    "city at 3-3, city at 3-6",
    "greenery at 3-3",
    "3 cards in hand",
    "14 rating, rating raised",
    "red: 6 plants, 6 heat, 6 megacredits, 3 steel, 3 titanium",
    "red: 2 energy production, 2 plant production, 2 titanium production",
    "red: 2 megacredit production, 2 steel production, 2 heat production",
    "red: city at 3-3",
)
CARDS_OF_A_TAG = 3
MOST_CHOICES = 12


def drafted(card: Card, clause: Clause) -> str:
    """A row of a table, or nothing where no state tried shows the clause."""
    for given, when, then in _attempts(card, clause):
        if then == NOTHING:
            continue
        story = Story("draft", 0, "", phrases_of(given), phrases_of(when), phrases_of(then))
        result = told(story)
        if not result.problems and clause in result.shown:
            return f"| {given} | {when} | {then} |"
    return ""


def _attempts(card: Card, clause: Clause) -> Iterator[tuple[str, str, str]]:
    name = card.key.replace("_", " ")
    for planet, own in product(PLANETS, possessions(card)):
        state = ", ".join(part for part in (planet, own) if part)
        if clause.name == REQUIRES:
            yield from _unmet(card, name, state)
        elif clause.name == SCORE:
            yield from _points(card, name, state)
        elif clause.name == "action":
            held = f" with 3 {_token(card)}" if card.holds >= 0 else ""
            start = f"{name} in play{held}, 12 megacredits"
            yield from _played(_joined(start, state), f"use {name}")
            yield from _played(_joined(f"{name} in play", state), f"use {name}")
        else:
            start = f"{card.cost} megacredits, {name} in hand"
            yield from _played(_joined(start, state), f"play {name}")


@cache
def possessions(but: Card) -> tuple[str, ...]:
    """What players may have: stocks, cards that hold something, cards with symbols, known cards to draw."""
    cards = [card for card in table_for(2, SETS).cards if isinstance(card, ProjectCard)]
    others = [card for card in cards if card is not but and card.quality != QUALITY_EVENT]
    found = list(STOCKS)
    for token in noun_words("token").values():
        holders = [card for card in others if card.holds == token][:1]
        found += [f"{_words_of(card)} in play with 3 {_token(card)}" for card in holders]
        found += [f"red: {_words_of(card)} in play with 3 {_token(card)}" for card in holders]
    for tag in noun_words("tag").values():
        tagged = [card for card in others if tag in card.tags][:CARDS_OF_A_TAG]
        in_play = ", ".join(f"{_words_of(card)} in play" for card in tagged)
        found += [in_play, f"red: {in_play}"]
        found.append(", ".join(f"next card {_words_of(card)}" for card in tagged))
    return tuple(found)


def _words_of(card: Card) -> str:
    return card.key.replace("_", " ")


def _joined(start: str, state: str) -> str:
    return (
        f"{start}, {state}"
        if state and not state.startswith("red")
        else "; ".join(filter(None, (start, state)))
    )


def _token(card: Card) -> str:
    return noun_word("token", card.holds)


def _game(given: str) -> Game | None:
    setting, phrases = setting_of(Story("draft", 0, "", phrases_of(given), (), ()))
    try:
        return arranged(setting, phrases)
    except StoryMistake:
        return None


def _unmet(card: Card, name: str, state: str) -> Iterator[tuple[str, str, str]]:
    given = _joined(f"{card.cost} megacredits, {name} in hand", state)
    game = _game(given)
    if game is None or card.key not in game.table.numbers:
        return
    own = game.table.cards[game.table.numbers[card.key]]
    if not own.requirements_met(game, game.players[0]):
        reasons = [own.clause_texts[n] for n in own.obstacles(game, game.players[0])]
        if len(reasons) == 1 and "," not in reasons[0] and ";" not in reasons[0]:
            yield given, "", f"cannot play {name} because {reasons[0]}"


def _points(card: Card, name: str, state: str) -> Iterator[tuple[str, str, str]]:
    held = f" with 4 {_token(card)}" if card.holds >= 0 else ""
    given = _joined(f"{name} in play{held}", state)
    game = _game(given)
    if game is None:
        return
    number = game.table.numbers[card.key]
    points = game.table.cards[number].points(game, game.players[0])
    if points:
        yield given, "", f"{points} point{'s' if abs(points) != 1 else ''} on {name}"


def _played(given: str, first: str) -> Iterator[tuple[str, str, str]]:
    game = _game(given)
    if game is None or game.decision is None:
        return
    before = state_of(game)
    steps: list[str] = []
    words = first
    for _ in range(MOST_CHOICES):
        decision = game.decision
        option = _matching(decision, words) if decision else None
        if decision is None or option is None:
            return
        steps.append(words)
        game.choose(option.index)
        if game.decision is None or game.decision.question == "move":
            yield given, ", ".join(steps), _told(changes(before, state_of(game)))
            return
        words = _words(_liked(game.decision), game.decision)
    return


def _matching(decision: Decision, words: str) -> Option | None:
    return option_for(decision, words)


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


def _words(option: Option, decision: Decision) -> str:
    kind, _, rest = option.key.partition(":")
    if kind == "area":
        return f"at {rest}"
    if kind == "player":
        return f"choose {COLOURS[int(rest)]}" if rest != "0" else "choose you"
    if kind == "pay":
        gauge, _, amount = rest.partition(":")
        return f"pay {amount} {gauge}"
    if kind in ("amount", "option"):
        return f"choose {rest}"
    if kind == "card":
        return f"choose {rest.replace('_', ' ')}"
    if kind in ("buy", "discard"):
        return f"{'buy' if kind == 'buy' else 'leave'} {rest.replace('_', ' ')}"
    return f"choose {option.key}"


def _told(happened: set[str]) -> str:
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
