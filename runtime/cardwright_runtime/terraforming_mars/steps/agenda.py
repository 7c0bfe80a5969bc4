"""Effects waiting for their turn. In: effects whose order counts. Out: one after the other, the active player asked where it matters.

000 p. 9: the immediate effects of a card, and what else playing it sets off, come in any order; p. 12: the active player orders
what happens at once.
"""

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import HELD, OWED
from cardwright_runtime.terraforming_mars.steps.effects import (
    all_touched,
    block_of,
    is_possible,
    player_of,
    push_effect,
    push_effects,
    rule_of,
)
from cardwright_runtime.terraforming_mars.steps.orders import clashes, competing, leads_on
from cardwright_runtime.terraforming_mars.steps.questions import Question


class Agenda(Question):
    """`items` are the effects waiting; `cause` is the rule that they are due to, -1 where each is due to its own; `amount` is OWED
    while one of them cannot be carried out without another, so that nobody may choose that away, and HELD where somebody only looks ahead.
    """

    def run(self, game: Game, frame: Frame) -> bool:
        effects = frame.items
        if not effects or frame.amount == HELD:
            return True
        if len(effects) == 1:
            frame.amount = 0
            self.answer(game, frame, effects[0])
            return False
        found = all_touched(game, effects)
        clashing = clashes(game, effects, found)
        matter = clashing.matter
        takers = competing(found)
        can = [
            not clashing.behind[place] and is_possible(game, effects[place])
            for place in range(len(effects))
        ]
        needy = len(takers) > 0 or not all([is_possible(game, waiting) for waiting in effects])
        frame.amount = OWED if needy else 0
        now: list[int] = []
        later: list[int] = []
        for place, waiting in enumerate(effects):
            # It comes to the same now or later, and leaves to the others what they take.
            if can[place] and not matter[place] and place not in takers:
                now.append(waiting)
            else:
                later.append(waiting)
        if now:
            frame.items = later
            push_effects(game, now, frame.cause)
            return False
        offered = _offered(game, effects, matter, can, len(takers) > 0)
        if len(offered) == 1:
            self.answer(game, frame, offered[0])
        else:
            game.ask(frame.player, offered)
        return False

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.items = without_one(frame.items, value)
        push_effect(game, value, frame.cause)

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        rule = game.table.rules[rule_of(value)]
        return f"{rule.key}:{block_of(value)}:player:{player_of(value)}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        """With its words, for a card may have several effects."""
        rule = game.table.rules[rule_of(value)]
        words = rule.texts.blocks.get(block_of(value), "")
        return f"{rule.name} ({words})" if words else rule.name


def without_one(effects: list[int], waiting: int) -> list[int]:
    place = effects.index(waiting)
    rest = effects[:place] + effects[place + 1 :]
    return rest if rest else NO_ITEMS


def _offered(
    game: Game, effects: list[int], matter: list[int], can: list[bool], contested: bool
) -> list[int]:
    """Each can be carried out in full now and lets the rest be so, if any does; what does not matter is not asked about."""
    places = [place for place in range(len(effects)) if can[place]]
    if not places:
        return [effects[0]]
    if contested or len(places) < len(effects):
        places = _leading_on(game, effects, places)
    for place in places:
        if not matter[place]:
            return [effects[place]]
    reached = _connected(matter, places[0])
    return sorted({effects[place] for place in places if reached >> place & 1})


def _leading_on(game: Game, effects: list[int], places: list[int]) -> list[int]:
    kept = [
        place
        for place in places
        if leads_on(game, effects[place], without_one(effects, effects[place]))
    ]
    return kept if kept else places


def _connected(matter: list[int], place: int) -> int:
    """Those whose order matters to this one, or to one that matters to it: how the rest lies to them is all the same."""
    reached = 1 << place
    grown = 0
    while grown != reached:
        grown = reached
        for other in range(len(matter)):
            if reached >> other & 1:
                reached |= matter[other]
    return reached
