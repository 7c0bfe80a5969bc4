"""Written by the compiler from cards/fan/guild_halls/grand_opening.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GrandOpening(ProjectCard):
    """Play a building card from your hand for 6 M€ less, ignoring its requirement, if you can."""

    def __init__(self) -> None:
        super().__init__("grand_opening", "Grand Opening", "K08", 3, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                FACET_EVERYTHING,
                FACET_HAND | 1 << RESOURCE_MEGACREDIT,
                FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE | FACET_CHOICE,
            )
        }
        self.carries_out = True

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not play_from_hand(game, frame, 0, 6, False, True)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_BUILDING) >= 1
