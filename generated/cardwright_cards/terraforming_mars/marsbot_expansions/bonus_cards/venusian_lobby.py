"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/bonus_cards/venusian_lobby.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot_expansions.nouns import (
    BONUS_CARD_VENUSIAN_LOBBY,
    TRACK_VENUS,
    TRACK_VENUS_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class VenusianLobby(BonusCard):
    """When turned over: raise Venus 1 step and Venus track 1 step, and raise the global parameter furthest from its goal."""

    def __init__(self) -> None:
        super().__init__(
            "venusian_lobby",
            "Venusian Lobby",
            "B26",
            BONUS_CARD_VENUSIAN_LOBBY,
            "bonus deck",
            "",
            "C27",
            "",
            "venus",
        )
        self.touches = {UNITS: (FACET_TRACKS, 0, 0), UNITS + 1: (FACET_TRACKS, 0, 0)}
        self.sets_off = {
            UNITS: ((FACET_TRACKS, TRACK_VENUS, 1),),
            UNITS + 1: ((FACET_TRACKS, TRACK_VENUS_TRACK, 1),),
        }
        self.units = {WHEN_NAMED: (UNITS, UNITS + 1)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if can_perform(game, player, DEED_RAISE_FURTHEST, ""):
                frame.step = 1
        if frame.step == 1:
            frame.step = 2
            return not in_any_order(game, frame, (UNITS, UNITS + 1))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_VENUS, 1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if raise_track(game, frame, TRACK_VENUS_TRACK, 1):
                return False
        if frame.step == 1:
            frame.step = 2
            return not perform_deed(game, frame, DEED_RAISE_FURTHEST, "")
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
