"""Written by the compiler from cards/fan/claim_stakes/roaming_survey.card: change that file instead."""

from cardwright_cards.fan.claim_stakes.nouns import TILE_SURVEY_CAR
from cardwright_runtime.terraforming_mars.names import *


@final
class RoamingSurvey(ProjectCard):
    """Place a survey car and gain the placement bonus printed there. Action: Take one of your survey cars off the board, place a survey car adjacent to that tile, and gain the placement bonus printed there."""

    def __init__(self) -> None:
        super().__init__(
            "roaming_survey", "Roaming Survey", "ST03", 9, QUALITY_ACTIVE, (TAG_SCIENCE,)
        )
        self.touches = {
            WHEN_PLAYED: (FACET_TILES | FACET_EVERYTHING, 0, FACET_TILES | FACET_CHOICE),
            UNITS: (FACET_TILES | FACET_EVERYTHING, FACET_TILES, FACET_TILES | FACET_CHOICE),
        }
        self.sets_off = {
            WHEN_PLAYED: ((FACET_TILES, TILE_SURVEY_CAR, AREA_LAND),),
            UNITS: ((FACET_TILES, TILE_SURVEY_CAR, AREA_LAND),),
        }
        self.units = {ACTION: (UNITS,)}
        self.tried = (UNITS,)

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_SURVEY_CAR, areas(game, player, AREA_LAND))

    def can_act(self, game: Game, player: Player) -> bool:
        return can_carry_out(game, player, self.index, (UNITS,))

    def unit_possible(self, game: Game, player: Player, unit: int) -> bool:
        if unit == UNITS:
            return can_carry_out(game, player, self.index, (UNITS,))
        return True

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(game, frame, TILE_SURVEY_CAR, areas(game, player, AREA_LAND)):
                return False
        if frame.step == 1:
            frame.step = 2
            return not gain_placement_bonus(game, frame, area_of_that_tile(frame))
        return True

    def unit_1(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if take_tile_of(game, frame, TILE_SURVEY_CAR, YOURS):
                return False
        if frame.step == 1:
            frame.step = 2
            if must(
                game,
                frame,
                can_place(
                    game,
                    player,
                    TILE_SURVEY_CAR,
                    areas(game, player, AREA_LAND) & beside_that_tile(game, frame),
                ),
            ):
                return False
        if frame.step == 2:
            frame.step = 3
            if place(
                game,
                frame,
                TILE_SURVEY_CAR,
                areas(game, player, AREA_LAND) & beside_that_tile(game, frame),
            ):
                return False
        if frame.step == 3:
            frame.step = 4
            return not gain_placement_bonus(game, frame, area_of_that_tile(frame))
        return True

    def run_unit(self, game: Game, frame: Frame) -> bool:
        return self.unit_1(game, frame)
