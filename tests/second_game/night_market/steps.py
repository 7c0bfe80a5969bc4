"""All that generated rules call. In: a game, a frame or a player. Out: changes, counts, questions."""

from cardwright_runtime.kernel.frame import Frame
from second_game.night_market.game import CHOOSE, Game
from second_game.night_market.nouns import EVERYONE, YOURS
from second_game.night_market.player import Player
from second_game.night_market.rule import EVENT_DAWN, EVENT_PLAYS, Event, Stall
from second_game.night_market.slots import Amount, Gauge, Number, Owner, Resource, Tag, Who


def gain(game: Game, frame: Frame, gauge: Gauge, amount: Amount) -> None:
    """Step: Gain(amount, gauge)"""
    game.players[frame.player].add(gauge, amount)


def lose(game: Game, frame: Frame, gauge: Gauge, amount: Amount) -> None:
    """Step: Lose(amount, gauge)
    Test: owns in sum
    """
    game.players[frame.player].add(gauge, -amount)


def pay(game: Game, frame: Frame, gauge: Resource, amount: Amount) -> None:
    """Step: Pay(prices=(Price(amount, resource=gauge),))
    Test: owns in sum
    """
    game.players[frame.player].add(gauge, -amount)


def owns(game: Game, player: Player, gauge: Gauge, amount: Amount) -> bool:
    """Role: test"""
    return player.gauges[gauge] >= amount


def stock(game: Game, player: Player, gauge: Gauge) -> int:
    """Count: ThingCount(gauge=gauge, owner="yours")"""
    return player.gauges[gauge]


def count_wares(game: Game, player: Player, tag: Tag, owner: Owner) -> int:
    """Count: TagCount(tags=Each(tag), owner=owner)"""
    found = [each for each in game.players if is_of(player, each.index, owner)]
    return sum(game.stalls[card].wares.count(tag) for each in found for card in each.stalls)


def is_of(player: Player, other: int, whose: int) -> bool:
    return whose == EVERYONE or (whose == YOURS) == (other == player.index)


def plays_tag(game: Game, owner: Player, event: Event, who: Who, tag: Tag) -> int:
    """Event: PlaysTag(who, tags=Each(tag))
    Kind: EVENT_PLAYS
    """
    hears = event.kind == EVENT_PLAYS and is_of(owner, event.actor, who)
    return game.stalls[event.card].wares.count(tag) if hears else 0


def dawn(event: Event) -> int:
    """Event: Moment(noun="dawn")
    Kind: EVENT_DAWN
    """
    return int(event.kind == EVENT_DAWN)


def respond(game: Game, stall: Stall, block: int, owner: Player, event: Event, times: int) -> None:
    """Role: respond"""
    for _ in range(times):
        game.push(stall.index, block, owner.index, stall.index).card = event.card


def change_rent(player: Player, by: Number) -> None:
    """Lasting: ValueIs(value="rent", amount=by, shift="higher")
    Undo: change_rent -by
    """
    player.rent += by


def choose_option(game: Game, frame: Frame, options: list[int]) -> bool:
    """Role: choose_option"""
    frame.chosen = options[0] if options else -1
    if len(options) > 1:
        game.push(CHOOSE, frame.block, frame.player, frame.rule).items = options
    return len(options) > 1


def ask_whether(game: Game, frame: Frame) -> bool:
    """Role: ask_whether"""
    return choose_option(game, frame, [0, 1])
