"""Steps that change a player's own numbers at once. In: a frame, a gauge, an amount. Out: the changed player."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.awaited import (
    EVENT_GAUGE_DOWN,
    EVENT_GAUGE_UP,
    EVENT_TOKENS_DOWN,
    EVENT_TOKENS_UP,
)
from cardwright_runtime.terraforming_mars.changes import GAUGE_CHANGED, TOKENS_CHANGED
from cardwright_runtime.terraforming_mars.events import EVENT_BEFORE, LOST, OF_A_PHASE, PAID, Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import LEAST
from cardwright_runtime.terraforming_mars.nouns import (
    COUNTER_RATING,
    FIRST_RESOURCE_OF_PACKS,
    PRODUCTION_MEGACREDIT,
)
from cardwright_runtime.terraforming_mars.player import LEAST_MEGACREDIT_PRODUCTION, Player
from cardwright_runtime.terraforming_mars.slots import Amount, Gauge, Number
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_later
from cardwright_runtime.terraforming_mars.steps.held_back import to_come
from cardwright_runtime.terraforming_mars.steps.rating_price import steps_paid_for

_TOKENS_AWAITED: Final = 1 << EVENT_TOKENS_UP | 1 << EVENT_TOKENS_DOWN
_GAUGES_AWAITED: Final = 1 << EVENT_GAUGE_UP | 1 << EVENT_GAUGE_DOWN


def change(
    game: Game,
    frame: Frame,
    player: Player,
    gauge: int,
    amount: int,
    why: int = LOST,
    answered: bool = False,
) -> None:
    """Add to any player's gauge on behalf of a frame; `answered` is what nobody may hold back any more."""
    if (
        game.table.awaited >> EVENT_BEFORE & 1
        and not answered
        and player.index != game.table.automa
    ):
        if why == PAID:
            # What was to be gained for it may still be held back: then all that there is goes.
            amount = -min(-amount, player.gauge(gauge))
        elif why != OF_A_PHASE and amount != 0:
            # It stands on this module.
            from cardwright_runtime.terraforming_mars.steps.coming import is_change_held_back

            if is_change_held_back(game, frame, player, gauge, amount, why):
                return
            if amount < 0:
                amount = -max(min(-amount, most_decrease(game, player, gauge)), 0)
    if amount > 0 and gauge == COUNTER_RATING and player.more_values:
        amount = steps_paid_for(game, frame, player, amount)
    if amount == 0:
        return
    if player.index == game.table.automa:
        # It stands on this module.
        from cardwright_runtime.terraforming_mars.automa.money import change_automa

        if change_automa(game, frame, player, gauge, amount):
            return
    player.add_gauge(gauge, amount)
    if game.logging:
        game.record(GAUGE_CHANGED, gauge, amount, player.index, frame)
    if why != OF_A_PHASE and game.table.awaited & _GAUGES_AWAITED:
        kind = EVENT_GAUGE_UP if amount > 0 else EVENT_GAUGE_DOWN
        tell_later(
            game,
            Event(kind, frame.player, thing=gauge, amount=abs(amount), whose=player.index, why=why),
        )


def change_tokens(
    game: Game,
    frame: Frame,
    player: Player,
    card: int,
    amount: int,
    why: int = LOST,
    answered: bool = False,
) -> None:
    if amount == 0 or card not in player.holders:
        return
    if game.table.awaited >> EVENT_BEFORE & 1 and not answered:
        # It stands on this module.
        from cardwright_runtime.terraforming_mars.steps.coming import is_resource_held_back

        if amount < 0:
            amount = -min(-amount, player.tokens_on(card))
        elif is_resource_held_back(game, frame, player, card, amount, why):
            return
    player.add_tokens(card, amount)
    if game.logging:
        game.record(TOKENS_CHANGED, card, amount, player.index, frame)
    if game.table.awaited & _TOKENS_AWAITED:
        kind = EVENT_TOKENS_UP if amount > 0 else EVENT_TOKENS_DOWN
        changed = Event(kind, frame.player, card=card, thing=game.table.cards[card].holds)
        changed.amount, changed.whose, changed.why = abs(amount), player.index, why
        tell_later(game, changed)


