"""Written by the compiler from cards/terraforming_mars/base/large_convoy.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LargeConvoy(ProjectCard):
    """Place an ocean tile and draw 2 cards. Gain 5 plants, or add 4 animals to ANOTHER card. 2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "large_convoy", "Large Convoy", "143", 36, QUALITY_EVENT, (TAG_EARTH, TAG_SPACE)
        )
        self.touches = {
            UNITS: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            UNITS + 1: (FACET_HAND, FACET_DECK, 0),
            UNITS + 2: (1 << RESOURCE_PLANT | FACET_TOKENS, 0, FACET_TOKENS | FACET_CHOICE),
        }
        self.sets_off = {UNITS: ((FACET_TILES, TILE_OCEAN, AREA_OCEAN_AREA),)}
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1, UNITS + 2)}
        self.printed_points = 2
        self.needed = 2

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_draw(game, 2)
        return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        if unit == UNITS + 1:
            return can_draw(game, 2)
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        draw(game, frame, 2)
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if choose_option(game, frame, [0, 1]):
                return False
        if frame.step == 1:
            frame.step = 4
            if frame.chosen == 0:
                frame.step = 2
            elif frame.chosen == 1:
                frame.step = 3
        if frame.step == 2:
            frame.step = 4
            gain(game, frame, RESOURCE_PLANT, 5)
        if frame.step == 3:
            frame.step = 4
            return not add_to_another_card(game, frame, TOKEN_ANIMAL, 4, -1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        return self.unit_1(game, frame)
