"""Written by the compiler from cards/fan/field_notes/border_levy.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BorderLevy(ProjectCard):
    """Remove up to 2 plants from a player who has the most plants and steal 1 heat from each opponent with at least 1 heat production. Add 1 animal or 1 microbe to one of your cards. If nobody has more plant tags than you, gain 1 plant. If nobody has fewer city tiles than you, gain 1 steel."""

    def __init__(self) -> None:
        super().__init__("border_levy", "Border Levy", "FN07", 6, QUALITY_EVENT, (TAG_EARTH,))
        self.touches = {
            UNITS: (
                0,
                1 << RESOURCE_PLANT | FACET_ANYBODY,
                1 << RESOURCE_PLANT | FACET_ANYBODY | FACET_CHOICE,
            ),
            UNITS
            + 1: (
                1 << RESOURCE_HEAT | FACET_TOKENS,
                1 << RESOURCE_HEAT | FACET_ANYBODY,
                1 << RESOURCE_HEAT
                | FACET_ANYBODY
                | 1 << PRODUCTION_HEAT
                | FACET_TOKENS
                | FACET_CHOICE,
            ),
            UNITS + 2: (1 << RESOURCE_PLANT, 0, FACET_ANYBODY | FACET_OPEN),
            UNITS + 3: (1 << RESOURCE_STEEL, 0, FACET_ANYBODY | FACET_TILES),
        }
        self.units = {WHEN_PLAYED: (UNITS, UNITS + 1, UNITS + 2, UNITS + 3)}

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not remove_up_to_from(
                game, frame, RESOURCE_PLANT, 2, with_most(game, player, self, False, 0)
            )
        return True

    def unit_2(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if steal_from_each(
                game, frame, RESOURCE_HEAT, 1, with_so_many(game, player, self, True, 1, 1)
            ):
                return False
        if frame.step == 1:
            frame.step = 2
            if choose_option(game, frame, [0, 1]):
                return False
        if frame.step == 2:
            frame.step = 5
            if frame.chosen == 0:
                frame.step = 3
            elif frame.chosen == 1:
                frame.step = 4
        if frame.step == 3:
            frame.step = 5
            return not add_to_card(game, frame, TOKEN_ANIMAL, 1, -1)
        if frame.step == 4:
            frame.step = 5
            return not add_to_card(game, frame, TOKEN_MICROBE, 1, -1)
        return True

    def unit_3(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if has_most(game, player, self, 2):
            gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def unit_4(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if has_fewest(game, player, self, 3):
            gain(game, frame, RESOURCE_STEEL, 1)
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        if frame.block == UNITS + 1:
            return self.unit_2(game, frame)
        if frame.block == UNITS + 2:
            return self.unit_3(game, frame)
        if frame.block == UNITS + 3:
            return self.unit_4(game, frame)
        return self.unit_1(game, frame)

    def reckon(self, game: Game, player: Player, number: int) -> int:
        if number == 0:
            return gauge(game, player, RESOURCE_PLANT)
        if number == 1:
            return gauge(game, player, PRODUCTION_HEAT)
        if number == 2:
            return count_tags(game, player, TAG_PLANT, YOURS)
        return count_tiles(game, player, TILE_CITY, YOURS)
