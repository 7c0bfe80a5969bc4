"""Written by the compiler from cards/terraforming_mars/marsbot_expansions/vocabulary/milestones_and_awards.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MilestonesAndAwards(Board):
    """Milestones and Awards"""

    def __init__(self) -> None:
        super().__init__(
            "milestones_and_awards",
            "Milestones and Awards",
            "marsbot_expansions",
            (1,),
            ((AREA_LAND,),),
            ((),),
            ("",),
        )
