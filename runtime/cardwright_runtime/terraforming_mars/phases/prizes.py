"""Milestones and awards (000 p. 10 and 11). In: a game. Out: which can be had, at what price; and the payment of it."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.changes import AWARD_FUNDED, MILESTONE_CLAIMED
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import RESOURCE_MEGACREDIT
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.steps import pay

MILESTONE_PRICE: Final = 8
MILESTONE_LIMIT: Final = 3
AWARD_LIMIT: Final = 3
FIRST_AWARD_PRICE: Final = 8
PRICE_STEP: Final = 6
# How `game.milestones` and `game.awards` pack the rule with the player.
PLAYERS: Final = 8


def is_taken(prizes: list[int], rule: int) -> bool:
    """A milestone or an award is among those claimed or funded."""
    for prize in prizes:
        if prize // PLAYERS == rule:
            return True
    return False


def claimable(game: Game, player: Player) -> list[int]:
    """Milestones that nobody has yet and whose condition this player meets."""
    if len(game.milestones) >= MILESTONE_LIMIT:
        return []
    found: list[int] = []
    for milestone in game.table.milestones:
        taken = is_taken(game.milestones, milestone.index)
        if not taken and milestone.requirements_met(game, player):
            found.append(milestone.index)
    return found


def fundable(game: Game) -> list[int]:
    """Awards that nobody has funded yet."""
    if len(game.awards) >= AWARD_LIMIT:
        return []
    found: list[int] = []
    for award in game.table.awards:
        if not is_taken(game.awards, award.index):
            found.append(award.index)
    return found


def award_price(game: Game) -> int:
    """The first costs 8, the second 14, the third 20."""
    return FIRST_AWARD_PRICE + PRICE_STEP * len(game.awards)


class ClaimMilestone(Rule):
    """`frame.cause` is the milestone."""

    def __init__(self) -> None:
        super().__init__("claim_milestone", "Claim milestone")

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay(game, frame, RESOURCE_MEGACREDIT, MILESTONE_PRICE):
                return False
        game.milestones = game.milestones + [frame.cause * PLAYERS + frame.player]
        if game.logging:
            game.record(MILESTONE_CLAIMED, frame.cause, 1, frame.player, frame)
        return True


class FundAward(Rule):
    """`frame.cause` is the award."""

    def __init__(self) -> None:
        super().__init__("fund_award", "Fund award")

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay(game, frame, RESOURCE_MEGACREDIT, award_price(game)):
                return False
        game.awards = game.awards + [frame.cause * PLAYERS + frame.player]
        if game.logging:
            game.record(AWARD_FUNDED, frame.cause, 1, frame.player, frame)
        return True
