"""A price of each step of the rating. In: steps that a player takes. Out: what is owed for them; steps that nobody can pay for are not taken."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.changes import GAUGE_CHANGED
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import RESOURCE_MEGACREDIT, VALUE_RATING_PRICE
from cardwright_runtime.terraforming_mars.payment import money
from cardwright_runtime.terraforming_mars.player import Player


def price_of_rating(player: Player) -> int:
    return player.more_values.get(VALUE_RATING_PRICE, 0) if player.more_values else 0


def steps_paid_for(game: Game, frame: Frame, player: Player, steps: int) -> int:
    """002 p. 6: whoever acts may pay with money that the same action brings, so that he owes it until it is done. Others pay at once,
    and go up no farther than they can pay (ruling `price-of-rating`)."""
    price = price_of_rating(player)
    if price <= 0:
        return steps
    if player.index == game.active_player:
        player.owed += price * steps
        return steps
    steps = min(steps, player.megacredits // price)
    player.add_gauge(RESOURCE_MEGACREDIT, -price * steps)
    if game.logging and steps:
        game.record(GAUGE_CHANGED, RESOURCE_MEGACREDIT, -price * steps, player.index, frame)
    return steps


def can_settle(player: Player) -> bool:
    return player.owed == 0 or money(player) >= player.owed
