"""Cards answer what happens. In: an event. Out: the effects it sets off, in an order that the active player chooses.

Only where the order can matter is anybody asked (000 p. 12: simultaneous effects in the order the active player wants).
"""

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.events import EVENT_PERFORMS, Event
from cardwright_runtime.terraforming_mars.facets import (
    EVERYTHING,
    FACET_ANYTHING,
    order_matters,
    widened,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import AGENDA
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED, Rule
from cardwright_runtime.terraforming_mars.steps.questions import Question


def effect(rule: int, block: int, player: int, card: int) -> int:
    """One number for an effect waiting: a block of a rule for a player, and the card that the event spoke of."""
    return rule | block << 16 | player << 24 | (card + 1) << 28


def respond(game: Game, rule: Rule, block: int, owner: Player, event: Event, times: int) -> None:
    """Called by `hear`: carry out the block so many times.

    Role: respond
    """
    waiting = effect(rule.index, block, owner.index, event.card)
    for _ in range(times):
        game.responses.append(waiting)


def collect(game: Game, event: Event) -> list[int]:
    """What all players' cards answer, in turn order from the active player."""
    players = game.players
    rules = game.table.rules
    count = len(players)
    responses: list[int] = []
    game.responses = responses
    for offset in range(count):
        owner = players[(game.active_player + offset) % count]
        if event.kind < len(owner.listeners):
            for card in owner.listeners[event.kind]:
                rules[card].hear(game, owner, event)
    game.responses = NO_ITEMS
    return responses


def announce(game: Game, frame: Frame, event: Event) -> bool:
    """Tell all cards; True when effects wait on the stack."""
    return push_responses(game, collect(game, event))


def push_responses(game: Game, effects: list[int]) -> bool:
    if not effects:
        return False
    if len(effects) > 1 and _some_order_matters(game, effects):
        agenda = game.push(AGENDA, 0, game.active_player, -1)
        agenda.items = effects
        return True
    for waiting in reversed(effects):
        push_effect(game, waiting)
    return True


def push_effect(game: Game, waiting: int) -> None:
    rule = waiting & 0xFFFF
    block = waiting >> 16 & 0xFF
    player = waiting >> 24 & 15
    card = (waiting >> 28) - 1
    game.stack.append(Frame(rule, block, player, rule, card=card))


def touched(game: Game, rule: int, block: int) -> tuple[int, int]:
    """What a block adds to and takes from; anything where it performs what some card answers."""
    adds, takes = game.table.rules[rule].touch(block)
    if adds & FACET_ANYTHING and _is_heard(game, EVENT_PERFORMS):
        return adds | EVERYTHING, takes | EVERYTHING
    return adds, takes


def _is_heard(game: Game, kind: int) -> bool:
    for player in game.players:
        if kind < len(player.listeners) and player.listeners[kind]:
            return True
    return False


def _conflict(game: Game, one: int, other: int) -> bool:
    if one == other:
        return False
    one_adds, one_takes = touched(game, one & 0xFFFF, one >> 16 & 0xFF)
    other_adds, other_takes = touched(game, other & 0xFFFF, other >> 16 & 0xFF)
    same_player = (one ^ other) >> 24 & 15 == 0
    return order_matters(
        widened(one_adds), one_takes, widened(other_adds), other_takes, same_player
    )


def _some_order_matters(game: Game, effects: list[int]) -> bool:
    first = effects[0]
    if all(other == first for other in effects):
        return False
    return any(_matters(game, effects, waiting) for waiting in effects)


def _matters(game: Game, effects: list[int], waiting: int) -> bool:
    for other in effects:
        if _conflict(game, waiting, other):
            return True
    return False


def _possible_now(game: Game, effects: list[int]) -> list[int]:
    """A card's own effect that cannot be carried out in full yet waits for what helps it."""
    return [waiting for waiting in effects if _is_possible(game, waiting)] or effects


def _is_possible(game: Game, waiting: int) -> bool:
    if waiting >> 16 & 0xFF != WHEN_PLAYED:
        return True
    owner = game.players[waiting >> 24 & 15]
    return game.table.cards[waiting & 0xFFFF].possible(game, owner)


class Agenda(Question):
    """`items` are the effects waiting. Those whose order doesn't matter come first; the rest are asked one by one."""

    def run(self, game: Game, frame: Frame) -> bool:
        effects = frame.items
        if not effects:
            return True
        matter = [waiting for waiting in effects if _matters(game, effects, waiting)]
        if not matter:
            frame.items = NO_ITEMS
            for waiting in reversed(effects):
                push_effect(game, waiting)
            return False
        if len(matter) < len(effects):
            frame.items = matter
            for waiting in reversed(effects):
                if waiting not in matter:
                    push_effect(game, waiting)
            return False
        offered = _possible_now(game, sorted(set(matter)))
        if len(offered) == 1:
            self.answer(game, frame, offered[0])
        else:
            game.ask(frame.player, offered)
        return False

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        rest = frame.items.copy()
        rest.remove(value)
        frame.items = rest
        push_effect(game, value)

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        rule = game.table.rules[value & 0xFFFF]
        return f"{rule.key}:{value >> 16 & 0xFF}:player:{value >> 24 & 15}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        """With its words, for a card may answer in two ways."""
        rule = game.table.rules[value & 0xFFFF]
        words = rule.texts.blocks.get(value >> 16 & 0xFF, "")
        return f"{rule.name} ({words})" if words else rule.name
