"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/palladin_shipping.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    COUNTER_EVENT_CUBE,
    COUNTER_SPACE_CUBE,
    TAG_EVENT_SYMBOL,
    TOKEN_BLACK_CUBE,
    TOKEN_WHITE_CUBE,
    TRACK_EVENT_TRACK,
    TRACK_SPACE_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotPalladinShipping(AutomaCorporation):
    """Gain 5 M€. Effect: When you reach a white cube, gain 1 white cube. If possible, lose 1 white cube and 1 black cube, and raise temperature 1 step. Effect: When you reach a black cube, gain 1 black cube. If possible, lose 1 white cube and 1 black cube, and raise temperature 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_palladin_shipping",
            "MarsBot: Palladin Shipping",
            "C43",
            -1,
            (TAG_SPACE, TAG_EVENT_SYMBOL),
            (),
            (TAG_SPACE, TAG_EVENT_SYMBOL),
            (
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                3,
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                4,
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                6,
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                8,
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                10,
                TOKEN_WHITE_CUBE,
                TRACK_SPACE_TRACK,
                11,
                TOKEN_BLACK_CUBE,
                TRACK_EVENT_TRACK,
                3,
                TOKEN_BLACK_CUBE,
                TRACK_EVENT_TRACK,
                4,
                TOKEN_BLACK_CUBE,
                TRACK_EVENT_TRACK,
                6,
                TOKEN_BLACK_CUBE,
                TRACK_EVENT_TRACK,
                8,
                TOKEN_BLACK_CUBE,
                TRACK_EVENT_TRACK,
                10,
                TOKEN_BLACK_CUBE,
                TRACK_EVENT_TRACK,
                11,
            ),
        )
        self.listens = (EVENT_PERFORMS,)
        self.touches = {
            WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, 0),
            UNITS: (
                1 << COUNTER_SPACE_CUBE | FACET_TRACKS,
                1 << COUNTER_SPACE_CUBE | 1 << COUNTER_EVENT_CUBE,
                1 << COUNTER_SPACE_CUBE | 1 << COUNTER_EVENT_CUBE,
            ),
            UNITS + 1: (1 << COUNTER_SPACE_CUBE, 0, 0),
            UNITS
            + 2: (
                FACET_TRACKS,
                1 << COUNTER_SPACE_CUBE | 1 << COUNTER_EVENT_CUBE,
                1 << COUNTER_SPACE_CUBE | 1 << COUNTER_EVENT_CUBE,
            ),
            UNITS
            + 3: (
                1 << COUNTER_EVENT_CUBE | FACET_TRACKS,
                1 << COUNTER_SPACE_CUBE | 1 << COUNTER_EVENT_CUBE,
                1 << COUNTER_SPACE_CUBE | 1 << COUNTER_EVENT_CUBE,
            ),
            UNITS + 4: (1 << COUNTER_EVENT_CUBE, 0, 0),
            UNITS
            + 5: (
                FACET_TRACKS,
                1 << COUNTER_SPACE_CUBE | 1 << COUNTER_EVENT_CUBE,
                1 << COUNTER_SPACE_CUBE | 1 << COUNTER_EVENT_CUBE,
            ),
        }
        self.sets_off = {
            UNITS: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),),
            UNITS + 2: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),),
            UNITS + 3: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),),
            UNITS + 5: ((FACET_TRACKS, TRACK_TEMPERATURE, 1),),
        }
        self.units = {WHENEVER: (UNITS,), WHENEVER + 1: (UNITS + 3,)}
        self.tried = (UNITS, UNITS + 3)

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 5)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_answer(game, frame, (UNITS,)):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not in_any_order(game, frame, (UNITS,))
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 2
            if can_answer(game, frame, (UNITS + 3,)):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not in_any_order(game, frame, (UNITS + 3,))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not in_any_order(game, frame, (UNITS + 1, UNITS + 2))
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_SPACE_CUBE, 1)
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_first(game, frame, [0, 1]):
                return False
        if frame.step == 1:
            frame.step = 5
            if frame.chosen == 0:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            if must(game, frame, can_lose(game, player, COUNTER_SPACE_CUBE, 1)):
                return False
        if frame.step == 3:
            frame.step = 4
            lose(game, frame, COUNTER_SPACE_CUBE, 1)
            if must(game, frame, can_lose(game, player, COUNTER_EVENT_CUBE, 1)):
                return False
        if frame.step == 4:
            frame.step = 5
            lose(game, frame, COUNTER_EVENT_CUBE, 1)
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True

    def unit_4(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not in_any_order(game, frame, (UNITS + 4, UNITS + 5))
        return True

    def unit_5(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, COUNTER_EVENT_CUBE, 1)
        return True

    def unit_6(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_first(game, frame, [0, 1]):
                return False
        if frame.step == 1:
            frame.step = 5
            if frame.chosen == 0:
                frame.step = 2
        if frame.step == 2:
            frame.step = 3
            if must(game, frame, can_lose(game, player, COUNTER_SPACE_CUBE, 1)):
                return False
        if frame.step == 3:
            frame.step = 4
            lose(game, frame, COUNTER_SPACE_CUBE, 1)
            if must(game, frame, can_lose(game, player, COUNTER_EVENT_CUBE, 1)):
                return False
        if frame.step == 4:
            frame.step = 5
            lose(game, frame, COUNTER_EVENT_CUBE, 1)
            return not raise_track(game, frame, TRACK_TEMPERATURE, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        if frame.block == UNITS + 3:
            return self.unit_4(game, frame)
        if frame.block == UNITS + 4:
            return self.unit_5(game, frame)
        if frame.block == UNITS + 5:
            return self.unit_6(game, frame)
        return self.unit_1(game, frame)

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
