"""Written by the compiler from cards/terraforming_mars/marsbot/corporations/mining_guild.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    TOKEN_STORED_MONEY,
    TRACK_BUILDING_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class MarsbotMiningGuild(AutomaCorporation):
    """Add 10 stored M€ to this card. Effect: When you empty the bank, raise the building track 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "marsbot_mining_guild",
            "MarsBot: Mining Guild",
            "C06",
            TOKEN_STORED_MONEY,
            (TAG_BUILDING, TAG_BUILDING),
            (),
            (),
            (),
            (),
            (),
            10,
            TRACK_BUILDING_TRACK,
        )
        self.listens = (EVENT_PERFORMS,)
        self.touches = {WHEN_PLAYED: (FACET_TOKENS, 0, 0), WHENEVER: (FACET_TRACKS, 0, 0)}
        self.sets_off = {WHENEVER: ((FACET_TRACKS, TRACK_BUILDING_TRACK, 1),)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 10)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not raise_track(game, frame, TRACK_BUILDING_TRACK, 1)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(
            game, self, WHENEVER, owner, event, performs(owner, event, YOURS, TRIGGER_EMPTY_BANK)
        )
