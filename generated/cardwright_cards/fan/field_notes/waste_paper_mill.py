"""Written by the compiler from cards/fan/field_notes/waste_paper_mill.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WastePaperMill(ProjectCard):
    """Discard 1 card from hand and gain 1 M€ for every 2 units of its cost. If it has at least 2 tags, gain 2 plants."""

    def __init__(self) -> None:
        super().__init__(
            "waste_paper_mill", "Waste Paper Mill", "FN02", 3, QUALITY_AUTOMATED, (TAG_MICROBE,)
        )
        self.touches = {
            WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT | 1 << RESOURCE_PLANT, FACET_HAND, FACET_CHOICE)
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_discard(game, player, self.index, -1, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if discard(game, frame, 1, -1):
                return False
        gain(game, frame, RESOURCE_MEGACREDIT, cost_of_it(game, frame.spoken) // 2)
        if tags_of_it(game, frame.spoken, ()) >= 2:
            gain(game, frame, RESOURCE_PLANT, 2)
        return True
