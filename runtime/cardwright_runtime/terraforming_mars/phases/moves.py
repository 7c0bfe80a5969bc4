"""What a player may do with an action. In: the game and the player. Out: numbers of moves, in a fixed order.

This is where a game spends its time: money is compared before anything else is looked at, only cards that act are asked,
and what is found here is not checked again when it is carried out.
"""

from cardwright_runtime.terraforming_mars.cards import Project
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.descriptions import reckoned
from cardwright_runtime.terraforming_mars.payment import (
    can_afford,
    means_for_project,
    money,
    project_cost,
    worth,
)
from cardwright_runtime.terraforming_mars.phases.numbers import (
    MOVE_AWARD,
    MOVE_END_TURN,
    MOVE_MILESTONE,
    MOVE_PASS,
)
from cardwright_runtime.terraforming_mars.phases.prizes import (
    MILESTONE_PRICE,
    award_price,
    claimable,
    fundable,
    milestone_price,
)
from cardwright_runtime.terraforming_mars.player import CARD_GAUGES, Player
from cardwright_runtime.terraforming_mars.steps.helped import (
    can_act_in_some_order,
    possible_in_some_order,
)


def legal_moves(game: Game, player: Player, may_end_turn: bool) -> list[int]:
    """All that a player may do now; passing is always among it."""
    moves: list[int] = []
    funds = money(player)
    if player.hand:
        add_cards(game, player, funds, moves)
    add_projects(game, player, funds, moves)
    if not game.table.solo and (funds >= MILESTONE_PRICE or player.project_discounts):
        add_prizes(game, player, funds, moves)
    add_actions(game, player, moves)
    add_conversions(game, player, funds, moves)
    add_sales(game, player, moves)
    if may_end_turn:
        moves.append(MOVE_END_TURN)
    moves.append(MOVE_PASS)
    return moves


def add_cards(game: Game, player: Player, funds: int, moves: list[int]) -> None:
    most = most_payable(game, player, funds)
    cards = game.table.cards
    for number in player.hand:
        card = cards[number]
        if (card.cost <= most or card.discounts_itself) and can_afford(game, player, card):
            if card.requirements_met(game, player) and possible_in_some_order(game, player, card):
                moves.append(card.move)


def most_payable(game: Game, player: Player, funds: int) -> int:
    """No card of a higher printed cost can be paid, whatever its tags: spares most of the hand a closer look."""
    most = funds + player.card_discount
    most += player.steel * max(player.steel_value, 0) + player.titanium * max(
        player.titanium_value, 0
    )
    for metal in game.table.more_metals:
        most += player.gauge(metal) * worth(player, metal)
    if player.paying_cards:
        for description, value in player.paying_cards.items():
            most += player.gauge(CARD_GAUGES + description) * value
    for discount in player.tag_discounts:
        most += discount
    if player.quality_discounts:
        most += sum(player.quality_discounts.values())
    if player.described_discounts:
        most += sum(player.described_discounts.values())
    for description, reckonings in player.reckoned_discounts.items():
        most += reckoned(game, player, description, reckonings)
    return most


def used_by_others(game: Game, player: Player, rule: int) -> int:
    return sum([other.used.count(rule) for other in game.players if other is not player])


def left_over(game: Game, player: Player, projects: list[Project]) -> list[Project]:
    """Those that the player may still carry out."""
    return [
        project
        for project in projects
        if not project.action_times
        or player.used.count(project.index)
        + (used_by_others(game, player, project.index) if project.action_together else 0)
        < project.action_times
    ]


def add_projects(game: Game, player: Player, funds: int, moves: list[int]) -> None:
    discounts = len(player.project_discounts) > 0
    projects = game.table.paid_projects
    if game.table.limits_projects:
        projects = left_over(game, player, projects)
    for project in projects:
        cost = project_cost(player, project) if discounts else project.cost
        if player.paying_cards:
            funds = means_for_project(player, project)
        if cost <= funds and can_act(game, player, project):
            moves.append(project.move)


def add_prizes(game: Game, player: Player, funds: int, moves: list[int]) -> None:
    if funds >= milestone_price(player):
        for milestone in claimable(game, player):
            moves.append(MOVE_MILESTONE | milestone)
    if funds >= award_price(game, player):
        for award in fundable(game):
            moves.append(MOVE_AWARD | award)


def add_actions(game: Game, player: Player, moves: list[int]) -> None:
    cards = game.table.cards
    used = player.used
    for number in player.action_cards:
        # 000 p. 11: an action is used once in a generation.
        card = cards[number]
        left = card.action_times
        if card.action_together:
            left -= used_by_others(game, player, number)
        for other in used:
            if other == number:
                left -= 1
        if left > 0 and (
            card.can_act(game, player)
            or (card.orders_action and can_act_in_some_order(game, player, card))
        ):
            moves.append(card.action_move)


def add_conversions(game: Game, player: Player, funds: int, moves: list[int]) -> None:
    projects = game.table.conversions
    if game.table.limits_projects:
        projects = left_over(game, player, projects)
    for project in projects:
        cost = project_cost(player, project) if player.project_discounts else project.cost
        if cost <= funds and can_act(game, player, project):
            moves.append(project.move)


def add_sales(game: Game, player: Player, moves: list[int]) -> None:
    """The standard project that costs no money: selling patents."""
    projects = game.table.free_projects
    if game.table.limits_projects:
        projects = left_over(game, player, projects)
    for project in projects:
        if can_act(game, player, project):
            moves.append(project.move)


def can_act(game: Game, player: Player, project: Project) -> bool:
    if project.can_act(game, player):
        return True
    return project.orders_action and can_act_in_some_order(game, player, project)
