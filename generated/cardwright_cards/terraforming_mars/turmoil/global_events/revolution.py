"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/revolution.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class Revolution(GlobalEvent):
    """Resolved: if the game is a solo game, if you have at least 4 influence plus Earth tags together, decrease your TR 2 steps; otherwise (if the game is not a solo game) whoever has the most influence plus Earth tags does this: if they have at least 1 influence plus Earth tag together, decrease their TR 2 steps; whoever has the second most influence plus Earth tags, unless several have the most, does this: if they have at least 1 influence plus Earth tag together, decrease their TR 1 step."""

    def __init__(self) -> None:
        super().__init__("revolution", "Revolution", "", "unity", "mars_first")
        self.touches = {
            WHEN_NAMED: (
                0,
                1 << COUNTER_RATING | FACET_ANYBODY,
                1 << COUNTER_RATING | FACET_BODIES | FACET_OPEN | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (0, 1 << COUNTER_RATING, 1 << COUNTER_RATING | FACET_BODIES | FACET_OPEN),
            UNITS + 1: (0, 1 << COUNTER_RATING, 1 << COUNTER_RATING | FACET_BODIES | FACET_OPEN),
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 5
            if (
                is_played_with(game, "|module solo|")
                and influence(game, player) + count_tags(game, player, TAG_EARTH, YOURS) >= 4
                and can_decrease(game, player, COUNTER_RATING, 2)
                or is_played_with(game, "|module solo|")
                and influence(game, player) + count_tags(game, player, TAG_EARTH, YOURS) < 4
                or not is_played_with(game, "|module solo|")
            ):
                frame.step = 1
        if frame.step == 1:
            frame.step = 3
            if is_played_with(game, "|module solo|"):
                frame.step = 2
        if frame.step == 2:
            frame.step = 5
            if influence(game, player) + count_tags(game, player, TAG_EARTH, YOURS) >= 4:
                decrease(game, frame, COUNTER_RATING, 2)
        if frame.step == 3:
            frame.step = 4
            if by_players(
                game, frame, UNITS, with_most(game, player, self, False, 0), frame.player
            ):
                return False
        if frame.step == 4:
            frame.step = 5
            return not by_players(
                game, frame, UNITS + 1, with_second_most(game, player, self, False, 0), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if influence(game, player) + count_tags(game, player, TAG_EARTH, YOURS) >= 1:
            decrease(game, frame, COUNTER_RATING, 2)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if influence(game, player) + count_tags(game, player, TAG_EARTH, YOURS) >= 1:
            decrease(game, frame, COUNTER_RATING, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return influence(game, player) + count_tags(game, player, TAG_EARTH, YOURS)
