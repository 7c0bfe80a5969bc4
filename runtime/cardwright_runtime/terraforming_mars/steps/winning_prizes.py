"""Milestones and awards that a card lets its player have. In: how much less it costs. Out: the question which one, and the prize on the stack."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.numbers import CHOOSE_PRIZE
from cardwright_runtime.terraforming_mars.payment import WHOLE_PRICE, money
from cardwright_runtime.terraforming_mars.phases.numbers import CLAIM_MILESTONE, FUND_AWARD
from cardwright_runtime.terraforming_mars.phases.prizes import (
    award_price,
    claimable,
    fundable,
    milestone_price,
)
from cardwright_runtime.terraforming_mars.slots import Flag, Reduction
from cardwright_runtime.terraforming_mars.steps.questions import Question


def claim_milestone(game: Game, frame: Frame, less: Reduction, free: Flag) -> bool:
    """One that its player may claim as in a turn, at so much less; where there is none, or too little money, nothing.

    Step: Perform(trigger="claim", noun="milestone", less=less, free=free)
    Adds: triggers
    Takes: resource_megacredit
    Instead: resource
    Reads: everything, open, in_force, choice
    """
    player = game.players[frame.player]
    reduced = WHOLE_PRICE if free else less
    found = claimable(game, player)
    if money(player) < milestone_price(player) - reduced:
        return False
    return _ask(game, frame, CLAIM_MILESTONE, found, reduced)


def fund_award(game: Game, frame: Frame, less: Reduction, free: Flag) -> bool:
    """One that nobody has funded, at so much less than the next one costs; where there is none, or too little money, nothing.

    Step: Perform(trigger="fund", noun="award", less=less, free=free)
    Adds: triggers
    Takes: resource_megacredit
    Instead: resource
    Reads: resource_megacredit, triggers, choice
    """
    player = game.players[frame.player]
    reduced = WHOLE_PRICE if free else less
    if money(player) < award_price(game, player) - reduced:
        return False
    return _ask(game, frame, FUND_AWARD, fundable(game), reduced)


def _ask(game: Game, frame: Frame, deed: int, prizes: list[int], less: int) -> bool:
    if not prizes:
        return False
    asked = game.push(CHOOSE_PRIZE, frame.block, frame.player, frame.cause)
    asked.items = prizes
    asked.chosen = deed
    asked.amount = less
    return True


class ChoosePrize(Question):
    """`items` are the prizes to choose from, `chosen` what is done with one, `amount` how much less it costs."""

    def answer(self, game: Game, frame: Frame, value: int) -> None:
        frame.step = 1
        game.push(frame.chosen, 0, frame.player, value).amount = frame.amount

    def option_key(self, game: Game, frame: Frame, value: int) -> str:
        return game.table.rules[value].key.rpartition(".")[2]

    def option_label(self, game: Game, frame: Frame, value: int) -> str:
        return game.table.rules[value].name
