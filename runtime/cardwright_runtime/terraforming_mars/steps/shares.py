"""All or half of what a player has, taken. In: what, of whom. Out: whom, asked; stocks lowered.

The neutral opponent of the solo game has no number of anything, so that nothing can be a share of it.
"""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.slots import EachPlayer, Resource, Share, SomePlayers
from cardwright_runtime.terraforming_mars.steps.held_back import STEALING
from cardwright_runtime.terraforming_mars.steps.questions import NEUTRAL
from cardwright_runtime.terraforming_mars.steps.removing import EXACTLY, ask_from_whom, with_stock

_MORE_THAN_ANYBODY_HAS = 1 << 20


def remove_share(game: Game, frame: Frame, resource: Resource, share: Share) -> bool:
    """All or half of it, from one player.

    Step: Remove(amount=share, resources=(resource,), holder=Holder("any_player"))
    Takes: resource, anybody
    Reads: resource, anybody, choice
    """
    return _from_one(game, frame, resource, share, _all(game), EXACTLY)


def remove_share_from(
    game: Game, frame: Frame, resource: Resource, share: Share, players: SomePlayers
) -> bool:
    """From one of these players.

    Step: Remove(amount=share, resources=(resource,), players=players)
    Takes: resource, anybody
    Reads: resource, anybody, choice
    """
    return _from_one(game, frame, resource, share, players, EXACTLY)


def remove_share_from_each(
    game: Game, frame: Frame, resource: Resource, share: Share, players: EachPlayer
) -> bool:
    """From each of these players.

    Step: Remove(amount=share, resources=(resource,), players=players)
    Takes: resource, anybody
    Reads: resource, anybody
    """
    return _from_each(game, frame, resource, share, players, EXACTLY)


def steal_share(game: Game, frame: Frame, resource: Resource, share: Share) -> bool:
    """All or half of it, from one player, for oneself.

    Step: Steal(amount=share, resource=resource)
    Adds: resource
    Takes: resource, anybody
    Reads: resource, anybody, choice
    """
    return _from_one(game, frame, resource, share, _all(game), STEALING | EXACTLY)


def steal_share_from(
    game: Game, frame: Frame, resource: Resource, share: Share, players: SomePlayers
) -> bool:
    """From one of these players.

    Step: Steal(amount=share, resource=resource, players=players)
    Adds: resource
    Takes: resource, anybody
    Reads: resource, anybody, choice
    """
    return _from_one(game, frame, resource, share, players, STEALING | EXACTLY)


def steal_share_from_each(
    game: Game, frame: Frame, resource: Resource, share: Share, players: EachPlayer
) -> bool:
    """From each of these players.

    Step: Steal(amount=share, resource=resource, players=players)
    Adds: resource
    Takes: resource, anybody
    Reads: resource, anybody
    """
    return _from_each(game, frame, resource, share, players, STEALING | EXACTLY)


def _all(game: Game) -> list[int]:
    return [player.index for player in game.players]


def _from_one(
    game: Game, frame: Frame, resource: int, share: int, players: list[int], how: int
) -> bool:
    found = [
        player
        for player in with_stock(game, frame.player, resource, 1)
        if player != NEUTRAL and player in players
    ]
    return ask_from_whom(game, frame, resource, _MORE_THAN_ANYBODY_HAS, found, how | share)


def _from_each(
    game: Game, frame: Frame, resource: int, share: int, players: list[int], how: int
) -> bool:
    """One after the other, the first of them on top of the stack."""
    asked = False
    for player in reversed(players):
        if _from_one(game, frame, resource, share, [player], how):
            asked = True
    return asked
