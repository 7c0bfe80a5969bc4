"""Written by the compiler from cards/fan/town_offices/town_election.card: change that file instead."""

from cardwright_cards.fan.town_offices.nouns import OFFICE_MAYOR
from cardwright_runtime.terraforming_mars.names import *


@final
class TownElection(ProjectCard):
    """Whoever has the most city tiles becomes mayor."""

    def __init__(self) -> None:
        super().__init__("town_election", "Town Election", "TO01", 5, QUALITY_EVENT)
        self.touches = {
            WHEN_PLAYED: (
                FACET_BODIES | FACET_STOCKS | FACET_RATING,
                FACET_BODIES | FACET_STOCKS | FACET_RATING | FACET_ANYBODY,
                FACET_BODIES
                | FACET_STOCKS
                | FACET_RATING
                | FACET_TILES
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            UNITS: (FACET_BODIES | FACET_STOCKS | FACET_RATING, FACET_BODIES, FACET_BODIES),
        }

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not by_players(
                game, frame, UNITS, with_most(game, player, self, False, 0), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        take_office(game, frame, OFFICE_MAYOR)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return count_tiles(game, player, TILE_CITY, YOURS)
