"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/tharsis_republic.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TRACK_EVENT_TRACK
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotTharsisRepublic(AutomaCorporation):
    """Place 1 city tile. Effect: When an opponent places a city tile, gain 2 M€. Effect: When you place a city tile, including this, raise the event track 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_tharsis_republic", "MarsBot: Tharsis Republic", "C10", -1, (), (), (TAG_CITY,)
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (FACET_TRACKS, 0, 0),
        }
        self.sets_off = {
            WHEN_PLAYED: ((FACET_TILES, TILE_CITY, AREA_LAND),),
            WHENEVER + 1: ((FACET_TRACKS, TRACK_EVENT_TRACK, 1),),
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game, player, TILE_CITY, areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY)
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_CITY,
                areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            )
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_EVENT_TRACK, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, places_tile(owner, event, OPPONENTS, TILE_CITY))
        respond(game, self, WHENEVER + 1, owner, event, places_tile(owner, event, YOURS, TILE_CITY))
