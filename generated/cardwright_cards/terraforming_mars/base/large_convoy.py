"""Written by the compiler from cards/terraforming_mars/base/large_convoy.card: change that file instead."""

from cardwright_runtime.kernel.frame import Frame
from cardwright_runtime.terraforming_mars.cards import ProjectCard
from cardwright_runtime.terraforming_mars.facets import (
    FACET_DECK,
    FACET_HAND,
    FACET_TILES,
    FACET_TOKENS,
)
from cardwright_runtime.terraforming_mars.game import Game
from cardwright_runtime.terraforming_mars.nouns import (
    AREA_OCEAN_AREA,
    QUALITY_EVENT,
    RESOURCE_PLANT,
    TAG_EARTH,
    TAG_SPACE,
    TILE_OCEAN,
    TOKEN_ANIMAL,
)
from cardwright_runtime.terraforming_mars.player import Player
from cardwright_runtime.terraforming_mars.rule import WHEN_PLAYED
from cardwright_runtime.terraforming_mars.steps import (
    add_to_another_card,
    areas,
    can_draw,
    can_place,
    choose_option,
    draw,
    gain,
    place,
)
from typing import final


@final
class LargeConvoy(ProjectCard):
    """Place an ocean tile and draw 2 cards. Gain 5 plants, or add 4 animals to another of your cards. 2 VP."""

    def __init__(self) -> None:
        super().__init__(
            "large_convoy",
            "Large Convoy",
            "143",
            "base",
            36,
            QUALITY_EVENT,
            (TAG_EARTH, TAG_SPACE),
            -1,
        )

    def describe(self) -> None:
        self.touches = {
            WHEN_PLAYED: (FACET_TILES | FACET_HAND | 1 << RESOURCE_PLANT | FACET_TOKENS, FACET_DECK)
        }
        self.needed = 2

    def need(self, game: Game, player: Player, number: int) -> bool:
        if number == 0:
            return can_place(game, player, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA))
        return can_draw(game, 2)

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(game, frame, TILE_OCEAN, areas(game, player, AREA_OCEAN_AREA)):
                return False
        if frame.step == 1:
            frame.step = 2
            draw(game, frame, 2)
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
            gain(game, frame, RESOURCE_PLANT, 5)
        if frame.step == 4:
            frame.step = 5
            if add_to_another_card(game, frame, TOKEN_ANIMAL, 4):
                return False
        return True

    def points(self, game: Game, player: Player) -> int:
        return 2
