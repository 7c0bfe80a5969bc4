"""Written by the compiler from cards/fan/polar_stations/meltwater_channels.card: change that file instead."""

from cardwright_cards.fan.polar_stations.nouns import TAG_POLAR
from cardwright_runtime.terraforming_mars.names import *


@final
class MeltwaterChannels(ProjectCard):
    """Requires −20 °C or warmer and a polar tag. Decrease your heat production 1 step. Gain 1 plant for every 2 different tags you have, including this. Place an ocean tile."""

    def __init__(self) -> None:
        super().__init__(
            "meltwater_channels",
            "Meltwater Channels",
            "P04",
            15,
            QUALITY_AUTOMATED,
            (TAG_POLAR, TAG_BUILDING),
        )
        self.touches = {
            UNITS: (0, 1 << PRODUCTION_HEAT, 0),
            UNITS + 1: (1 << RESOURCE_PLANT, 0, FACET_OPEN),
            UNITS + 2: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
        }
        self.sets_off = {UNITS + 2: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1, UNITS + 2)}
        self.required = 2
        self.needed = 2
        self.repeated_block = UNITS

    def requirement(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return (
                track_level(game, TRACK_TEMPERATURE) + 2 * value(game, player, VALUE_LEEWAY) >= -20
            )
        return count_tags(game, player, TAG_POLAR, YOURS) >= 1

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_decrease(game, player, PRODUCTION_HEAT, 1)
        return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_decrease(game, player, PRODUCTION_HEAT, 1)
        if unit == UNITS + 2:
            return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        decrease(game, frame, PRODUCTION_HEAT, 1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_PLANT, count_different_tags(game, player) // 2)
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)
