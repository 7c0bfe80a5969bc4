"""Written by the compiler from cards/fan/daily_gazette/first_headline.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class FirstHeadline(CommonRule):
    """Effect: Once per game for all players together, when you place a greenery tile, gain 4 M€."""

    def __init__(self) -> None:
        super().__init__("first_headline", "First Headline")
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 4)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond_together(
            game,
            self,
            WHENEVER,
            owner,
            event,
            places_tile(owner, event, YOURS, TILE_GREENERY),
            1,
            PERIOD_GAME,
            WHENEVER,
        )
