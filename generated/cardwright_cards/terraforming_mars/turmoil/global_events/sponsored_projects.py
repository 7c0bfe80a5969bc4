"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/sponsored_projects.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SponsoredProjects(GlobalEvent):
    """Resolved: each player does this in turn: add 1 resource to each of their cards with at least 1 resource on them and draw 1 card for each influence they have."""

    def __init__(self) -> None:
        super().__init__("sponsored_projects", "Sponsored Projects", "", "scientists", "greens")
        self.touches = {
            WHEN_NAMED: (
                FACET_TOKENS | FACET_HAND,
                FACET_TOKENS | FACET_HAND | FACET_DECK | FACET_ANYBODY,
                FACET_TOKENS
                | FACET_BODIES
                | FACET_HAND
                | FACET_DECK
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            UNITS: (
                FACET_TOKENS | FACET_HAND,
                FACET_DECK,
                FACET_TOKENS | FACET_BODIES | FACET_DECK,
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
        add_to_each_card(game, frame, -1, 1, 0)
        if can_draw(game, influence(game, player)):
            draw(game, frame, influence(game, player))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def describes(self, game: Game, player: Player, card: Card, number: int) -> bool:
        return holds_so_many(game, card, -1, 1)
