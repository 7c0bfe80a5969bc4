"""Written by the compiler from cards/terraforming_mars/base/water_import_from_europa.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WaterImportFromEuropa(ProjectCard):
    """Action: Spend 12 M€ (titanium may be used) to place an ocean tile. 1 VP per Jovian tag you have."""

    def __init__(self) -> None:
        super().__init__(
            "water_import_from_europa",
            "Water Import From Europa",
            "012",
            25,
            QUALITY_ACTIVE,
            (TAG_JOVIAN, TAG_SPACE),
        )
        self.touches = {
            ACTION: (
                FACET_TILES,
                1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_TITANIUM,
                FACET_IN_FORCE | FACET_TILES | FACET_CHOICE,
            )
        }
        self.sets_off = {ACTION: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)}
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_using(
            game, player, RESOURCE_MEGACREDIT, 12, (RESOURCE_TITANIUM,)
        ) and can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_using(game, frame, RESOURCE_MEGACREDIT, 12, (RESOURCE_TITANIUM,)):
                return False
        if frame.step == 1:
            frame.step = 2
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def points(self, game: Game, player: Player) -> int:
        return printed_tags(game, player, (TAG_JOVIAN,), YOURS)
