"""Written by the compiler from cards/terraforming_mars/marsbot/bonus_cards/investors.card: change that file instead."""

from cardwright_cards.terraforming_mars.marsbot.nouns import (
    BONUS_CARD_INVESTORS,
    COUNTER_EVEN_GENERATION,
    COUNTER_LOWEST_TRACK,
)
from cardwright_runtime.terraforming_mars.names import *


@final
class Investors(BonusCard):
    """When turned over: if the generation is even, advance the least advanced track and take a step back on the one that was most advanced; otherwise gain 1 M€ for each position of the least advanced track."""

    def __init__(self) -> None:
        super().__init__(
            "investors", "Investors", "B32", BONUS_CARD_INVESTORS, "action deck", "", "C39"
        )
        self.touches = {
            WHEN_NAMED: (
                1 << RESOURCE_MEGACREDIT,
                0,
                1 << COUNTER_LOWEST_TRACK | 1 << COUNTER_EVEN_GENERATION,
            )
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 4
            if (
                gauge(game, player, COUNTER_EVEN_GENERATION) >= 1
                and can_perform(game, player, DEED_EXCHANGE_ADVANCE, "")
                or gauge(game, player, COUNTER_EVEN_GENERATION) < 1
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 3
            if gauge(game, player, COUNTER_EVEN_GENERATION) >= 1:
                frame.step = 2
        if frame.step == 2:
            frame.step = 4
            return not perform_deed(game, frame, DEED_EXCHANGE_ADVANCE, "")
        if frame.step == 3:
            frame.step = 4
            gain(game, frame, RESOURCE_MEGACREDIT, gauge(game, player, COUNTER_LOWEST_TRACK))
        return True
