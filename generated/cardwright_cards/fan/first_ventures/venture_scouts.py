"""Written by the compiler from cards/fan/first_ventures/venture_scouts.card: change that file instead."""

from cardwright_cards.fan.first_ventures.nouns import QUALITY_VENTURE
from cardwright_runtime.terraforming_mars.names import *


@final
class VentureScouts(ProjectCard):
    """Look at the top 3 ventures of their deck, take 1 card among them into your hand and put the rest below it. Then play a venture from your hand without paying for it if you can."""

    def __init__(self) -> None:
        super().__init__("venture_scouts", "Venture Scouts", "V12", 4, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                FACET_HAND | FACET_EVERYTHING,
                1 << QUALITY_VENTURE | FACET_HAND | 1 << RESOURCE_MEGACREDIT,
                FACET_CHOICE | FACET_EVERYTHING | FACET_OPEN | FACET_IN_FORCE,
            )
        }
        self.carries_out = True

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw_from_own_deck(game, 3, QUALITY_VENTURE)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if draw_some_from_own_deck(game, frame, 3, 1, -1, QUALITY_VENTURE, False):
                return False
        if frame.step == 1:
            frame.step = 2
            return not play_from_hand(game, frame, 2, 0, True, False)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return is_of_type(card, QUALITY_VENTURE)
