"""Milestones and awards (000 p. 10 and 11). In: a game. Out: which can be had, at what price; and the payment of it."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.changes import AWARD_FUNDED, MILESTONE_CLAIMED
from cardwright_runtime.terraforming_mars.deeds import EVENT_PRIZE
from cardwright_runtime.terraforming_mars.events import Event
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    KIND_AWARD,
    KIND_MILESTONE,
    RESOURCE_MEGACREDIT,
)
from cardwright_runtime.terraforming_mars.numbers import PLAYERS as PLAYERS
from cardwright_runtime.terraforming_mars.payment import AWARDS, MILESTONES, prize_cost
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import Rule
from cardwright_runtime.terraforming_mars.steps.aftermath import tell_of
from cardwright_runtime.terraforming_mars.steps.paying import pay_money

MILESTONE_PRICE: Final = 8
MILESTONE_LIMIT: Final = 3
AWARD_LIMIT: Final = 3
FIRST_AWARD_PRICE: Final = 8
PRICE_STEP: Final = 6


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


def milestone_price(player: Player) -> int:
    return prize_cost(player, MILESTONES, MILESTONE_PRICE)


def award_price(game: Game, player: Player) -> int:
    """The first costs 8, the second 14, the third 20."""
    return prize_cost(player, AWARDS, FIRST_AWARD_PRICE + PRICE_STEP * len(game.awards))


class ClaimMilestone(Rule):
    """`frame.cause` is the milestone, `frame.amount` how much less it costs."""

    def __init__(self) -> None:
        super().__init__("claim_milestone", "Claim milestone")

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            price = max(0, milestone_price(game.players[frame.player]) - frame.amount)
            if pay_money(game, frame, RESOURCE_MEGACREDIT, price):
                return False
        game.milestones = game.milestones + [frame.cause * PLAYERS + frame.player]
        if game.logging:
            game.record(MILESTONE_CLAIMED, frame.cause, 1, frame.player, frame)
        tell_of(game, Event(EVENT_PRIZE, frame.player, thing=KIND_MILESTONE))
        return True


class FundAward(Rule):
    """`frame.cause` is the award, `frame.amount` how much less it costs."""

    def __init__(self) -> None:
        super().__init__("fund_award", "Fund award")

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            price = max(0, award_price(game, game.players[frame.player]) - frame.amount)
            if pay_money(game, frame, RESOURCE_MEGACREDIT, price):
                return False
        game.awards = game.awards + [frame.cause * PLAYERS + frame.player]
        if game.logging:
            game.record(AWARD_FUNDED, frame.cause, 1, frame.player, frame)
        tell_of(game, Event(EVENT_PRIZE, frame.player, thing=KIND_AWARD))
        return True
