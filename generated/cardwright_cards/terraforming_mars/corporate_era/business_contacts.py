"""Written by the compiler from cards/terraforming_mars/corporate_era/business_contacts.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import FACET_CHOICE, FACET_DECK, FACET_HAND
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import QUALITY_EVENT, TAG_EARTH
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import can_draw, draw_some
from typing import final


@final
class BusinessContacts(ProjectCard):
    """Look at the top 4 cards of the deck, keep 2 of them and discard the rest."""

    def __init__(self) -> None:
        super().__init__(
            "business_contacts",
            "Business Contacts",
            "111",
            "corporate_era",
            7,
            QUALITY_EVENT,
            (TAG_EARTH,),
            -1,
        )

    def describe(self) -> None:
        self.touches = {WHEN_PLAYED: (FACET_HAND, FACET_DECK, FACET_CHOICE)}
        self.needed = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 4)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if draw_some(game, frame, 4, 2):
                return False
        return True
