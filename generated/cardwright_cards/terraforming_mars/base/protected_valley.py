"""Written by the compiler from cards/terraforming_mars/base/protected_valley.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ProtectedValley(ProjectCard):
    """Increase your M€ production 2 steps and place a greenery tile ON AN AREA RESERVED FOR OCEAN, disregarding normal placement restrictions."""

    def __init__(self) -> None:
        super().__init__(
            "protected_valley",
            "Protected Valley",
            "174",
            23,
            QUALITY_AUTOMATED,
            (TAG_PLANT, TAG_BUILDING),
        )
        self.touches = {
            WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT | FACET_TILES, 0, FACET_TILES | FACET_CHOICE)
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_GREENERY, AREA_OCEAN_AREA),)}
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_GREENERY, areas(game, player, AREA_OCEAN_AREA))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            increase(game, frame, PRODUCTION_MEGACREDIT, 2)
            return not place(game, frame, TILE_GREENERY, areas(game, player, AREA_OCEAN_AREA))
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 2)
        return True
