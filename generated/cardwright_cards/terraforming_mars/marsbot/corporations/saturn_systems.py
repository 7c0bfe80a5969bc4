"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/saturn_systems.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import TRACK_EVENT_TRACK
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotSaturnSystems(AutomaCorporation):
    """Effect: When an opponent plays a card with a Jovian tag, raise the event track 1 step. Effect: When you resolve a Jovian tag, raise the event track 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_saturn_systems",
            "MarsBot: Saturn Systems",
            "C08",
            -1,
            (TAG_JOVIAN, TAG_SPACE, TAG_SPACE, TAG_SPACE),
            (),
            (TAG_JOVIAN, TAG_SPACE),
        )
        self.listens = (EVENT_PLAYS_CARD, EVENT_PERFORMS)
        self.touches = {WHENEVER: (FACET_TRACKS, 0, 0), WHENEVER + 1: (FACET_TRACKS, 0, 0)}
        self.sets_off = {
            WHENEVER: ((FACET_TRACKS, TRACK_EVENT_TRACK, 1),),
            WHENEVER + 1: ((FACET_TRACKS, TRACK_EVENT_TRACK, 1),),
        }

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_EVENT_TRACK, 1)
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
        respond(
            game,
            self,
            WHENEVER,
            owner,
            event,
            plays_card(game, owner, event, OPPONENTS, self.index, 0),
        )
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            performs_on(owner, event, YOURS, TRIGGER_RESOLVE, "|tag jovian|"),
        )

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_JOVIAN) >= 1
