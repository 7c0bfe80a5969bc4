"""Written by the compiler from cards/fan/passing_hands/building_inspection.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BuildingInspection(ProjectCard):
    """Effect: When any city tile is placed, if that player has at least 2 city tiles, gain 1 M€ for each city tile that player owns."""

    def __init__(self) -> None:
        super().__init__(
            "building_inspection", "Building Inspection", "PH14", 6, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, FACET_ANYBODY | FACET_TILES)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, count_of(game, self, that_player(frame.actor), 0))
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if count_of(game, self, that_player(event.actor), 0) >= 2:
            respond(
                game, self, WHENEVER, owner, event, places_tile(owner, event, EVERYONE, TILE_CITY)
            )

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return count_tiles(game, player, TILE_CITY, YOURS)
