"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/build_build_build.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import BONUS_CARD_BUILD_BUILD_BUILD
from cardwright_runtime.terraforming_mars.names import *


@final
class BuildBuildBuild(BonusCard):
    """When turned over: do the first of these that is possible: (1) place a tile by its own preferences (City beside a greenery of an opponent); do the first of these that is possible: lose 5 M€; otherwise lose all M€; (2) place the tile of a card in the played pile (Tile of a played card beside a city of an opponent); do the first of these that is possible: lose 3 M€; otherwise lose all M€; (3) otherwise gain 3 M€ and shuffle Build, Build, Build into the bonus deck."""

    def __init__(self) -> None:
        super().__init__(
            "build_build_build",
            "Build, Build, Build",
            "B27",
            BONUS_CARD_BUILD_BUILD_BUILD,
            "bonus deck",
            "",
            "C22",
        )
        self.touches = {
            WHEN_NAMED: (
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT,
            )
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 7
            if (
                can_lose(game, player, RESOURCE_MEGACREDIT, 5)
                and can_perform(game, player, DEED_LAY, "|placement city_beside_rival|")
                or can_perform(game, player, DEED_LAY, "|placement city_beside_rival|")
                or can_lose(game, player, RESOURCE_MEGACREDIT, 3)
                and can_perform(game, player, DEED_LAY_PLAYED_TILE, "|placement tile_beside_rival|")
                or can_perform(game, player, DEED_LAY_PLAYED_TILE, "|placement tile_beside_rival|")
                or can_perform(game, player, DEED_SHUFFLE_IN, "|bonus_card build_build_build|")
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 6
            if can_perform(game, player, DEED_LAY, "|placement city_beside_rival|"):
                frame.step = 2
            elif can_perform(game, player, DEED_LAY_PLAYED_TILE, "|placement tile_beside_rival|"):
                frame.step = 4
        if frame.step == 2:
            frame.step = 3
            if perform_deed(game, frame, DEED_LAY, "|placement city_beside_rival|"):
                return False
        if frame.step == 3:
            frame.step = 7
            if can_lose(game, player, RESOURCE_MEGACREDIT, 5):
                lose(game, frame, RESOURCE_MEGACREDIT, 5)
            else:
                lose_all(game, frame, RESOURCE_MEGACREDIT)
        if frame.step == 4:
            frame.step = 5
            if perform_deed(game, frame, DEED_LAY_PLAYED_TILE, "|placement tile_beside_rival|"):
                return False
        if frame.step == 5:
            frame.step = 7
            if can_lose(game, player, RESOURCE_MEGACREDIT, 3):
                lose(game, frame, RESOURCE_MEGACREDIT, 3)
            else:
                lose_all(game, frame, RESOURCE_MEGACREDIT)
        if frame.step == 6:
            frame.step = 7
            gain(game, frame, RESOURCE_MEGACREDIT, 3)
            return not perform_deed(game, frame, DEED_SHUFFLE_IN, "|bonus_card build_build_build|")
        return True
