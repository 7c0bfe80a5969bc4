"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/election.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Election(GlobalEvent):
    """Resolved: if the game is not a solo game, whoever has the most influence plus building tags plus city tiles raises their TR 2 steps; whoever has the second most influence plus building tags plus city tiles, unless several have the most, raises their TR 1 step; otherwise if you have at least 10 influence plus building tags plus city tiles together, raise your TR 2 steps; otherwise if you have at least 5 influence plus building tags plus city tiles together, raise your TR 1 step."""

    def __init__(self) -> None:
        super().__init__("election", "Election", "", "greens", "mars_first")
        self.touches = {
            WHEN_NAMED: (
                1 << COUNTER_RATING,
                1 << COUNTER_RATING | FACET_ANYBODY,
                FACET_BODIES
                | FACET_OPEN
                | FACET_TILES
                | 1 << COUNTER_RATING
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            UNITS: (1 << COUNTER_RATING, 0, 0),
            UNITS + 1: (1 << COUNTER_RATING, 0, 0),
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 2
            if is_played_with(game, "|module solo|"):
                frame.step = 1
        if frame.step == 1:
            frame.step = 4
            if (
                influence(game, player)
                + count_tags(game, player, TAG_BUILDING, YOURS)
                + count_tiles(game, player, TILE_CITY, YOURS)
                >= 10
            ):
                increase(game, frame, COUNTER_RATING, 2)
            else:
                if (
                    influence(game, player)
                    + count_tags(game, player, TAG_BUILDING, YOURS)
                    + count_tiles(game, player, TILE_CITY, YOURS)
                    >= 5
                ):
                    increase(game, frame, COUNTER_RATING, 1)
        if frame.step == 2:
            frame.step = 3
            if by_players(
                game, frame, UNITS, with_most(game, player, self, False, 0), frame.player
            ):
                return False
        if frame.step == 3:
            frame.step = 4
            return not by_players(
                game, frame, UNITS + 1, with_second_most(game, player, self, False, 0), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 2)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, COUNTER_RATING, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return (
            influence(game, player)
            + count_tags(game, player, TAG_BUILDING, YOURS)
            + count_tiles(game, player, TILE_CITY, YOURS)
        )
