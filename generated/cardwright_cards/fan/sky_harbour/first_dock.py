"""Written by the compiler from cards/fan/sky_harbour/first_dock.card: change that file instead."""

from cardwright_cards.fan.sky_harbour.nouns import AREA_HARBOUR, TILE_DOCK
from cardwright_runtime.terraforming_mars.names import *


@final
class FirstDock(ProjectCard):
    """Place a dock on the harbour and increase your titanium production 1 step."""

    def __init__(self) -> None:
        super().__init__(
            "first_dock", "First Dock", "H01", 14, QUALITY_AUTOMATED, (TAG_SPACE, TAG_BUILDING)
        )
        self.touches = {
            WHEN_PLAYED: (FACET_TILES | 1 << PRODUCTION_TITANIUM, 0, FACET_TILES | FACET_CHOICE)
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_DOCK, AREA_HARBOUR),)}
        self.repeated_block = REPEATED

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_DOCK, areas(game, player, AREA_HARBOUR))

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if place(game, frame, TILE_DOCK, areas(game, player, AREA_HARBOUR)):
                return False
        increase(game, frame, PRODUCTION_TITANIUM, 1)
        return True

    def repeated(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_TITANIUM, 1)
        return True
