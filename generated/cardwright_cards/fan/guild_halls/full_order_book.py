"""Written by the compiler from cards/fan/guild_halls/full_order_book.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class FullOrderBook(ProjectCard):
    """Each of the next 3 cards you play this generation costs 2 M€ less if it is a card with a building tag."""

    def __init__(self) -> None:
        super().__init__("full_order_book", "Full Order Book", "K16", 5, QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (FACET_IN_FORCE | FACET_TILES | FACET_BODIES, 0, 0)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        until_next_card(game, frame, 2)
        return True

    def enter_for_next_card(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_BUILDING, 2)

    def leave_after_next_card(self, game: Game, player: Player) -> None:
        discount_tag(player, TAG_BUILDING, -2)
