"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/rapid_sprouting.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    BONUS_CARD_RAPID_SPROUTING,
    TOKEN_STORED_PLANT,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class RapidSprouting(BonusCard):
    """When turned over: do the first of these that is possible: remove 1 stored plant from any card to place a greenery tile; otherwise add 1 stored plant to one of your cards."""

    def __init__(self) -> None:
        super().__init__(
            "rapid_sprouting",
            "Rapid Sprouting",
            "B23",
            BONUS_CARD_RAPID_SPROUTING,
            "action deck",
            "",
            "C02",
        )
        self.touches = {
            WHEN_NAMED: (
                FACET_TILES | FACET_TOKENS,
                FACET_TOKENS | FACET_ANYBODY,
                FACET_TOKENS | FACET_ANYBODY | FACET_CHOICE | FACET_TILES,
            )
        }
        self.sets_off = {WHEN_NAMED: ((FACET_TILES, TILE_GREENERY, AREA_LAND),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 3
            if can_pay_from_any_card(game, player, TOKEN_STORED_PLANT, 1) and can_place(
                game,
                player,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            if pay_from_any_card(game, frame, TOKEN_STORED_PLANT, 1):
                return False
        if frame.step == 2:
            frame.step = 4
            return not place(
                game,
                frame,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            )
        if frame.step == 3:
            frame.step = 4
            return not add_to_card(game, frame, TOKEN_STORED_PLANT, 1, -1)
        return True
