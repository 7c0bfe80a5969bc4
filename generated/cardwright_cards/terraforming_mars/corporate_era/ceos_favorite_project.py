"""Written by the compiler from cards/terraforming_mars/corporate_era/ceos_favorite_project.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class CeosFavoriteProject(ProjectCard):
    """Add 1 resource to a card with at least 1 resource on it."""

    def __init__(self) -> None:
        super().__init__("ceos_favorite_project", "CEO's Favorite Project", "149", 1, QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (FACET_TOKENS, 0, FACET_TOKENS | FACET_CHOICE)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not add_to_card(game, frame, -1, 1, 0)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return holds_so_many(game, card, -1, 1)
