"""Written by the compiler from cards/fan/counting_houses/overtime_ledger.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class OvertimeLedger(ProjectCard):
    """Effect: When you place a city tile, if this generation you placed a city tile at least 2 times, gain 2 plants. Action: Gain 1 plant for every 4 units, added up over each time this generation that you spent heat (counting at most 12)."""

    def __init__(self) -> None:
        super().__init__(
            "overtime_ledger", "Overtime Ledger", "CH13", 7, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.remembers = (EVENT_PLACES_TILE, EVENT_GAUGE_DOWN)
        self.touches = {
            ACTION: (1 << RESOURCE_PLANT, 0, FACET_EVERYTHING | FACET_OPEN | FACET_TRIGGERS),
            WHENEVER: (1 << RESOURCE_PLANT, 0, 0),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_PLANT,
            min(times_done(player, self.index, 1, PERIOD_GENERATION), 12) // 4,
        )
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 2)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if times_done(owner, self.index, 0, PERIOD_GENERATION) >= 2:
            respond(game, self, WHENEVER, owner, event, places_tile(owner, event, YOURS, TILE_CITY))

    def remember(self, game: Game, owner: Player, event: Event) -> None:
        count_done(
            owner,
            event,
            self.index,
            0,
            PERIOD_GENERATION,
            places_tile(owner, event, YOURS, TILE_CITY),
        )
        count_units_done(
            owner,
            event,
            self.index,
            1,
            PERIOD_GENERATION,
            pays(owner, event, YOURS, RESOURCE_HEAT, 0),
        )
