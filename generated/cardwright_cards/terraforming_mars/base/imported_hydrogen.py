"""Written by the compiler from cards/terraforming_mars/base/imported_hydrogen.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ImportedHydrogen(ProjectCard):
    """Gain 3 plants, or add 3 microbes or 2 animals to ANOTHER card. Place an ocean tile."""

    def __init__(self) -> None:
        super().__init__(
            "imported_hydrogen",
            "Imported Hydrogen",
            "019",
            16,
            QUALITY_EVENT,
            (TAG_EARTH, TAG_SPACE),
        )
        self.touches = {
            UNITS: (1 << RESOURCE_PLANT | FACET_TOKENS, 0, FACET_TOKENS | FACET_CHOICE),
            UNITS + 1: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
        }
        self.sets_off = {UNITS + 1: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS + 1:
            return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1, 2]):
                return False
        if frame.step == 1:
            frame.step = 5
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
            elif frame.chosen == 2:
                frame.step = 4
        if frame.step == 2:
            frame.step = 5
            gain(game, frame, RESOURCE_PLANT, 3)
        if frame.step == 3:
            frame.step = 5
            return not add_to_another_card(game, frame, TOKEN_MICROBE, 3, -1)
        if frame.step == 4:
            frame.step = 5
            return not add_to_another_card(game, frame, TOKEN_ANIMAL, 2, -1)
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        return self.unit_1(game, frame)
