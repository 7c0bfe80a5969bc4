"""Written by the compiler from cards/terraforming_mars/base/aquifer_pumping.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class AquiferPumping(ProjectCard):
    """Action: Spend 8 M€ (steel may be used) to place an ocean tile."""

    def __init__(self) -> None:
        super().__init__(
            "aquifer_pumping", "Aquifer Pumping", "187", 18, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.touches = {
            ACTION: (
                FACET_TILES,
                1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_STEEL,
                FACET_IN_FORCE | FACET_TILES | FACET_CHOICE,
            )
        }
        self.sets_off = {ACTION: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_using(game, player, RESOURCE_MEGACREDIT, 8, (RESOURCE_STEEL,)) and can_place(
            game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_using(game, frame, RESOURCE_MEGACREDIT, 8, (RESOURCE_STEEL,)):
                return False
        if frame.step == 1:
            frame.step = 2
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True
