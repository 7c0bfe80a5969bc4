"""Written by the compiler from cards/terraforming_mars/turmoil_promos/cloud_societies.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil_promos.nouns import TOKEN_FLOATER
from cardwright_runtime.terraforming_mars.names import *


@final
class CloudSocieties(GlobalEvent):
    """Resolved: each player does this in turn: add 1 floater to each of their cards and add 1 floater to one of their cards for each influence they have."""

    def __init__(self) -> None:
        super().__init__("cloud_societies", "Cloud Societies", "", "unity", "reds")
        self.touches = {
            WHEN_NAMED: (
                FACET_TOKENS,
                FACET_TOKENS | FACET_ANYBODY,
                FACET_TOKENS | FACET_CHOICE | FACET_BODIES | FACET_ANYBODY,
            ),
            UNITS: (FACET_TOKENS, 0, FACET_TOKENS | FACET_CHOICE | FACET_BODIES),
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
            add_to_each_card(game, frame, TOKEN_FLOATER, 1, -1)
            return not add_to_card(game, frame, TOKEN_FLOATER, influence(game, player), -1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
