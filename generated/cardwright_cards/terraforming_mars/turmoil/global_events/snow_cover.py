"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/snow_cover.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class SnowCover(GlobalEvent):
    """Resolved: lower temperature 2 steps. Each player draws 1 card for each influence they have."""

    def __init__(self) -> None:
        super().__init__("snow_cover", "Snow Cover", "", "kelvinists", "kelvinists")
        self.touches = {
            WHEN_NAMED: (
                FACET_HAND,
                FACET_TRACKS | FACET_HAND | FACET_DECK | FACET_ANYBODY,
                FACET_TRACKS
                | FACET_BODIES
                | FACET_HAND
                | FACET_DECK
                | FACET_ANYBODY
                | FACET_CHOICE,
            ),
            UNITS: (FACET_HAND, FACET_DECK, FACET_BODIES | FACET_DECK),
        }

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            lower_track(game, frame, TRACK_TEMPERATURE, 2)
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if can_draw(game, influence(game, player)):
            draw(game, frame, influence(game, player))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
