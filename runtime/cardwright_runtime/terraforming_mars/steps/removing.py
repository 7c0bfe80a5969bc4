"""Taking from players: stocks, productions, stolen goods. In: what, how much. Out: whom and how much, asked; gauges lowered.

Red borders: any player, oneself too; a stock may be taken in part or not at all, but from one player only (000 p. 9).
"""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.events import LOST, REMOVED
from cardwright_runtime.terraforming_mars.frames import Taking
from cardwright_runtime.terraforming_mars.game import Game, area_of, owner_of
from cardwright_runtime.terraforming_mars.labels import amount_label
from cardwright_runtime.terraforming_mars.nouns import HALVED
from cardwright_runtime.terraforming_mars.numbers import DECREASE_ANY, REMOVE_STOCK
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import (
    Amount,
    EachPlayer,
    Gauge,
    Resource,
    SomePlayers,
)
from cardwright_runtime.terraforming_mars.steps.gauges import change, most_decrease, stock
from cardwright_runtime.terraforming_mars.steps.coming import harm
from cardwright_runtime.terraforming_mars.steps.held_back import STEALING, to_come
from cardwright_runtime.terraforming_mars.steps.questions import (
    NEUTRAL,
    Question,
    others_first,
    player_key,
    player_label,
)

EXACTLY: Final = 1


def _may_take(game: Game, player: int, other: int, gauge: int) -> bool:
    return other == player or not game.players[other].protected >> gauge & 1


def with_stock(game: Game, player: int, resource: int, least: int) -> list[int]:
    """Players from whom so much can be taken, opponents first; in the solo game the neutral opponent has everything."""
    if game.table.has_conditions:
        game.settle()
    found = [NEUTRAL] if game.table.solo else []
    for other in others_first(game, player):
        if stock(game, game.players[other], resource) + to_come(game, other, resource) >= least:
            if _may_take(game, player, other, resource):
                found.append(other)
    return found


def ask_from_whom(
    game: Game, frame: Frame, resource: int, amount: int, targets: list[int], how: int
) -> bool:
    frame.whom = NEUTRAL
    if not targets or amount <= 0:
        return False
    asked = Taking(REMOVE_STOCK, frame.block, frame.player, frame.cause, resource, how=how)
    asked.amount = amount
    asked.items = targets
    game.stack.append(asked)
    return True


def remove(game: Game, frame: Frame, resource: Resource, amount: Amount) -> bool:
    """Just so many, from one player.

    Step: Remove(amount, resources=(resource,), holder=Holder("any_player"))
    Test: can_remove
    Takes: resource, anybody
    Reads: resource, anybody, choice
    """
    targets = with_stock(game, frame.player, resource, amount)
    return ask_from_whom(game, frame, resource, amount, targets, EXACTLY)


def can_remove(game: Game, player: Player, resource: Resource, amount: Amount) -> bool:
    """Some player has so many.

    Role: test
    """
    return len(with_stock(game, player.index, resource, amount)) > 0


def remove_up_to(game: Game, frame: Frame, resource: Resource, amount: Amount) -> bool:
    """As many as wished, from one player.

    Step: Remove(amount, resources=(resource,), holder=Holder("any_player"), up_to=True)
    Takes: resource, anybody
    Reads: resource, anybody, choice
    """
    targets = with_stock(game, frame.player, resource, 1)
    return ask_from_whom(game, frame, resource, amount, targets, 0)


def remove_up_to_from_neighbour(
    game: Game, frame: Frame, resource: Resource, amount: Amount
) -> bool:
    """From an owner of a tile beside the one placed last in this block.

    Step: Remove(amount, resources=(resource,), holder=Holder("its_neighbour"), up_to=True)
    Speaks of: Place
    Takes: resource, anybody
    Reads: resource, anybody, choice
    """
    if frame.area < 0:
        return False
    around = game.table.board.neighbours[frame.area]
    owners = {owner_of(p) for p in game.placed if around >> area_of(p) & 1}
    targets = [player for player in with_stock(game, frame.player, resource, 1) if player in owners]
    return ask_from_whom(game, frame, resource, amount, targets, 0)


