"""Written by the compiler from cards/night_market/market/street_band.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from second_game.night_market.game import Game
from second_game.night_market.nouns import RESOURCE_COIN
from second_game.night_market.player import Player
from second_game.night_market.rule import EVENT_DAWN, Event, Stall, WHENEVER
from second_game.night_market.steps import dawn, gain, respond
from typing import final


@final
class StreetBand(Stall):
    """Effect: When the dawn comes, gain 1 coin. 1 VP."""

    def __init__(self) -> None:
        super().__init__("street_band", "Street Band", "07", 3, ())
        self.listens = (EVENT_DAWN,)
        self.touches = {WHENEVER: (0, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_COIN, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, dawn(event))

    def points(self, game: Game, player: Player) -> int:
        return 1
