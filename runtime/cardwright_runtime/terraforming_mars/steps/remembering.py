"""What players have done in a time, for cards that count it. In: an event, or what is counted. Out: the count, kept or looked up.

It is counted for every player from the beginning of the game, wherever the card is. Counts stand among the limited answers, and
end with the same time: in the place of the block is the number of the count.
"""

from cardwright_runtime.terraforming_mars.events import Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.slots import Number, Period, ThisRule
from cardwright_runtime.terraforming_mars.steps.effects import effect, much_of


def remember(game: Game, event: Event) -> None:
    """Only where some card counts events of this kind."""
    for rule in game.table.remembering:
        if event.kind in rule.remembers:
            for player in game.players:
                rule.remember(game, player, event)


def count_done(
    owner: Player, event: Event, rule: ThisRule, number: Number, period: Period, times: Number
) -> None:
    """It has happened so often.

    Role: count_done
    """
    _add(owner, effect(rule, number, owner.index, -1, period), times)


def count_units_done(
    owner: Player, event: Event, rule: ThisRule, number: Number, period: Period, times: Number
) -> None:
    """It was so much each time.

    Role: count_units_done
    """
    _add(owner, effect(rule, number, owner.index, -1, period), times * event.amount)


def times_done(player: Player, rule: ThisRule, number: Number, period: Period) -> int:
    """How often that was done, or how much it was.

    Role: times_done
    Reads: everything, open, triggers
    """
    mark = effect(rule, number, player.index, -1, period)
    for kept in player.limited:
        if _is_same(kept, mark):
            return much_of(kept)
    return 0


def _is_same(kept: int, mark: int) -> bool:
    """But for how much it is."""
    return kept & _NOT_MUCH == mark


_NOT_MUCH = (1 << 60) - 1


def _add(owner: Player, mark: int, much: int) -> None:
    if much > 0:
        kept = 0
        others: list[int] = []
        for one in owner.limited:
            if _is_same(one, mark):
                kept = much_of(one)
            else:
                others.append(one)
        others.append(mark | (kept + much) << 60)
        owner.limited = others
