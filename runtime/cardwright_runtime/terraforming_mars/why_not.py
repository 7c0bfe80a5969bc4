"""Why a card cannot be played now. In: a game, a player, a card. Out: reasons in plain English; none where it can be played.

They come from the predicates that find the legal moves, so the two cannot disagree.
"""

from cardwright_runtime.kernel.errors import GameError
from cardwright_runtime.terraforming_mars.cards import Card
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.labels import money_label
from cardwright_runtime.terraforming_mars.payment import (
    can_afford,
    card_cost,
    means,
    payers_for,
)
from cardwright_runtime.terraforming_mars.phases.numbers import ACTION_PHASE, PHASE_OVER
from cardwright_runtime.terraforming_mars.phases.seats import check_seat
from cardwright_runtime.terraforming_mars.phases.settling import payable_moves
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.steps.helped import possible_in_some_order
from cardwright_runtime.terraforming_mars.steps.rating_price import price_of_rating


def why_not(game: Game, player: int, card: str) -> list[str]:
    """Reasons why the player cannot play the card of this id."""
    check_seat(game.table, player)
    rule = card_named(game, card)
    owner = game.players[player]
    reasons = not_now(game, owner)
    if rule.index not in owner.hand:
        reasons.append(f"{rule.name} is not in the hand.")
    reasons.extend(unmet(game, owner, rule))
    if not can_afford(game, owner, rule):
        reasons.append(too_dear(game, owner, rule))
    if not reasons and not payable_moves(game, owner, [rule.move]):
        reasons.append(steps_too_dear(game, owner))
    return reasons


def card_named(game: Game, card: str) -> Card:
    number = game.table.numbers.get(card, -1)
    if number < 0 or not game.table.cards[number].key == card:
        raise GameError(f"There is no card `{card}` in this game.")
    return game.table.cards[number]


def not_now(game: Game, player: Player) -> list[str]:
    if game.phase == PHASE_OVER:
        return ["The game is over."]
    if not game.stack or game.stack[-1].rule != ACTION_PHASE:
        return ["Cards are played in the action phase, when no other decision is open."]
    if game.passed >> player.index & 1:
        return ["The player has passed in this generation."]
    if game.active_player != player.index:
        return ["It is another player's turn."]
    if player.first_action_due:
        return ["The first action of the corporation comes first."]
    return []


def unmet(game: Game, player: Player, card: Card) -> list[str]:
    """Requirements, and parts of the effect that could not be carried out."""
    if card.requirements_met(game, player) and possible_in_some_order(game, player, card):
        return []
    clauses = [card.texts.clauses[clause] for clause in card.obstacles(game, player)]
    return [f"Not met: {clause}" for clause in clauses] or ["Its effect is not possible in full."]


def too_dear(game: Game, player: Player, card: Card) -> str:
    due = money_label(card_cost(game, player, card))
    payable = money_label(means(player, payers_for(game, player, card)))
    return f"It costs {due}, and {payable} can be paid."


def steps_too_dear(game: Game, player: Player) -> str:
    """002 p. 6: what raises the rating is not done where the price of its steps cannot be paid afterwards."""
    price = money_label(price_of_rating(player))
    since = f"{game.table.rules[game.ruling].name} rule" if game.ruling >= 0 else "the price holds"
    return (
        f"While {since}, each step of the terraform rating costs {price}: its steps cannot be paid."
    )
