"""Written by the compiler from cards/terraforming_mars/turmoil/wildlife_dome.card: change that file instead."""

from cardwright_cards.terraforming_mars.turmoil.nouns import BODY_GREENS
from cardwright_runtime.terraforming_mars.names import *


@final
class WildlifeDome(ProjectCard):
    """Requires that Greens are ruling or that you have 2 delegates in Greens. Place 1 greenery tile."""

    def __init__(self) -> None:
        super().__init__(
            "wildlife_dome",
            "Wildlife Dome",
            "T15",
            15,
            QUALITY_AUTOMATED,
            (TAG_ANIMAL, TAG_PLANT, TAG_BUILDING),
        )
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_GREENERY, AREA_LAND),)}

    def requirements_met(self, game: Game, player: Player) -> bool:
        return (
            in_state(game, BODY_GREENS, STATE_RULING)
            or count_pieces(game, player, BODY_GREENS, YOURS) >= 2
        )

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game,
            player,
            TILE_GREENERY,
            prefer(
                areas(game, player, AREA_LAND) & beside_own(game, player),
                areas(game, player, AREA_LAND),
            ),
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(
                game,
                frame,
                TILE_GREENERY,
                prefer(
                    areas(game, player, AREA_LAND) & beside_own(game, player),
                    areas(game, player, AREA_LAND),
                ),
            )
        return True
