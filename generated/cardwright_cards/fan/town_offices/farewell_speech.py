"""Written by the compiler from cards/fan/town_offices/farewell_speech.card: change that file instead."""

from cardwright_cards.fan.town_offices.nouns import OFFICE_MAYOR
from cardwright_runtime.terraforming_mars.names import *


@final
class FarewellSpeech(ProjectCard):
    """Requires that you are mayor. Stop being mayor and raise your TR 2 steps."""

    def __init__(self) -> None:
        super().__init__(
            "farewell_speech", "Farewell Speech", "TO04", 3, QUALITY_EVENT, (TAG_EARTH,)
        )
        self.touches = {WHEN_PLAYED: (1 << COUNTER_RATING, FACET_BODIES, FACET_BODIES)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return holds_office(game, player, OFFICE_MAYOR)

    def when_played(self, game: Game, frame: Frame) -> bool:
        leave_office(game, frame, OFFICE_MAYOR)
        increase(game, frame, COUNTER_RATING, 2)
        return True
