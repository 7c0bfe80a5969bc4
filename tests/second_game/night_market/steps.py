"""All that generated rules call. In: a game, a frame or a player. Out: changes, counts, questions."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from second_game.night_market.events import Event
from second_game.night_market.game import CHOOSE, Game
from second_game.night_market.nouns import EVERYONE, YOURS
from second_game.night_market.player import Player
from second_game.night_market.rule import Rule
from second_game.night_market.slots import Amount, Gauge, Number, Owner, Resource, Tag, Value

NO_OR_YES: Final = [0, 1]


def gain(game: Game, frame: Frame, gauge: Gauge, amount: Amount) -> None:
    """Add to what the player owns.

    Step: Gain(amount, gauge)
    """
    game.players[frame.player].add(gauge, amount)


def lose(game: Game, frame: Frame, gauge: Gauge, amount: Amount) -> None:
    """Lose so much, or what there is.

    Step: Lose(amount, gauge)
    Test: owns in sum
    """
    player = game.players[frame.player]
    player.add(gauge, -min(amount, player.gauges[gauge]))


def pay(game: Game, frame: Frame, resource: Resource, amount: Amount) -> None:
    """From the own stock.

    Step: Pay(prices=(Price(amount, resource),))
    Test: can_pay in sum
    """
    game.players[frame.player].add(resource, -amount)


def owns(game: Game, player: Player, gauge: Gauge, amount: Amount) -> bool:
    """There is so much of it.

    Role: test
    """
    return player.gauges[gauge] >= amount


def can_pay(game: Game, player: Player, resource: Resource, amount: Amount) -> bool:
    """There is so much of it.

    Role: test
    Stronger than: owns
    """
    return player.gauges[resource] >= amount


def stock(game: Game, player: Player, gauge: Gauge) -> int:
    """What the player owns of it.

    Count: ThingCount(gauge=gauge, owner="yours")
    """
    return player.gauges[gauge]


def count_wares(game: Game, player: Player, tag: Tag, owner: Owner) -> int:
    """Such wares on stalls that are open.

    Count: TagCount(tags=Each(tag), owner=owner)
    """
    total = 0
    for other in game.players:
        if owner == EVERYONE or (owner == YOURS) == (other.index == player.index):
            total += sum(game.stall(card).wares.count(tag) for card in other.stalls)
    return total


def change_value(player: Player, value: Value, by: Number) -> None:
    """The rent is so much more, or less.

    Lasting: ValueIs(value, number=by, shift="higher")
    Undo: change_value -by
    """
    player.rent += by


def choose_option(game: Game, frame: Frame, options: list[int]) -> bool:
    """Which of these options of the block: `frame.chosen`.

    Role: choose_option
    """
    frame.chosen = options[0] if options else -1
    if len(options) > 1:
        game.push(CHOOSE, frame.block, frame.player, frame.cause).items = options
    return len(options) > 1


def ask_whether(game: Game, frame: Frame) -> bool:
    """Whether to do it: `frame.chosen` is 1 or 0.

    Role: ask_whether
    """
    game.push(CHOOSE, frame.block, frame.player, frame.cause).items = NO_OR_YES
    return True


def respond(game: Game, rule: Rule, block: int, owner: Player, event: Event, times: int) -> None:
    """Called by `hear`: the block is carried out so many times.

    Role: respond
    """
    for _ in range(times):
        game.push(rule.index, block, owner.index, rule.index).card = event.card