def gain(game: Game, frame: Frame, gauge: Gauge, amount: Amount) -> None:
    """Add to an own stock.

    Step: Gain(amount, gauge)
    Adds: gauge
    """
    change(game, frame, game.players[frame.player], gauge, amount)


def start_with(game: Game, player: Player, gauge: Gauge, amount: Number) -> None:
    """What a corporation gives at the start of the game.

    Role: start_with
    """
    player.add_gauge(gauge, amount)


def increase(game: Game, frame: Frame, gauge: Gauge, amount: Amount) -> None:
    """Raise an own production or the rating.

    Step: Increase(gauge, amount)
    Adds: gauge
    """
    change(game, frame, game.players[frame.player], gauge, amount)


def lose_all(game: Game, frame: Frame, gauge: Gauge) -> None:
    """Lose whatever there is.

    Step: Lose(amount="all", gauge=gauge)
    Takes: gauge
    Reads: gauge
    """
    player = game.players[frame.player]
    change(game, frame, player, gauge, -player.gauge(gauge))


def lose_half(game: Game, frame: Frame, gauge: Gauge) -> None:
    """Lose half of what there is, rounded down.

    Step: Lose(amount="half", gauge=gauge)
    Takes: gauge
    Reads: gauge
    """
    player = game.players[frame.player]
    change(game, frame, player, gauge, -(player.gauge(gauge) // 2))


def lose(game: Game, frame: Frame, gauge: Gauge, amount: Amount) -> None:
    """Lose so much, or what there is.

    Step: Lose(amount, gauge)
    Test: can_lose in sum
    Most: stock
    Takes: gauge
    """
    player = game.players[frame.player]
    there = player.gauge(gauge) + to_come(game, player.index, gauge)
    change(game, frame, player, gauge, -min(amount, there))


def decrease(game: Game, frame: Frame, gauge: Gauge, amount: Amount) -> None:
    """Lower a production, never below its least.

    Step: Decrease(gauge, amount)
    Test: can_decrease in sum
    Most: most_decrease
    Takes: gauge
    """
    player = game.players[frame.player]
    there = most_decrease(game, player, gauge) + to_come(game, player.index, gauge)
    change(game, frame, player, gauge, -min(amount, there))


def can_lose(game: Game, player: Player, gauge: Gauge, amount: Amount) -> bool:
    """There is so much of it.

    Role: test
    """
    return player.gauge(gauge) + to_come(game, player.index, gauge) >= amount


def can_decrease(game: Game, player: Player, gauge: Gauge, amount: Amount) -> bool:
    """It can go down so far.

    Role: test
    Stronger than: can_lose
    """
    return most_decrease(game, player, gauge) + to_come(game, player.index, gauge) >= amount


def stock(game: Game, player: Player, gauge: Gauge) -> int:
    """The most that can be paid of it.

    Role: most
    """
    if player.index == game.table.automa:
        # It stands on this module.
        from cardwright_runtime.terraforming_mars.automa.money import stock_of

        return stock_of(game, player, gauge)
    return player.gauge(gauge)


def most_decrease(game: Game, player: Player, gauge: Gauge) -> int:
    """How far it can go down; income goes down to -5 (000 p. 6).

    Role: most
    """
    if player.index == game.table.automa:
        return stock(game, player, gauge)
    if gauge == PRODUCTION_MEGACREDIT:
        return player.megacredit_production - LEAST_MEGACREDIT_PRODUCTION
    if gauge < FIRST_RESOURCE_OF_PACKS:
        return player.gauge(gauge)
    return player.gauge(gauge) - LEAST.get(gauge, 0)
