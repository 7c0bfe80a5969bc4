"""Written by the compiler from cards/terraforming_mars/base/ore_processor.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class OreProcessor(ProjectCard):
    """Action: Spend 4 energy to gain 1 titanium and increase oxygen 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "ore_processor", "Ore Processor", "104", 13, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.touches = {ACTION: (FACET_TRACKS | 1 << RESOURCE_TITANIUM, 1 << RESOURCE_ENERGY, 0)}
        self.sets_off = {ACTION: ((FACET_TRACKS, TRACK_OXYGEN, 1),)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 4)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_ENERGY, 4)
            if raise_track(game, frame, TRACK_OXYGEN, 1):
                return False
        gain(game, frame, RESOURCE_TITANIUM, 1)
        return True
