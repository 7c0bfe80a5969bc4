"""Written by the compiler from cards/fan/passing_hands/copied_blueprints.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CopiedBlueprints(ProjectCard):
    """Carry out what one of an opponent's cards with a building tag does when played, if you can (but not of one on which resources can lie)."""

    def __init__(self) -> None:
        super().__init__(
            "copied_blueprints", "Copied Blueprints", "PH07", 11, QUALITY_EVENT, (TAG_EARTH,)
        )
        self.touches = {
            WHEN_PLAYED: (
                FACET_EVERYTHING,
                FACET_EVERYTHING,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE | FACET_ANYBODY,
            )
        }
        self.carries_out = True

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not use_effect_of_others(game, frame, 0, OPPONENTS)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_BUILDING) >= 1
