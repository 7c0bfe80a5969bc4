"""Written by the compiler from cards/terraforming_mars/base/ganymede_colony.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class GanymedeColony(ProjectCard):
    """Place a city tile ON THE RESERVED AREA. 1 VP per Jovian tag you have."""

    def __init__(self) -> None:
        super().__init__(
            "ganymede_colony",
            "Ganymede Colony",
            "081",
            20,
            QUALITY_AUTOMATED,
            (TAG_JOVIAN, TAG_SPACE, TAG_CITY),
        )
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_CITY, AREA_GANYMEDE_AREA),)}
        self.scores = 1

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_CITY, areas(game, player, AREA_GANYMEDE_AREA))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_CITY, areas(game, player, AREA_GANYMEDE_AREA))
        return True

    def points(self, game: Game, player: Player) -> int:
        return printed_tags(game, player, (TAG_JOVIAN,), YOURS)
