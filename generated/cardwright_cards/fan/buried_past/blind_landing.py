"""Written by the compiler from cards/fan/buried_past/blind_landing.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class BlindLanding(ProjectCard):
    """Place a city tile on a land area with a placement bonus drawn at random, disregarding normal placement restrictions."""

    def __init__(self) -> None:
        super().__init__(
            "blind_landing", "Blind Landing", "D04", 9, QUALITY_EVENT, (TAG_SPACE, TAG_CITY)
        )
        self.touches = {WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES)}
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_CITY, AREA_LAND),)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(
            game, player, TILE_CITY, areas(game, player, AREA_LAND) & with_any_bonus(game)
        )

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place_at_random(
                game, frame, TILE_CITY, areas(game, player, AREA_LAND) & with_any_bonus(game)
            )
        return True
