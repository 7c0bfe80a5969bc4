"""Effects that hold while a card is in play. In: a player, what changes. Out: the player's values, discounts, protections.

Nothing here is a frame: `enter` of a card calls one of these, `leave` the opposite.
"""

from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.noun_facts import NORMAL
from cardwright_runtime.terraforming_mars.nouns import KIND_CARD, KIND_STANDARD_PROJECT
from cardwright_runtime.terraforming_mars.payment import EVERY_PROJECT
from cardwright_runtime.terraforming_mars.player import Player


def discount_cards(player: Player, amount: int) -> None:
    player.card_discount += amount


def discount_tag(player: Player, tag: int, amount: int) -> None:
    discounts = player.tag_discounts.copy()
    discounts[tag] += amount
    player.tag_discounts = discounts


def discount_quality(player: Player, quality: int, amount: int) -> None:
    discounts = player.quality_discounts.copy()
    discounts[quality] = discounts.get(quality, 0) + amount
    player.quality_discounts = discounts


def discount_project(player: Player, project: int, amount: int) -> None:
    discounts = player.project_discounts.copy()
    discounts[project] = discounts.get(project, 0) + amount
    player.project_discounts = discounts


def discount_kind(player: Player, kind: int, amount: int) -> None:
    """All cards, or all standard projects."""
    if kind == KIND_CARD:
        player.card_discount += amount
    elif kind == KIND_STANDARD_PROJECT:
        discount_project(player, EVERY_PROJECT, amount)


def value(game: Game, player: Player, value: int) -> int:
    """A number of the game that may differ for one player."""
    return player.value(value)


def set_value(player: Player, value: int, to: int) -> None:
    player.set_value(value, to)


def reset_value(player: Player, value: int) -> None:
    player.set_value(value, NORMAL[value])


def change_value(player: Player, value: int, by: int) -> None:
    player.set_value(value, player.value(value) + by)


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
