"""Written by the compiler from cards/terraforming_mars/corporate_era/trans_neptune_probe.card: change that file instead."""

from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_AUTOMATED, TAG_SCIENCE, TAG_SPACE
from cardwright_runtime.terraforming_mars.player import Player
from typing import final


@final
class TransNeptuneProbe(ProjectCard):
    """1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "trans_neptune_probe",
            "Trans-Neptune Probe",
            "084",
            "corporate_era",
            6,
            QUALITY_AUTOMATED,
            (TAG_SCIENCE, TAG_SPACE),
            -1,
        )

    def points(self, game: Game, player: Player) -> int:
        return 1
