"""Written by the compiler from cards/fan/turning_seasons/harvest_festival.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class HarvestFestival(ProjectCard):
    """For the rest of this generation, cards cost you 1 M€ less and when you place an ocean tile, gain 2 plants. From now on, opponents may not remove your plants; this ends when an opponent places a city tile."""

    def __init__(self) -> None:
        super().__init__(
            "harvest_festival", "Harvest Festival", "S03", 4, QUALITY_EVENT, (TAG_PLANT,)
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHEN_PLAYED: (FACET_IN_FORCE | FACET_TILES | FACET_BODIES, 0, FACET_TILES),
            WHENEVER: (1 << RESOURCE_PLANT, 0, 0),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        hold_for(game, frame, 0, PERIOD_GENERATION)
        hold_until(game, frame, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 2)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            places_tile(owner, event, YOURS, TILE_OCEAN) * held_for(owner, self.index, 0),
        )
        if places_tile(owner, event, OPPONENTS, TILE_CITY) > 0:
            end_held(game, owner, self.index, 1)

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        if number == 0:
            discount_cards(player, 1)
        elif number == 1:
            protect_gauge(player, RESOURCE_PLANT)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        if number == 0:
            discount_cards(player, -1)
        elif number == 1:
            stop_protecting_gauge(player, RESOURCE_PLANT)
