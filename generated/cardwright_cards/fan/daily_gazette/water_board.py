"""Written by the compiler from cards/fan/daily_gazette/water_board.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WaterBoard(ProjectCard):
    """Action: Take an ocean tile off the board. Effect: When anyone takes an ocean tile off the board, gain 3 M€. Effect: When you take an ocean tile adjacent to one of your city tiles off the board, gain 1 plant."""

    def __init__(self) -> None:
        super().__init__("water_board", "Water Board", "GA04", 7, QUALITY_ACTIVE)
        self.listens = (EVENT_TAKES_BACK,)
        self.touches = {
            ACTION: (0, FACET_TILES, FACET_TILES | FACET_CHOICE),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
            WHENEVER + 1: (1 << RESOURCE_PLANT, 0, 0),
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            return not take_tile(game, frame, TILE_OCEAN)
        return True

    def whenever_1(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 3)
        return True

    def whenever_2(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_PLANT, 1)
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        if frame.block == WHENEVER + 1:
            return self.whenever_2(game, frame)
        return self.whenever_1(game, frame)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, takes_back(owner, event, EVERYONE, TILE_OCEAN))
        respond(
            game,
            self,
            WHENEVER + 1,
            owner,
            event,
            takes_back_from(
                owner, event, YOURS, TILE_OCEAN, beside_tiles_of(game, owner, TILE_CITY, 1, YOURS)
            ),
        )
