"""Written by the compiler from cards/fan/open_ledgers/quiet_season.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class QuietSeason(ProjectCard):
    """Effect: Once per generation, when you play a science tag, if you have at most 2 plants, gain 2 plants."""

    def __init__(self) -> None:
        super().__init__("quiet_season", "Quiet Season", "OL10", 6, QUALITY_ACTIVE)
        self.listens = (EVENT_PLAYS_CARD,)
        self.touches = {WHENEVER: (1 << RESOURCE_PLANT, 0, 0)}

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 2)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        if gauge(game, owner, RESOURCE_PLANT) <= 2:
            respond_limited(
                game,
                self,
                WHENEVER,
                owner,
                event,
                plays_tag(game, owner, event, YOURS, TAG_SCIENCE),
                1,
                PERIOD_GENERATION,
                WHENEVER,
            )
