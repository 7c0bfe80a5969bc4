"""Written by the compiler from cards/terraforming_mars/base/ironworks.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Ironworks(ProjectCard):
    """Action: Spend 4 energy to gain 1 steel and increase oxygen 1 step."""

    def __init__(self) -> None:
        super().__init__("ironworks", "Ironworks", "101", 11, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.touches = {ACTION: (FACET_TRACKS | 1 << RESOURCE_STEEL, 1 << RESOURCE_ENERGY, 0)}
        self.sets_off = {ACTION: ((FACET_TRACKS, TRACK_OXYGEN, 1),)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 4)

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            pay(game, frame, RESOURCE_ENERGY, 4)
            if raise_track(game, frame, TRACK_OXYGEN, 1):
                return False
        gain(game, frame, RESOURCE_STEEL, 1)
        return True
