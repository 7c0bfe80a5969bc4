"""Written by the compiler from cards/fan/counting_houses/seed_auction.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SeedAuction(ProjectCard):
    """Spend all plants to look at the top 2 cards of the deck for each plant tag you have, including this, take all plant cards among them into your hand and discard the rest."""

    def __init__(self) -> None:
        super().__init__("seed_auction", "Seed Auction", "CH07", 5, QUALITY_EVENT, (TAG_PLANT,))
        self.touches = {
            WHEN_PLAYED: (
                FACET_HAND,
                1 << RESOURCE_PLANT | FACET_DECK,
                1 << RESOURCE_PLANT | FACET_OPEN | FACET_DECK,
            )
        }
        self.needed = 2

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_pay(game, player, RESOURCE_PLANT, stock(game, player, RESOURCE_PLANT))
        return can_draw(game, 2 * count_tags(game, player, TAG_PLANT, YOURS))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        pay(game, frame, RESOURCE_PLANT, stock(game, player, RESOURCE_PLANT))
        draw_to_keep_all(game, frame, 2 * count_tags(game, player, TAG_PLANT, YOURS), 0)
        return True

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return symbols(card, TAG_PLANT) >= 1
