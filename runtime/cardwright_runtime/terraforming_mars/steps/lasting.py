"""Effects that hold while a card is in play. In: a player, what changes. Out: the player's values, discounts, protections.

Nothing here is a frame: `enter` of a card calls one of these, `leave` the opposite.
"""

from cardwright_runtime.terraforming_mars.nouns import (
    KIND_CARD,
    KIND_STANDARD_PROJECT,
    PROJECT_CONVERT_PLANTS,
    PROJECT_SELL_PATENTS,
    VALUE_CARD_PRICE,
    VALUE_GREENERY_PRICE,
    VALUE_LEEWAY,
    VALUE_OCEAN_BONUS,
    VALUE_STEEL_VALUE,
    VALUE_TITANIUM_VALUE,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.player import Player

NORMAL_VALUES = (2, 3, 8, 3, 2, 0)


def discount_cards(player: Player, amount: int) -> None:
    player.card_discount += amount


def discount_tag(player: Player, tag: int, amount: int) -> None:
    discounts = player.tag_discounts.copy()
    discounts[tag] += amount
    player.tag_discounts = discounts


def discount_project(player: Player, project: int, amount: int) -> None:
    discounts = player.project_discounts.copy()
    discounts[project] = discounts.get(project, 0) + amount
    player.project_discounts = discounts


def discount_kind(player: Player, kind: int, amount: int) -> None:
    """All cards, or all standard projects."""
    if kind == KIND_CARD:
        player.card_discount += amount
    elif kind == KIND_STANDARD_PROJECT:
        for project in range(PROJECT_SELL_PATENTS + 1, PROJECT_CONVERT_PLANTS):
            discount_project(player, project, amount)


def value(game: Game, player: Player, value: int) -> int:
    """A number of the game that may differ for one player."""
    if value == VALUE_STEEL_VALUE:
        return player.steel_value
    if value == VALUE_TITANIUM_VALUE:
        return player.titanium_value
    if value == VALUE_GREENERY_PRICE:
        return player.greenery_price
    if value == VALUE_CARD_PRICE:
        return player.card_price
    if value == VALUE_OCEAN_BONUS:
        return player.ocean_bonus
    if value == VALUE_LEEWAY:
        return player.leeway
    return player.more_values.get(value, 0)


def set_value(player: Player, value: int, to: int) -> None:
    if value == VALUE_STEEL_VALUE:
        player.steel_value = to
    elif value == VALUE_TITANIUM_VALUE:
        player.titanium_value = to
    elif value == VALUE_GREENERY_PRICE:
        player.greenery_price = to
    elif value == VALUE_CARD_PRICE:
        player.card_price = to
    elif value == VALUE_OCEAN_BONUS:
        player.ocean_bonus = to
    elif value == VALUE_LEEWAY:
        player.leeway = to
    else:
        values = player.more_values.copy()
        values[value] = to
        player.more_values = values


def reset_value(player: Player, value: int) -> None:
    set_value(player, value, NORMAL_VALUES[value] if value < len(NORMAL_VALUES) else 0)


def change_value(player: Player, which: int, by: int) -> None:
    if which == VALUE_STEEL_VALUE:
        player.steel_value += by
    elif which == VALUE_TITANIUM_VALUE:
        player.titanium_value += by
    elif which == VALUE_GREENERY_PRICE:
        player.greenery_price += by
    elif which == VALUE_CARD_PRICE:
        player.card_price += by
    elif which == VALUE_OCEAN_BONUS:
        player.ocean_bonus += by
    elif which == VALUE_LEEWAY:
        player.leeway += by
    else:
        set_value(player, which, player.more_values.get(which, 0) + by)


def let_pay(player: Player, resource: int, instead_of: int) -> None:
    """One unit pays for one of money; nothing else can be paid for so far."""
    player.money_like = player.money_like + [resource]


def stop_letting_pay(player: Player, resource: int, instead_of: int) -> None:
    rest = player.money_like.copy()
    rest.remove(resource)
    player.money_like = rest


def protect_resource(player: Player, resource: int) -> None:
    """Opponents may not take it from the stock."""
    player.protected |= 1 << resource


def stop_protecting_resource(player: Player, resource: int) -> None:
    player.protected &= ~(1 << resource)


def protect_token(player: Player, token: int) -> None:
    """Opponents may not take it from cards."""
    player.protected_tokens |= 1 << token


def stop_protecting_token(player: Player, token: int) -> None:
    player.protected_tokens &= ~(1 << token)


def protect_card(player: Player, card: int) -> None:
    """Nobody may take what lies on it."""
    player.protected_cards = player.protected_cards + [card]


def stop_protecting_card(player: Player, card: int) -> None:
    player.protected_cards = [other for other in player.protected_cards if other != card]
