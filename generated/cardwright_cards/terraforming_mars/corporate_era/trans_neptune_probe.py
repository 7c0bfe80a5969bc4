"""Written by the compiler from cards/terraforming_mars/corporate_era/trans_neptune_probe.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TransNeptuneProbe(ProjectCard):
    """1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "trans_neptune_probe",
            "Trans-Neptune Probe",
            "084",
            6,
            QUALITY_AUTOMATED,
            (TAG_SCIENCE, TAG_SPACE),
        )
        self.printed_points = 1
