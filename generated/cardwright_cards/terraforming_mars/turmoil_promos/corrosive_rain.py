"""Written by the compiler from cards/terraforming_mars/turmoil_promos/corrosive_rain.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil_promos.nouns import TOKEN_FLOATER
from cardwright_runtime.terraforming_mars.names import *


@final
class CorrosiveRain(GlobalEvent):
    """Resolved: each player does this in turn: remove 2 floaters from another of their cards, or lose 10 M€; draw 1 card for each influence they have."""

    def __init__(self) -> None:
        super().__init__("corrosive_rain", "Corrosive Rain", "", "kelvinists", "greens")
        self.touches = {
            WHEN_NAMED: (
                FACET_HAND,
                FACET_HAND | FACET_TOKENS | 1 << RESOURCE_MEGACREDIT | FACET_DECK | FACET_ANYBODY,
                FACET_TOKENS
                | FACET_CHOICE
                | 1 << RESOURCE_MEGACREDIT
                | FACET_BODIES
                | FACET_HAND
                | FACET_DECK
                | FACET_ANYBODY,
            ),
            UNITS: (
                FACET_HAND,
                FACET_TOKENS | 1 << RESOURCE_MEGACREDIT | FACET_DECK,
                FACET_TOKENS | FACET_CHOICE | 1 << RESOURCE_MEGACREDIT | FACET_BODIES | FACET_DECK,
            ),
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            options: list[int] = []
            if can_pay_from_another_card(game, player, self.index, TOKEN_FLOATER, 2, -1):
                options.append(0)
            if can_lose(game, player, RESOURCE_MEGACREDIT, 10):
                options.append(1)
            if choose_option(game, frame, options):
                return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 4
            if pay_from_another_card(game, frame, TOKEN_FLOATER, 2, -1):
                return False
        if frame.step == 3:
            frame.step = 4
            lose(game, frame, RESOURCE_MEGACREDIT, 10)
        if can_draw(game, influence(game, player)):
            draw(game, frame, influence(game, player))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
