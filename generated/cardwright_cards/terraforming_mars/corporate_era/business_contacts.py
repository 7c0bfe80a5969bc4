"""Written by the compiler from cards/terraforming_mars/corporate_era/business_contacts.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BusinessContacts(ProjectCard):
    """Look at the top 4 cards from the deck. Take 2 of them into hand and discard the other 2."""

    def __init__(self) -> None:
        super().__init__(
            "business_contacts", "Business Contacts", "111", 7, QUALITY_EVENT, (TAG_EARTH,)
        )
        self.touches = {WHEN_PLAYED: (FACET_HAND, FACET_DECK, FACET_CHOICE)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 4)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not draw_some(game, frame, 4, 2, -1, False)
        return True
