"""Written by the compiler from cards/terraforming_mars/base/aerobraked_ammonia_asteroid.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class AerobrakedAmmoniaAsteroid(ProjectCard):
    """Add 2 microbes to ANOTHER card. Increase your heat production 3 steps and your plant production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "aerobraked_ammonia_asteroid",
            "Aerobraked Ammonia Asteroid",
            "170",
            26,
            QUALITY_EVENT,
            (TAG_SPACE,),
        )
        self.touches = {
            WHEN_PLAYED: (
                FACET_TOKENS | 1 << PRODUCTION_HEAT | 1 << PRODUCTION_PLANT,
                0,
                FACET_TOKENS | FACET_CHOICE,
            )
        }
        self.repeated_block = REPEATED

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if add_to_another_card(game, frame, TOKEN_MICROBE, 2, -1):
                return False
        increase(game, frame, PRODUCTION_HEAT, 3)
        increase(game, frame, PRODUCTION_PLANT, 1)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_HEAT, 3)
        increase(game, frame, PRODUCTION_PLANT, 1)
        return True
