"""Cards that are bought one by one, shown together. In: a game that asks whether to buy. Out: the Offer, and the option for each card."""

from dataclasses import dataclass

from cardwright_runtime.kernel.decision import Decision
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import BUY_CARDS
from cardwright_runtime.terraforming_mars.payment import money
from cardwright_runtime.terraforming_mars.phases.preparation import start_of


@dataclass(frozen=True, slots=True)
class Offer:
    """`cards` are still to be decided about; at most so many can be paid."""

    cards: tuple[int, ...]
    price: int
    most: int


def offered_now(game: Game) -> Offer:
    frame = game.stack[-1]
    player = game.players[frame.player]
    if game.question == BUY_CARDS:
        price = player.card_price
        most = money(player) // price if price > 0 else len(frame.items)
        return Offer(tuple(frame.items), price, most)
    # Before the first generation the corporation, still secret, pays.
    price = start_of(game, player.picked[0]).card_price
    return Offer(tuple(frame.items), price, frame.amount)


def option_for(game: Game, decision: Decision, wanted: frozenset[str]) -> int:
    """Buy the card asked about if it is wanted."""
    bought = [option for option in decision.options if option.key.startswith("buy:")]
    buys = bool(bought) and bought[0].key.removeprefix("buy:") in wanted
    verb = "buy:" if buys else "discard:"
    return next(option.index for option in decision.options if option.key.startswith(verb))
