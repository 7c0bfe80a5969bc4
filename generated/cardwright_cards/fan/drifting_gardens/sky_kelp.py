"""Written by the compiler from cards/fan/drifting_gardens/sky_kelp.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil_promos.nouns import TOKEN_FLOATER
from cardwright_runtime.terraforming_mars.names import *


@final
class SkyKelp(ProjectCard):
    """Action: Add 1 floater to this card. 1 VP per 3 floaters on this card."""

    def __init__(self) -> None:
        super().__init__(
            "sky_kelp", "Sky Kelp", "DG01", 8, QUALITY_ACTIVE, (TAG_PLANT,), TOKEN_FLOATER
        )
        self.touches = {ACTION: (FACET_TOKENS, 0, 0)}
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        add_to_this_card(game, frame, 1)
        return True

    def points(self, game: Game, player: Player) -> int:
        return count_on_card(game, player, self.index) // 3
