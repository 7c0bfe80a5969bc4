"""Written by the compiler from cards/terraforming_mars/corporate_era/industrial_center.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class IndustrialCenter(ProjectCard):
    """Place this tile adjacent to a city tile. Action: Spend 7 M€ to increase your steel production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "industrial_center", "Industrial Center", "123", 4, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.touches = {
            WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            ACTION: (1 << PRODUCTION_STEEL, 1 << RESOURCE_MEGACREDIT, FACET_IN_FORCE),
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_INDUSTRIAL_CENTER, AREA_LAND),)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_INDUSTRIAL_CENTER,
            areas(game, player, AREA_LAND) & beside(game, TILE_CITY),
        )

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 7)

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_INDUSTRIAL_CENTER,
                areas(game, player, AREA_LAND) & beside(game, TILE_CITY),
            )
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 7):
                return False
        increase(game, frame, PRODUCTION_STEEL, 1)
        return True
