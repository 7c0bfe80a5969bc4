"""Written by the compiler from cards/terraforming_mars/corporate_era/indentured_workers.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class IndenturedWorkers(ProjectCard):
    """The next card you play this generation costs 8 M€ less. −1 VP."""

    def __init__(self) -> None:
        super().__init__("indentured_workers", "Indentured Workers", "195", 0, QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (FACET_IN_FORCE | FACET_TILES | FACET_BODIES, 0, 0)}
        self.printed_points = -1

    def when_played(self, game: Game, frame: Frame) -> bool:
        until_next_card(game, frame)
        return True

    def enter_for_next_card(self, game: Game, player: Player) -> None:
        discount_cards(player, 8)

    def leave_after_next_card(self, game: Game, player: Player) -> None:
        discount_cards(player, -8)
