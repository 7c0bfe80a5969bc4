"""What an action owes is paid when it is done. In: a player who owes. Out: the payment; moves and answers after which it can be made."""

from typing import Final

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.awaited import EVENT_NEIGHBOUR
from cardwright_runtime.terraforming_mars.cards import Project, ProjectCard
from cardwright_runtime.terraforming_mars.deeds import (
    EVENT_END_OF_ACTIONS,
    EVENT_END_OF_PRODUCTION,
    EVENT_END_OF_RESEARCH,
)
from cardwright_runtime.terraforming_mars.events import (
    EVENT_ACTION_PHASE,
    EVENT_GAINS_BONUS,
    EVENT_PAYS,
    EVENT_PLACES_TILE,
    EVENT_PLAYS_CARD,
    EVENT_PRODUCTION_PHASE,
    EVENT_RESEARCH_PHASE,
)
from cardwright_runtime.terraforming_mars.facets import FACET_ANYBODY
from cardwright_runtime.terraforming_mars.frames import Placing
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import COUNTER_RATING, RESOURCE_MEGACREDIT
from cardwright_runtime.terraforming_mars.numbers import PAY_PRICE, PLACE_TILE, PLAY_CARD
from cardwright_runtime.terraforming_mars.payment import (
    card_cost,
    means,
    money,
    payers_for,
    project_cost,
)
from cardwright_runtime.terraforming_mars.phases.numbers import SETTLE
from cardwright_runtime.terraforming_mars.phases.payment_trial import (
    MAY_RAISE,
    is_on_trial,
    leads_to_payment,
    place_of_phase,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import ACTION, WHEN_PLAYED, Rule
from cardwright_runtime.terraforming_mars.steps.gauges import change
from cardwright_runtime.terraforming_mars.steps.paying import pay_money
from cardwright_runtime.terraforming_mars.steps.rating_ahead import (
    MANY,
    RatingAhead,
    money_gauges,
    money_of_area,
    most_money,
    rating_ahead,
)
from cardwright_runtime.terraforming_mars.steps.rating_price import price_of_rating


class Settle(Rule):
    """`cause` is the rule that asks the price."""

    def __init__(self) -> None:
        super().__init__("settle", "What the rating costs")

    def run(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            player = game.players[frame.player]
            due = player.owed
            player.owed = 0
            if money(player) < due:
                due = self.take_back_unpaid(game, frame, player, due)
            return not pay_money(game, frame, RESOURCE_MEGACREDIT, due)
        return True

    def take_back_unpaid(self, game: Game, frame: Frame, player: Player, due: int) -> int:
        """No move leads here; a rule that sets a step off all by itself may. What is left to pay."""
        price = max(price_of_rating(player), 1)
        paid = min(due, money(player)) // price
        change(game, frame, player, COUNTER_RATING, paid - due // price)
        return paid * price


def settle_debts(game: Game) -> bool:
    """True where a payment comes first."""
    if game.players[game.active_player].owed == 0:
        return False
    game.push(SETTLE, 0, game.active_player, game.ruling if game.ruling >= 0 else SETTLE)
    return True


def payable_moves(game: Game, player: Player, moves: list[int]) -> list[int]:
    """002 p. 6: an action whose steps of the rating cannot be paid for may not be taken."""
    if price_of_rating(player) <= 0 or is_on_trial():
        return moves
    answers = Answers(game, player)
    return [move for move in moves if _ends_well(game, player, move, answers)]


class Answers:
    """What cards answer to events: they raise the player's rating, take his money, or bring him some; a bit for each kind of event."""

    def __init__(self, game: Game, player: Player) -> None:
        paying = money_gauges(player)
        self.raising = 0
        self.taking = 0
        self.bringing = 0
        for other in game.players:
            own = other.index == player.index
            for kind, waiting in enumerate(other.listeners):
                for number in waiting:
                    rule = game.table.rules[number]
                    if own and rule.answers_add & MAY_RAISE:
                        self.raising |= 1 << kind
                    if rule.answers_add & paying:
                        self.bringing |= 1 << kind
                    if rule.answers_take & paying and (own or rule.answers_take & FACET_ANYBODY):
                        self.taking |= 1 << kind


def _ends_well(game: Game, player: Player, move: int, answers: Answers) -> bool:
    kind = move >> 16
    if kind > _LAST_KIND:
        return True
    rule = game.table.rules[move & 0xFFFF]
    block = ACTION if kind else WHEN_PLAYED
    if rule.carries_out:
        return leads_to_payment(game, player, move)
    adds = rule.action_adds if kind else rule.played_adds
    if not answers.raising and not adds & MAY_RAISE:
        return True
    ahead = rating_ahead(game, player, rule, block)
    heard = _heard(rule, block, ahead)
    if not answers.raising & heard:
        if ahead.most == 0:
            return True
        funds = _funds_for(game, player, rule, block)
        price = price_of_rating(player)
        if not answers.taking & heard and funds.least >= price * ahead.most:
            return True
        if not answers.bringing & heard and funds.most < price * ahead.least:
            if funds.most + most_money(game, ahead) < price * ahead.least:
                return False
    one_tile = len(ahead.tiles) == 1 and ahead.most < MANY and not answers.bringing & heard
    return leads_to_payment(game, player, move, one_tile)


def _heard(rule: Rule, block: int, ahead: RatingAhead) -> int:
    """Kinds of event that a move may bring: none of a phase, those of tiles only where one may be laid."""
    heard = ~_OF_PHASES
    if block != WHEN_PLAYED:
        heard &= ~(1 << EVENT_PLAYS_CARD)
        if not isinstance(rule, Project) or not rule.cost:
            heard &= ~(1 << EVENT_PAYS)
    if ahead.most < MANY and not ahead.tiles:
        heard &= ~_OF_TILES
    return heard


_OF_PHASES: Final = (
    1 << EVENT_PRODUCTION_PHASE
    | 1 << EVENT_RESEARCH_PHASE
    | 1 << EVENT_ACTION_PHASE
    | 1 << EVENT_END_OF_RESEARCH
    | 1 << EVENT_END_OF_ACTIONS
    | 1 << EVENT_END_OF_PRODUCTION
)
_OF_TILES: Final = 1 << EVENT_PLACES_TILE | 1 << EVENT_GAINS_BONUS | 1 << EVENT_NEIGHBOUR
# Claiming, passing and the like have higher numbers, or raise nothing.
_LAST_KIND: Final = 5


class Funds:
    """The money that is left when the price of a move is paid: at least, where all of it is paid in money; and at most."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most


def _funds_for(game: Game, player: Player, rule: Rule, block: int) -> Funds:
    there = money(player)
    if isinstance(rule, ProjectCard) and block == WHEN_PLAYED:
        cost = max(card_cost(game, player, rule), 0)
        most = min(there, means(player, payers_for(game, player, rule)) - cost)
        return Funds(there - cost - _taken(player, rule, block), most)
    if isinstance(rule, Project) and rule.cost:
        return Funds(there - rule.cost, there - project_cost(player, rule))
    return Funds(there - _taken(player, rule, block), there)


def _taken(player: Player, rule: Rule, block: int) -> int:
    """Nobody knows how much, where its effect takes any money."""
    paying = money_gauges(player)
    for unit in rule.units.get(block, (block,)):
        if rule.touch(unit)[1] & paying:
            return MANY
    return 0


def payable_values(game: Game, values: list[int]) -> list[int]:
    """Of the answers to the top frame's question those after which what is owed can be paid; all, if none."""
    player = game.players[game.active_player]
    if price_of_rating(player) <= 0 or is_on_trial():
        return values
    place = place_of_phase(game)
    if not 0 <= place < len(game.stack) - 1:
        return values
    lacking = _most_lacking(game, player, game.stack[place + 1])
    if lacking <= 0:
        return values
    kept = [
        value
        for value in values
        if _brought_by(game, player, value) >= lacking or leads_to_payment(game, player, value)
    ]
    return kept if kept else values


def _most_lacking(game: Game, player: Player, action: Frame) -> int:
    """Beyond the money that is there, whatever is answered."""
    if action.cause < 0:
        return MANY
    rule = game.table.rules[action.cause]
    answers = Answers(game, player)
    ahead = rating_ahead(game, player, rule, action.block)
    heard = _heard(rule, action.block, ahead)
    if answers.raising & heard or rule.carries_out:
        return MANY
    if player.owed == 0 and ahead.most == 0:
        return 0
    if answers.taking & heard:
        return MANY
    due = player.owed + price_of_rating(player) * ahead.most
    if _is_paid(game, action):
        taken = 0 if isinstance(rule, Project) else _taken(player, rule, action.block)
        return due + taken - money(player)
    return due - _funds_for(game, player, rule, action.block).least


def _is_paid(game: Game, action: Frame) -> bool:
    """The price of the card or the project: it comes before everything else."""
    if action.rule == PLAY_CARD and action.step < _CARD_PAID:
        return False
    return game.stack[-1].rule != PAY_PRICE


_CARD_PAID: Final = 2


def _brought_by(game: Game, player: Player, value: int) -> int:
    """The money that an area brings whose player lays his own tile there."""
    asked = game.stack[-1]
    if asked.rule != PLACE_TILE or asked.player != player.index:
        return 0
    assert isinstance(asked, Placing)
    return 0 if asked.for_nobody else money_of_area(game, player, money_gauges(player), value)
