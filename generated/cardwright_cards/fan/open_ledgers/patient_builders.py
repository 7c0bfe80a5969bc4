"""Written by the compiler from cards/fan/open_ledgers/patient_builders.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PatientBuilders(ProjectCard):
    """This card costs you 3 M€ less for each city tile you own (counting at most 4). Increase your M€ production 3 steps."""

    def __init__(self) -> None:
        super().__init__(
            "patient_builders", "Patient Builders", "OL13", 16, QUALITY_AUTOMATED, (TAG_BUILDING,)
        )
        self.touches = {WHEN_PLAYED: (1 << PRODUCTION_MEGACREDIT, 0, 0)}
        self.repeated_block = WHEN_PLAYED

    def when_played(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 3)
        return True

    def own_discount(self, game: Game, player: Player) -> int:
        return 3 * min(count_tiles(game, player, TILE_CITY, YOURS), 4)
