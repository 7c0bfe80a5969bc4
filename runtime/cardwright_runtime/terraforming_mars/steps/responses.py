"""Cards answer what happens. In: an event. Out: the effects it sets off, on the stack, or on the agenda where their order counts."""

from cardwright_runtime.kernel.frame import NO_ITEMS, Frame
from cardwright_runtime.terraforming_mars.events import Event
from cardwright_runtime.terraforming_mars.facets import Touched, may_enable, order_matters
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import AGENDA
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.slots import Number, Period
from cardwright_runtime.terraforming_mars.steps.effects import (
    all_touched,
    answer_to,
    effect,
    effect_of_unit,
    is_possible,
    push_effects,
)
from cardwright_runtime.terraforming_mars.steps.orders import competing
from cardwright_runtime.terraforming_mars.steps.remembering import remember


def respond(game: Game, rule: Rule, block: int, owner: Player, event: Event, times: int) -> None:
    """Called by `hear`: carry out the block so many times.

    Role: respond
    """
    waiting = answer_to(event, rule.index, block, owner.index)
    for _ in range(times):
        game.responses.append(waiting)


def respond_limited(
    game: Game,
    rule: Rule,
    block: int,
    owner: Player,
    event: Event,
    times: int,
    most: Number,
    period: Period,
    counted: int,
) -> None:
    """As `respond`, but only so often in such a time; an answer counts when it is set off, under the block `counted`.

    Role: respond_limited
    """
    mark = effect(rule.index, counted, owner.index, -1, period)
    left = most - owner.limited.count(mark)
    for _ in range(min(times, left)):
        owner.limited = owner.limited + [mark]
        respond(game, rule, block, owner, event, 1)


def respond_together(
    game: Game,
    rule: Rule,
    block: int,
    owner: Player,
    event: Event,
    times: int,
    most: Number,
    period: Period,
    counted: int,
) -> None:
    """As `respond_limited`, but all players together have so many.

    Role: respond_together
    """
    for player in game.players:
        if player is not owner:
            most -= player.limited.count(effect(rule.index, counted, player.index, -1, period))
    respond_limited(game, rule, block, owner, event, times, most, period, counted)


def is_awaited(game: Game, kind: int) -> bool:
    """A card in play, or a rule of all players, waits for such events, or counts them; where none does, there is nothing to tell."""
    if game.table.remembered >> kind & 1:
        return True
    for player in game.players:
        if kind < len(player.listeners) and player.listeners[kind]:
            return True
    for rule in game.table.common:
        if kind in rule.listens:
            return True
    return False


def collect(game: Game, event: Event, waited_for: int = -1) -> list[int]:
    """What all players' cards answer, in turn order from the active player; `waited_for` is under which kind, if not its own."""
    kind = event.kind if waited_for < 0 else waited_for
    if game.table.remembered >> kind & 1:
        remember(game, event)
    players = game.players
    rules = game.table.rules
    count = len(players)
    responses: list[int] = []
    game.responses = responses
    for offset in range(count):
        owner = players[(game.active_player + offset) % count]
        if kind < len(owner.listeners):
            for card in owner.listeners[kind]:
                rules[card].hear(game, owner, event)
    if game.table.common:
        _hear_common_rules(game, event, kind)
    game.responses = NO_ITEMS
    return responses


def _hear_common_rules(game: Game, event: Event, kind: int) -> None:
    """Each hears what happened once: as the player whom it happened to, who did it, or as the first player where nobody did."""
    owner = event.whose if event.whose >= 0 else event.actor
    if owner < 0:
        owner = game.first_player
    for rule in game.table.common:
        if kind in rule.listens:
            rule.hear(game, game.players[owner], event)


def announce(game: Game, frame: Frame, event: Event) -> bool:
    """Tell all cards; True when effects wait on the stack."""
    return push_responses(game, collect(game, event))


def announce_moment(game: Game, frame: Frame, kind: int) -> bool:
    """Most games have no card that waits for a phase."""
    if not game.table.awaited >> kind & 1:
        return False
    return announce(game, frame, Event(kind, -1))


def in_any_order(game: Game, frame: Frame, units: tuple[int, ...]) -> bool:
    """The units of the block that runs come next, in the order that the active player wants.

    Role: in_any_order
    """
    effects = [effect_of_unit(frame, unit) for unit in units]
    if frame.player == game.table.automa:
        # Its cards are carried out from top to bottom.
        push_effects(game, effects, frame.cause)
        return True
    return push_responses(game, effects, frame.cause)


def push_responses(game: Game, effects: list[int], cause: int = -1) -> bool:
    """`cause` is the rule that all of them are due to, -1 where each is due to its own."""
    if not effects:
        return False
    if len(effects) > 1 and _order_counts(game, effects):
        agenda = game.push(AGENDA, 0, game.active_player, cause)
        agenda.items = effects
    else:
        push_effects(game, effects, cause)
    return True


def _order_counts(game: Game, effects: list[int]) -> bool:
    """Some order comes to something else, or not every order can be carried out."""
    first = effects[0]
    if all(other == first for other in effects):
        return False
    found = all_touched(game, effects)
    return _some_clash(effects, found) or _some_needs_another(game, effects, found)


def _some_clash(effects: list[int], found: list[Touched]) -> bool:
    """By their masks: the agenda looks closer."""
    for place, one in enumerate(found):
        for later in range(place + 1, len(found)):
            if effects[place] != effects[later] and order_matters(one, found[later]):
                return True
    return False


def _some_needs_another(game: Game, effects: list[int], found: list[Touched]) -> bool:
    takers = competing(found)
    for place, one in enumerate(found):
        if one.needs() and _is_enabled(one, found):
            if place in takers or not is_possible(game, effects[place]):
                return True
    return False


def _is_enabled(one: Touched, found: list[Touched]) -> bool:
    for other in found:
        if other is not one and may_enable(other, one):
            return True
    return False
