"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/kuiper_cooperative.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    TOKEN_BLACK_CUBE,
    TOKEN_WHITE_CUBE,
    TRACK_SPACE_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotKuiperCooperative(AutomaCorporation):
    """Effect: When you reach a white cube, raise temperature 1 step. Effect: When you reach a black cube, place an ocean tile."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_kuiper_cooperative",
            "MarsBot: Kuiper Cooperative",
            "C41",
            -1,
            (TAG_SPACE,),
            (),
            (TAG_SPACE,),
            (
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                4,
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                8,
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                12,
                TOKEN_BLACK_CUBE,
                TRACK_SPACE_TRACK,
                7,
                TOKEN_BLACK_CUBE,
                TRACK_SPACE_TRACK,
                10,
                TOKEN_BLACK_CUBE,
                TRACK_SPACE_TRACK,
                14,
            ),
        )
        self.listens = (EVENT_PERFORMS,)
        self.touches = {
            WHENEVER: (FACET_TRACKS, 0, 0),
            WHENEVER + 1: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
        }
        self.sets_off = {
            WHENEVER: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),),
            WHENEVER + 1: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            performs_on(owner, event, YOURS, TRIGGER_REACH, "|token white_cube|"),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            performs_on(owner, event, YOURS, TRIGGER_REACH, "|token black_cube|"),
        )
