"""Written by the compiler from cards/terraforming_mars/base/natural_preserve.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class NaturalPreserve(ProjectCard):
    """Oxygen must be 4% or less. Place this tile NEXT TO NO OTHER TILE. Increase your M€ production 1 step. 1 VP."""

    def __init__(self) -> None:
        super().__init__(
            "natural_preserve",
            "Natural Preserve",
            "044",
            9,
            QUALITY_AUTOMATED,
            (TAG_SCIENCE, TAG_BUILDING),
        )
        self.touches = {
            WHEN_PLAYED: (FACET_TILES | 1 << PRODUCTION_MEGACREDIT, 0, FACET_TILES | FACET_CHOICE)
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_NATURAL_PRESERVE, AREA_LAND),)}
        self.printed_points = 1
        self.repeated_block = REPEATED

    def requirements_met(self, game: Game, player: Player) -> bool:
        return track_level(game, TRACK_OXYGEN) - value(game, player, VALUE_LEEWAY) <= 4

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_NATURAL_PRESERVE,
            areas(game, player, AREA_LAND) & beside_none(game, ANY_TILE),
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(
                game,
                frame,
                TILE_NATURAL_PRESERVE,
                areas(game, player, AREA_LAND) & beside_none(game, ANY_TILE),
            ):
                return False
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True
