"""Written by the compiler from cards/fan/second_harvest/site_office.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SiteOffice(ProjectCard):
    """Effect: Once per generation, when you place a city tile, gain the placement bonus printed there. Effect: When you gain steel as a placement bonus, gain 1 heat."""

    def __init__(self) -> None:
        super().__init__("site_office", "Site Office", "SH02", 10, QUALITY_ACTIVE, (TAG_BUILDING,))
        self.listens = (EVENT_PLACES_TILE, EVENT_GAINS_BONUS)
        self.touches = {
            WHENEVER: (FACET_EVERYTHING, 0, FACET_TILES | FACET_CHOICE),
            WHENEVER + 1: (1 << RESOURCE_HEAT, 0, 0),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not gain_placement_bonus(game, frame, area_of_that_tile(frame))
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_HEAT, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond_limited(
            game,
            self,
            WHENEVER,
            owner,
            event,
            places_tile(owner, event, YOURS, TILE_CITY),
            1,
            PERIOD_GENERATION,
            WHENEVER,
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            gains_bonus(owner, event, YOURS, (RESOURCE_STEEL,)),
        )
