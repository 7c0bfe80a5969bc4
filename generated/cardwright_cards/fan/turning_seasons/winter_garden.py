"""Written by the compiler from cards/fan/turning_seasons/winter_garden.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WinterGarden(ProjectCard):
    """Action: Gain 1 plant. Effect: While temperature is below −10 °C, opponents may not remove your plants. Effect: While temperature is −10 °C or warmer, for you, the bonus for a tile adjacent to an ocean tile is 3 M€."""

    def __init__(self) -> None:
        super().__init__("winter_garden", "Winter Garden", "S02", 5, QUALITY_ACTIVE, (TAG_PLANT,))
        self.touches = {ACTION: (1 << RESOURCE_PLANT, 0, 0)}
        self.has_conditions = True

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def enter(self, game: Game, player: Player) -> None:
        hold_while(game, player, self.index, 0)
        hold_while(game, player, self.index, 1)

    def leave(self, game: Game, player: Player) -> None:
        stop_while(game, player, self.index, 0)
        stop_while(game, player, self.index, 1)

    def times_held(self, game: Game, player: Player, number: int) -> int:
        if number == 0:
            return track_level(game, TRACK_TEMPERATURE) < -10
        return track_level(game, TRACK_TEMPERATURE) >= -10

    def enter_held(self, game: Game, player: Player, number: int) -> None:
        if number == 0:
            protect_gauge(player, RESOURCE_PLANT)
        elif number == 1:
            set_value(player, VALUE_OCEAN_BONUS, 3)

    def leave_held(self, game: Game, player: Player, number: int) -> None:
        if number == 0:
            stop_protecting_gauge(player, RESOURCE_PLANT)
        elif number == 1:
            reset_value(player, VALUE_OCEAN_BONUS, 3)
