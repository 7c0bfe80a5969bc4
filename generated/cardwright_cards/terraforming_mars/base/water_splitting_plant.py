"""Written by the compiler from cards/terraforming_mars/base/water_splitting_plant.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WaterSplittingPlant(ProjectCard):
    """Requires 2 ocean tiles. Action: Spend 3 energy to raise oxygen 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "water_splitting_plant",
            "Water Splitting Plant",
            "177",
            12,
            QUALITY_ACTIVE,
            (TAG_BUILDING,),
        )
        self.touches = {ACTION: (FACET_TRACKS, 1 << RESOURCE_ENERGY, 0)}
        self.sets_off = {ACTION: ((FACET_TRACKS, TRACK_OXYGEN, 1),)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            count_tiles(game, player, TILE_OCEAN, EVERYONE) + value(game, player, VALUE_LEEWAY) >= 2
        )

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 3)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_ENERGY, 3)
            return not raise_track(game, frame, TRACK_OXYGEN, 1)
        return True
