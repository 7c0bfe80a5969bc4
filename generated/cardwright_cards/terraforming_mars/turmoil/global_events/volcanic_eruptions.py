"""Written by the compiler from cards/terraforming_mars/turmoil/global_events/volcanic_eruptions.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class VolcanicEruptions(GlobalEvent):
    """Resolved: raise temperature 2 steps (nobody gains by it). Each player increases their heat production 1 step for each influence they have."""

    def __init__(self) -> None:
        super().__init__("volcanic_eruptions", "Volcanic Eruptions", "", "scientists", "kelvinists")
        self.touches = {
            WHEN_NAMED: (
                FACET_TRACKS | 1 << PRODUCTION_HEAT,
                1 << PRODUCTION_HEAT | FACET_ANYBODY,
                FACET_TRACKS | FACET_BODIES | 1 << PRODUCTION_HEAT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS: (1 << PRODUCTION_HEAT, 0, FACET_BODIES),
        }
        self.sets_off = {WHEN_NAMED: ((FACET_TRACKS, TRACK_TEMPERATURE, 2),)}

    def when_named(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if raise_for_nobody(game, frame, TRACK_TEMPERATURE, 2):
                return False
        if frame.step == 1:
            frame.step = 2
            return not by_players(
                game, frame, UNITS, everyone_or_opponents(game, player, False), frame.player
            )
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        increase(game, frame, PRODUCTION_HEAT, influence(game, player))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
