"""Written by the compiler from cards/fan/open_ledgers/talent_scouts.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TalentScouts(ProjectCard):
    """Look at the top 3 cards of the deck, take all cards with a plant tag among them into your hand and either buy or discard each of the others."""

    def __init__(self) -> None:
        super().__init__("talent_scouts", "Talent Scouts", "OL06", 3, QUALITY_EVENT, (TAG_SCIENCE,))
        self.touches = {
            WHEN_PLAYED: (
                FACET_HAND,
                FACET_DECK | 1 << RESOURCE_MEGACREDIT,
                FACET_CHOICE | 1 << RESOURCE_MEGACREDIT | FACET_IN_FORCE | FACET_DECK,
            )
        }

    def possible(self, game: Game, player: Player) -> bool:
        return can_draw(game, 3)

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not draw_to_keep_all_buy_others(game, frame, 3, 0)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_PLANT) >= 1