def remove_from(
    game: Game, frame: Frame, resource: Resource, amount: Amount, players: SomePlayers
) -> bool:
    """Just so many, from one of these players.

    Step: Remove(amount, resources=(resource,), players=players)
    Test: can_remove_from
    Takes: resource, anybody
    Reads: resource, anybody, choice
    """
    targets = among(game, frame.player, resource, amount, players)
    return ask_from_whom(game, frame, resource, amount, targets, EXACTLY)


def can_remove_from(
    game: Game, player: Player, resource: Resource, amount: Amount, players: SomePlayers
) -> bool:
    """Some of them has so many.

    Role: test
    """
    return len(among(game, player.index, resource, amount, players)) > 0


def among(game: Game, player: int, resource: int, least: int, players: list[int]) -> list[int]:
    return [other for other in with_stock(game, player, resource, least) if other in players]


def remove_up_to_from(
    game: Game, frame: Frame, resource: Resource, amount: Amount, players: SomePlayers
) -> bool:
    """As many as wished, from one of these players.

    Step: Remove(amount, resources=(resource,), up_to=True, players=players)
    Takes: resource, anybody
    Reads: resource, anybody, choice
    """
    targets = among(game, frame.player, resource, 1, players)
    return ask_from_whom(game, frame, resource, amount, targets, 0)


def remove_from_each(
    game: Game, frame: Frame, resource: Resource, amount: Amount, players: EachPlayer
) -> bool:
    """So many from each of these players, or what there is.

    Step: Remove(amount, resources=(resource,), players=players)
    Takes: resource, anybody
    Reads: resource, anybody
    """
    return _from_each(game, frame, resource, amount, players, EXACTLY)


def _from_each(
    game: Game, frame: Frame, resource: int, amount: int, players: list[int], how: int
) -> bool:
    """One after the other, the first of them on top of the stack."""
    found = among(game, frame.player, resource, 1, players)
    asked = False
    for target in reversed(players):
        if target in found and ask_from_whom(game, frame, resource, amount, [target], how):
            asked = True
    return asked


def steal(game: Game, frame: Frame, resource: Resource, amount: Amount) -> bool:
    """So many from one player, or what there is.

    Step: Steal(amount, resource)
    Adds: resource
    Takes: resource, anybody
    Reads: resource, anybody, choice
    """
    targets = with_stock(game, frame.player, resource, 1)
    return ask_from_whom(game, frame, resource, amount, targets, STEALING | EXACTLY)


def steal_from(
    game: Game, frame: Frame, resource: Resource, amount: Amount, players: SomePlayers
) -> bool:
    """So many from one of these players, or what there is.

    Step: Steal(amount, resource, players=players)
    Adds: resource
    Takes: resource, anybody
    Reads: resource, anybody, choice
    """
    targets = among(game, frame.player, resource, 1, players)
    return ask_from_whom(game, frame, resource, amount, targets, STEALING | EXACTLY)


def steal_up_to_from(
    game: Game, frame: Frame, resource: Resource, amount: Amount, players: SomePlayers
) -> bool:
    """As many as wished, from one of these players.

    Step: Steal(amount, resource, up_to=True, players=players)
    Adds: resource
    Takes: resource, anybody
    Reads: resource, anybody, choice
    """
    targets = among(game, frame.player, resource, 1, players)
    return ask_from_whom(game, frame, resource, amount, targets, STEALING)


def steal_from_each(
    game: Game, frame: Frame, resource: Resource, amount: Amount, players: EachPlayer
) -> bool:
    """So many from each of these players, or what there is.

    Step: Steal(amount, resource, players=players)
    Adds: resource
    Takes: resource, anybody
    Reads: resource, anybody
    """
    return _from_each(game, frame, resource, amount, players, STEALING | EXACTLY)


def steal_up_to(game: Game, frame: Frame, resource: Resource, amount: Amount) -> bool:
    """As removing; from oneself it changes nothing, so that nobody asks how much.

    Step: Steal(amount, resource, up_to=True)
    Adds: resource
    Takes: resource, anybody
    Reads: resource, anybody, choice
    """
    targets = with_stock(game, frame.player, resource, 1)
    return ask_from_whom(game, frame, resource, amount, targets, STEALING)


