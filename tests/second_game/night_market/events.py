"""What happened, for the stalls that wait for it. In: one event. Out: how often a stall answers it."""

from typing import TYPE_CHECKING, Final

from second_game.night_market.nouns import EVERYONE, YOURS
from second_game.night_market.slots import Tag, Who

if TYPE_CHECKING:
    from second_game.night_market.game import Game
    from second_game.night_market.player import Player

EVENT_PLAYS: Final = 0
EVENT_DAWN: Final = 1


class Event:
    def __init__(self, kind: int, actor: int, card: int = -1) -> None:
        self.kind, self.actor, self.card = kind, actor, card


def plays_tag(game: "Game", owner: "Player", event: Event, who: Who, tag: Tag) -> int:
    """Once for each such ware of the stall played.

    Event: PlaysTag(who, tags=Each(tag))
    Kind: EVENT_PLAYS
    """
    own = event.actor == owner.index
    if event.kind != EVENT_PLAYS or (who != EVERYONE and own != (who == YOURS)):
        return 0
    return game.stall(event.card).wares.count(tag)


def dawn(event: Event) -> int:
    """Once when the night is over.

    Event: Moment(noun="dawn")
    Kind: EVENT_DAWN
    """
    return 1 if event.kind == EVENT_DAWN else 0
