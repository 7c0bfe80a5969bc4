"""Written by the compiler from cards/terraforming_mars/base/rover_construction.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class RoverConstruction(ProjectCard):
    """Effect: When any city tile is placed, gain 2 M€. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "rover_construction", "Rover Construction", "038", 8, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}
        self.printed_points = 1

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, places_tile(owner, event, EVERYONE, TILE_CITY))
