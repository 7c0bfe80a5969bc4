"""What a card costs and what may pay for it. In: a player and a card. Out: the cost, and whether it can be paid."""

from typing import TYPE_CHECKING, Final

from cardwright_runtime.terraforming_mars.cards import Card, Project
from cardwright_runtime.terraforming_mars.descriptions import (
    DESCRIPTIONS,
    STANDARD_PROJECTS,
    fits_description,
    paid_for,
    reckoned,
    rule_describing,
    stock_of,
)
from cardwright_runtime.terraforming_mars.noun_facts import NONE, WORTH
from cardwright_runtime.terraforming_mars.nouns import RESOURCE_STEEL, RESOURCE_TITANIUM
from cardwright_runtime.terraforming_mars.player import CARD_GAUGES
from cardwright_runtime.terraforming_mars.rule import Rule

if TYPE_CHECKING:
    from cardwright_runtime.terraforming_mars.game import Game
    from cardwright_runtime.terraforming_mars.player import Player

NO_METALS: Final[tuple[int, ...]] = ()
# Stands for all standard projects that cost money, in a player's discounts.
EVERY_PROJECT: Final = -1
MILESTONES: Final = -2
AWARDS: Final = -3
# More than anything costs.
WHOLE_PRICE: Final = 999


def card_cost(game: "Game", player: "Player", card: Card) -> int:
    """The printed cost less the discounts; each discount counts once for a card (000 p. 9)."""
    cost = card.cost - player.card_discount
    discounts = player.tag_discounts
    if discounts:
        for tag in card.different_tags:
            cost -= discounts[tag]
    if player.quality_discounts:
        cost -= player.quality_discounts.get(card.quality, 0)
    if player.described_discounts:
        cost -= described_discount(game, player, card)
    if player.reckoned_discounts:
        cost -= reckoned_discount(game, player, card)
    if card.discounts_itself:
        cost -= card.own_discount(game, player)
    return cost if cost > 0 else 0


def described_discount(game: "Game", player: "Player", card: Card) -> int:
    """The discounts on cards of a description that fits."""
    discount = 0
    for description, amount in player.described_discounts.items():
        if fits_description(game, player, card, description):
            discount += amount
    return discount


def reckoned_discount(game: "Game", player: "Player", card: Card) -> int:
    """The same, as much as is counted now."""
    discount = 0
    for description, reckonings in player.reckoned_discounts.items():
        if fits_description(game, player, card, description):
            discount += reckoned(game, player, description, reckonings)
    return discount


def cost(game: "Game", player: "Player", card: int) -> int:
    return card_cost(game, player, game.table.cards[card])


def project_cost(player: "Player", project: Project) -> int:
    if not player.project_discounts:
        return project.cost
    return project.cost - project_discount(player, project)


def prize_cost(player: "Player", prizes: int, price: int) -> int:
    """`prizes` is MILESTONES or AWARDS."""
    if not player.project_discounts:
        return price
    return max(0, price - player.project_discounts.get(prizes, 0))


def project_discount(player: "Player", rule: Rule) -> int:
    """What a standard project costs this player less; nothing else has such a discount."""
    if not isinstance(rule, Project) or rule.cost == 0:
        return 0
    discount = 0
    for project, amount in player.project_discounts.items():
        if project == rule.project or (project == EVERY_PROJECT and rule.standard):
            discount += amount
    return min(discount, rule.cost)


def payers_for(game: "Game", player: "Player", card: Card) -> tuple[int, ...]:
    """Steel pays for buildings, titanium for space cards (000 p. 6), what packs let pay, other stocks, and what lies on cards that pay."""
    if not player.paying_cards:
        return card.metals
    fitting = [
        paying
        for paying in player.paying_cards
        if paying % DESCRIPTIONS != STANDARD_PROJECTS
        and fits_description(game, player, card, paid_for(paying))
    ]
    return _with_all_that_pay(player, card.metals, fitting)


def payers_for_project(player: "Player", rule: Rule) -> tuple[int, ...]:
    """What pays for standard projects: stocks, and what lies on cards."""
    if not isinstance(rule, Project) or not rule.standard:
        return NO_METALS
    paying = [one for one in player.paying_cards if one % DESCRIPTIONS == STANDARD_PROJECTS]
    return _with_all_that_pay(player, NO_METALS, paying)


def _with_all_that_pay(
    player: "Player", metals: tuple[int, ...], paying: list[int]
) -> tuple[int, ...]:
    """A stock stands there once, for the most that it is worth."""
    best = {metal: metal for metal in metals}
    on_cards: list[int] = []
    for one in paying:
        payer = CARD_GAUGES + one
        stock = stock_of(one)
        if stock < 0:
            on_cards.append(payer)
        elif stock not in best or worth(player, payer) > worth(player, best[stock]):
            best[stock] = payer
    return (*best.values(), *on_cards)


def paid_from(payer: int) -> int:
    """The stock, and -1 where it is what lies on a card."""
    return payer if payer < CARD_GAUGES else stock_of(payer - CARD_GAUGES)


def means_for_project(player: "Player", project: Project) -> int:
    """The most that can be paid for it."""
    return means(player, payers_for_project(player, project))


def worth(player: "Player", metal: int) -> int:
    """Value of one unit where it pays for money; cards may lower it to nothing, but nobody loses money by paying."""
    if metal >= CARD_GAUGES:
        return player.paying_cards[metal - CARD_GAUGES]
    if metal == RESOURCE_STEEL:
        return max(player.steel_value, 0)
    if metal == RESOURCE_TITANIUM:
        return max(player.titanium_value, 0)
    value = WORTH.get(metal, NONE)
    return 1 if value == NONE else max(player.value(value), 0)


def card_price(player: "Player") -> int:
    """To buy a card; cards may lower it to nothing, but nobody gains money by buying."""
    return max(player.card_price, 0)


def money(player: "Player") -> int:
    """Money and all that pays for it one for one; what two cards let pay is there once."""
    total = player.megacredits
    counted = 0
    for gauge in player.money_like:
        if not counted >> gauge & 1:
            counted |= 1 << gauge
            total += player.gauge(gauge)
    return total


def means(player: "Player", metals: tuple[int, ...]) -> int:
    """The most that can be paid with money and these; what lies on a card that pays in two ways is there once."""
    total = money(player)
    counted: dict[int, int] = {}
    for metal in metals:
        most = player.gauge(metal) * worth(player, metal)
        if metal >= CARD_GAUGES:
            most = _not_counted_yet(player, metal, most, counted)
        total += most
    return total


def _not_counted_yet(player: "Player", payer: int, most: int, counted: dict[int, int]) -> int:
    """A stock may pay one for one as well; `counted` is by cards."""
    stock = stock_of(payer - CARD_GAUGES)
    if stock >= 0:
        known = player.gauge(stock) if stock in player.money_like else 0
    else:
        card = rule_describing(payer - CARD_GAUGES)
        known = counted.get(card, 0)
        counted[card] = max(most, known)
    return max(most - known, 0)


def can_afford(game: "Game", player: "Player", card: Card) -> bool:
    due = card_cost(game, player, card)
    if player.megacredits >= due:
        return True
    return means(player, payers_for(game, player, card)) >= due
