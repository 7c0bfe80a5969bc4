"""Which clauses of cards the stories show. In: played games, and a table. Out: clauses, each with the line it is written on."""

import re
from dataclasses import dataclass

from cardwright_runtime.kernel.log import entries
from cardwright_runtime.terraforming_mars.cards import Card, Corporation
from cardwright_runtime.terraforming_mars.changes import CARD_PLAYED
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.rule import (
    ACTION,
    FIRST_ACTION,
    REACHES,
    REPEATED,
    WHEN_PLAYED,
    WHENEVER,
    Rule,
)
from cardwright_runtime.terraforming_mars.table import Table
from cardwright_tools.stories.story import Story
from cardwright_tools.stories.words import slug

REQUIRES = "requires"
SCORE = "score"
STARTS = "starts with"
LASTING = "lasting effect"
_CANNOT = re.compile(r"cannot play (.+?)(?: because .+)?")
_POINTS = re.compile(r"-?\d+ points? on (.+)")


@dataclass(frozen=True, slots=True, order=True)
class Clause:
    rule: str
    name: str


def clauses_of(table: Table) -> list[Clause]:
    """All that a story should show of the rules in play, in their order."""
    return [Clause(rule.key, name) for rule in table.rules for name in _names(rule)]


def _names(rule: Rule) -> list[str]:
    names = [block_name(block) for block in rule.lines if block != REPEATED]
    if isinstance(rule, Card):
        if rule.has_requirement:
            names.append(REQUIRES)
        if _overrides(rule, Card, "points"):
            names.append(SCORE)
        if _overrides(rule, Rule, "enter"):
            names.append(LASTING)
    if isinstance(rule, Corporation) and _overrides(rule, Corporation, "start"):
        names.append(STARTS)
    return names


def _overrides(rule: Rule, base: type[Rule], method: str) -> bool:
    return getattr(type(rule), method) is not getattr(base, method)


def block_name(block: int) -> str:
    """In the words of the card language."""
    if block >= WHENEVER:
        return f"whenever {block - WHENEVER + 1}"
    if block >= REACHES:
        return f"when it reaches {block - REACHES + 1}"
    return {WHEN_PLAYED: "when played", ACTION: "action", FIRST_ACTION: "first action"}[block]


def shown_by(game: Game, story: Story) -> frozenset[Clause]:
    """Blocks that changed something; requirements, points and lasting effects that the story speaks of."""
    shown = _blocks_that_changed_something(game)
    for phrase in story.then:
        if found := _CANNOT.fullmatch(phrase.words):
            shown.add(Clause(slug(found[1]), REQUIRES))
        elif found := _POINTS.fullmatch(phrase.words):
            shown.add(Clause(slug(found[1]), SCORE))
    for player in game.players:
        if player.corporation >= 0:
            shown.add(Clause(game.table.rules[player.corporation].key, STARTS))
    return frozenset(shown | _lasting(game))


def _blocks_that_changed_something(game: Game) -> set[Clause]:
    """What a card changed before it was played is its payment, and shows nothing of it."""
    shown: set[Clause] = set()
    played: set[int] = set()
    for entry in entries(game.log):
        if entry.what == CARD_PLAYED:
            played.add(entry.subject)
        elif entry.cause >= 0:
            # Repeated steps are due to the played block of the card that repeats them.
            block = WHEN_PLAYED if entry.block == REPEATED else entry.block
            if block != WHEN_PLAYED or entry.cause not in played:
                shown.add(Clause(game.table.rules[entry.cause].key, block_name(block)))
    return shown


def _lasting(game: Game) -> set[Clause]:
    """Effects in force at the end of a story that holds: what they changed is among what it says."""
    shown: set[Clause] = set()
    for player in game.players:
        for card in player.tableau:
            shown.add(Clause(game.table.rules[card].key, LASTING))
        for card in player.events:
            # An event with a lasting effect holds it for the next card: playing it changes nothing else.
            if _is_for_next_card(game.table.rules[card]):
                key = game.table.rules[card].key
                shown |= {Clause(key, LASTING), Clause(key, block_name(WHEN_PLAYED))}
    return shown


def _is_for_next_card(rule: Rule) -> bool:
    return _overrides(rule, Rule, "enter") or _overrides(rule, Rule, "enter_for_next_card")
