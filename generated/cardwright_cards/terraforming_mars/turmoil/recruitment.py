"""Written by the compiler from cards/terraforming_mars/turmoil/recruitment.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Recruitment(ProjectCard):
    """Exchange a neutral delegate that does not lead for one of yours from the reserve."""

    def __init__(self) -> None:
        super().__init__("recruitment", "Recruitment", "T11", 2, QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (FACET_BODIES, FACET_BODIES, FACET_BODIES | FACET_CHOICE)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_replace_piece(game, player)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not replace_piece(game, frame)
        return True
