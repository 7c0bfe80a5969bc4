"""Written by the compiler from cards/night_market/market/lantern_maker.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from second_game.night_market.game import Game
from second_game.night_market.nouns import RESOURCE_COIN, TAG_CRAFT, TAG_LIGHT, YOURS
from second_game.night_market.player import Player
from second_game.night_market.rule import EVENT_PLAYS, Event, Stall, WHENEVER
from second_game.night_market.steps import gain, plays_tag, respond
from typing import final


@final
class LanternMaker(Stall):
    """Effect: When you play a light tag, gain 2 coins."""

    def __init__(self) -> None:
        super().__init__("lantern_maker", "Lantern Maker", "03", 5, (TAG_CRAFT, TAG_LIGHT))
        self.listens = (EVENT_PLAYS,)
        self.touches = {WHENEVER: (0, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_COIN, 2)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, plays_tag(game, owner, event, YOURS, TAG_LIGHT))
