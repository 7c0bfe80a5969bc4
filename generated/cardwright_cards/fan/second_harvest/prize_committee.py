"""Written by the compiler from cards/fan/second_harvest/prize_committee.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PrizeCommittee(ProjectCard):
    """Fund an award without paying for it if you can and gain 1 M€ for each funded award anyone has."""

    def __init__(self) -> None:
        super().__init__(
            "prize_committee", "Prize Committee", "SH06", 12, QUALITY_EVENT, (TAG_EARTH,)
        )
        self.touches = {
            UNITS: (
                FACET_TRIGGERS,
                1 << RESOURCE_MEGACREDIT,
                1 << RESOURCE_MEGACREDIT | FACET_TRIGGERS | FACET_CHOICE,
            ),
            UNITS + 1: (1 << RESOURCE_MEGACREDIT, 0, FACET_TRIGGERS),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not fund_award(game, frame, 0, True)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_awards(game, player, EVERYONE))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