def tell_whom(game: Game, frame: Frame, player: int) -> None:
    """The block that the question was asked for remembers it; others who are asked for it lie between."""
    place = len(game.stack) - 1
    while game.stack[place].rule == frame.rule:
        place -= 1
    game.stack[place].whom = player


class RemoveStock(Question):
    """Its frame is a `Taking`: `amount` is the most, `items` are the players to choose from, `chosen` is one of them at step 1."""

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0 and not self.put(game, frame, frame.items):
            return False
        if frame.step == 1:
            assert isinstance(frame, Taking)
            return self._ask_amount(game, frame)
        return True

    def _ask_amount(self, game: Game, frame: Taking) -> bool:
        target = frame.chosen
        if target == (frame.player if frame.how & STEALING else NEUTRAL):
            return True
        most = frame.amount
        if target != NEUTRAL:
            there = stock(game, game.players[target], frame.gauge)
            there += to_come(game, target, frame.gauge)
            most = there // 2 if frame.how & HALVED else min(most, there)
        if frame.how & EXACTLY:
            self.answer(game, frame, most)
            return game.stack[-1] is frame
        game.ask(frame.player, list(range(most + 1)))
        return False

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        assert isinstance(frame, Taking)
        frame.step += 1
        if frame.step == 1:
            frame.chosen = value
            tell_whom(game, frame, value)
            return
        if frame.chosen != NEUTRAL:
            harm(game, frame, frame.chosen, value, REMOVED)
        elif frame.how & STEALING:
            change(game, frame, game.players[frame.player], frame.gauge, value)

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return player_key(game, value) if frame.step == 0 else f"amount:{value}"

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        if frame.step == 0:
            return player_label(game, value)
        assert isinstance(frame, Taking)
        return amount_label(frame.gauge, value)


_NEUTRAL_HAS: Final = 99


def _producers(game: Game, player: int, gauge: int, amount: int) -> list[int]:
    if game.table.has_conditions:
        game.settle()
    found = [NEUTRAL] if game.table.solo else []
    for other in others_first(game, player):
        if most_decrease(game, game.players[other], gauge) + to_come(game, other, gauge) >= amount:
            if _may_take(game, player, other, gauge):
                found.append(other)
    return found


def decrease_any(game: Game, frame: Frame, gauge: Gauge, amount: Amount) -> bool:
    """Obligatory: if only the own production can be lowered, it is (000 p. 9).

    Step: Decrease(gauge, amount, any_player=True)
    Test: can_decrease_any
    Most: most_to_decrease_any
    Takes: gauge, anybody
    Reads: gauge, anybody, choice
    """
    targets = _producers(game, frame.player, gauge, amount)
    frame.whom = NEUTRAL
    if not targets:
        return False
    asked = Taking(DECREASE_ANY, frame.block, frame.player, frame.cause, gauge, amount=amount)
    asked.items = targets
    game.stack.append(asked)
    return True


def can_decrease_any(game: Game, player: Player, gauge: Gauge, amount: Amount) -> bool:
    """Some player can lower it so far.

    Role: test
    """
    return len(_producers(game, player.index, gauge, amount)) > 0


def most_to_decrease_any(game: Game, player: Player, gauge: Gauge) -> int:
    """How far some player can lower it; the neutral opponent of a solo game has every production (000 p. 13).

    Role: most
    """
    if game.table.solo:
        return _NEUTRAL_HAS
    found = 0
    for other in game.players:
        if _may_take(game, player.index, other.index, gauge):
            found = max(found, most_decrease(game, other, gauge))
    return found


class DecreaseAny(Question):
    """Its frame is a `Taking`: `amount` is how far, `items` are the players to choose from."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        assert isinstance(frame, Taking)
        frame.step = 1
        tell_whom(game, frame, value)
        if value != NEUTRAL:
            harm(game, frame, value, frame.amount, LOST)

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return player_key(game, value)

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return player_label(game, value)
