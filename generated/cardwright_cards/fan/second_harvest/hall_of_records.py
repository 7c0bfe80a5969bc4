"""Written by the compiler from cards/fan/second_harvest/hall_of_records.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class HallOfRecords(ProjectCard):
    """Gain 2 steel for each global parameter at its goal. Action: If your opponents have at least 1 claimed milestone, gain 2 M€. Or: Claim a milestone for 4 M€ less if you can. 1 VP for each claimed milestone you have."""

    def __init__(self) -> None:
        super().__init__(
            "hall_of_records", "Hall of Records", "SH07", 9, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.touches = {
            WHEN_PLAYED: (1 << RESOURCE_STEEL, 0, FACET_TRACKS | FACET_TILES),
            ACTION: (
                1 << RESOURCE_MEGACREDIT | FACET_TRIGGERS,
                1 << RESOURCE_MEGACREDIT,
                FACET_TRIGGERS
                | FACET_EVERYTHING
                | FACET_OPEN
                | FACET_IN_FORCE
                | FACET_CHOICE
                | 1 << RESOURCE_MEGACREDIT,
            ),
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def when_played(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_STEEL, 2 * count_finished(game))
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if count_milestones(game, player, OPPONENTS) >= 1:
                options.append(0)
            options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 4
            gain(game, frame, RESOURCE_MEGACREDIT, 2)
        if frame.step == 3:
            frame.step = 4
            return not claim_milestone(game, frame, 4, False)
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_milestones(game, player, YOURS)
