"""Written by the compiler from cards/terraforming_mars/base/arctic_algae.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ArcticAlgae(ProjectCard):
    """It must be −12 °C or colder. Gain 1 plant. Effect: When any ocean tile is placed, gain 2 plants."""

    def __init__(self) -> None:
        super().__init__("arctic_algae", "Arctic Algae", "023", 12, QUALITY_ACTIVE, (TAG_PLANT,))
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHEN_PLAYED: (1 << RESOURCE_PLANT, 0, 0),
            WHENEVER: (1 << RESOURCE_PLANT, 0, 0),
        }

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_TEMPERATURE) - 2 * value(game, player, VALUE_LEEWAY) <= -12

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 2)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, places_tile(owner, event, EVERYONE, TILE_OCEAN))
