"""Written by the compiler from cards/fan/guild_halls/encore.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Encore(ProjectCard):
    """Carry out once more what one of your events costing 15 M€ or less does when played, if you can."""

    def __init__(self) -> None:
        super().__init__("encore", "Encore", "K12", 6, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                FACET_EVERYTHING,
                FACET_EVERYTHING,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE,
            )
        }
        self.carries_out = True

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not use_effect(game, frame, 0)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_EVENT) and costs_at_most(card, 15)
