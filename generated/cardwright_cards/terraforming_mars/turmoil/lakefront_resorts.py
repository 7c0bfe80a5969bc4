"""Written by the compiler from cards/terraforming_mars/turmoil/lakefront_resorts.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class LakefrontResorts(Corporation):
    """You start with 54 M€. Effect: When any ocean tile is placed, increase your M€ production 1 step. Effect: For you, the bonus for a tile adjacent to an ocean tile is 3 M€."""

    def __init__(self) -> None:
        super().__init__("lakefront_resorts", "Lakefront Resorts", "R38", (TAG_BUILDING,))
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {WHENEVER: (1 << PRODUCTION_MEGACREDIT, 0, 0)}

    def start(self, game: Game, player: Player) -> None:
        start_with(game, player, RESOURCE_MEGACREDIT, 54)

    def whenever(self, game: Game, frame: Frame) -> bool:
        increase(game, frame, PRODUCTION_MEGACREDIT, 1)
        return True

    def enter(self, game: Game, player: Player) -> None:
        set_value(player, VALUE_OCEAN_BONUS, 3)

    def leave(self, game: Game, player: Player) -> None:
        reset_value(player, VALUE_OCEAN_BONUS, 3)

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, places_tile(owner, event, EVERYONE, TILE_OCEAN))
