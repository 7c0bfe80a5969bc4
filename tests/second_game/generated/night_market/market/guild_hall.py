"""Written by the compiler from cards/night_market/market/guild_hall.card: change that file instead."""

from second_game.night_market.game import Game
from second_game.night_market.nouns import TAG_CRAFT, YOURS
from second_game.night_market.player import Player
from second_game.night_market.rule import Stall
from second_game.night_market.steps import change_rent, count_wares
from typing import final


@final
class GuildHall(Stall):
    """Effect: For you, the rent is 1 lower. 1 VP per 2 craft tags you have."""

    def __init__(self) -> None:
        super().__init__("guild_hall", "Guild Hall", "09", 7, (TAG_CRAFT,))

    def enter(self, game: Game, player: Player) -> None:
        change_rent(player, -1)

    def points(self, game: Game, player: Player) -> int:
        return count_wares(game, player, TAG_CRAFT, YOURS) // 2
