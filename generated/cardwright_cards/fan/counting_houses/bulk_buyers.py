"""Written by the compiler from cards/fan/counting_houses/bulk_buyers.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BulkBuyers(ProjectCard):
    """Action: Spend X M€ (at most as many as building tags you have) to look at the top X cards from the deck. Take 1 of them into hand and discard the rest. X is a number you choose, at least 1. 1 VP per building tag you have (at most as many as city tiles you own), plus 1."""

    def __init__(self) -> None:
        super().__init__("bulk_buyers", "Bulk Buyers", "CH01", 9, QUALITY_ACTIVE, (TAG_EARTH,))
        self.touches = {
            ACTION: (
                FACET_HAND,
                1 << RESOURCE_MEGACREDIT | FACET_DECK,
                FACET_IN_FORCE | FACET_OPEN | 1 << RESOURCE_MEGACREDIT | FACET_CHOICE | FACET_DECK,
            )
        }
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return (
            can_pay_money(
                game,
                player,
                RESOURCE_MEGACREDIT,
                min(1, count_tags(game, player, TAG_BUILDING, YOURS)),
            )
            and can_draw(game, 1)
            and count_tags(game, player, TAG_BUILDING, YOURS) >= 1
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if choose_amount(
                game,
                frame,
                1,
                min(
                    most_money(game, player, RESOURCE_MEGACREDIT),
                    count_tags(game, player, TAG_BUILDING, YOURS),
                    cards_left(game),
                ),
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            if pay_money(
                game,
                frame,
                RESOURCE_MEGACREDIT,
                min(frame.amount, count_tags(game, player, TAG_BUILDING, YOURS)),
            ):
                return False
        if frame.step == 2:
            frame.step = 3
            return not draw_some(game, frame, frame.amount, 1, -1, False)
        return True

    def points(self, game: Game, player: Player) -> int:
        return (
            min(
                printed_tags(game, player, (TAG_BUILDING,), YOURS),
                count_tiles(game, player, TILE_CITY, YOURS),
            )
            + 1
        )
