"""Written by the compiler from cards/terraforming_mars/turmoil/banned_delegate.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BannedDelegate(ProjectCard):
    """Requires that you are chairman. Take back any delegate that does not lead."""

    def __init__(self) -> None:
        super().__init__("banned_delegate", "Banned Delegate", "T02", 0, QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (0, FACET_BODIES, FACET_BODIES | FACET_CHOICE)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return holds_office(game, player, OFFICE_CHAIRMAN)

    def possible(self, game: Game, player: Player) -> bool:
        return can_recall(game)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not recall(game, frame)
        return True
