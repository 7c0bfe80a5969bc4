"""Written by the compiler from cards/terraforming_mars/base/phobos_space_haven.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class PhobosSpaceHaven(ProjectCard):
    """Increase your titanium production 1 step and place a city tile ON THE RESERVED AREA. 3 VP."""

    def __init__(self) -> None:
        super().__init__(
            "phobos_space_haven",
            "Phobos Space Haven",
            "021",
            25,
            QUALITY_AUTOMATED,
            (TAG_SPACE, TAG_CITY),
        )
        self.touches = {
            WHEN_PLAYED: (1 << PRODUCTION_TITANIUM | FACET_TILES, 0, FACET_TILES | FACET_CHOICE)
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_CITY, AREA_PHOBOS_AREA),)}
        self.printed_points = 3
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_CITY, areas(game, player, AREA_PHOBOS_AREA))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            increase(game, frame, PRODUCTION_TITANIUM, 1)
            return not place(game, frame, TILE_CITY, areas(game, player, AREA_PHOBOS_AREA))
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_TITANIUM, 1)
        return True
