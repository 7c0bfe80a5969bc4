"""Written by the compiler from cards/fan/sky_harbour/harbour_master.card: change that file instead."""

from cardwright_cards.fan.sky_harbour.nouns import AREA_HARBOUR, TILE_DOCK
from cardwright_runtime.terraforming_mars.names import *


@final
class HarbourMaster(ProjectCard):
    """Effect: When any dock is placed, gain 2 M€. Action: Spend 8 M€ to place a dock on the harbour. 1 VP per 2 docks you own."""

    def __init__(self) -> None:
        super().__init__(
            "harbour_master", "Harbour Master", "H02", 10, QUALITY_ACTIVE, (TAG_SPACE,)
        )
        self.listens = (EVENT_PLACES_TILE,)
        self.touches = {
            ACTION: (
                FACET_TILES,
                1 << RESOURCE_MEGACREDIT,
                FACET_IN_FORCE | FACET_TILES | FACET_CHOICE,
            ),
            WHENEVER: (1 << RESOURCE_MEGACREDIT, 0, 0),
        }
        self.sets_off = {ACTION: ((FACET_TILES, TILE_DOCK, AREA_HARBOUR),)}
        self.scores = 1

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 6) and can_place(
            game, player, TILE_DOCK, areas(game, player, AREA_HARBOUR)
        )

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 8):
                return False
        if frame.step == 1:
            frame.step = 2
            return not place(game, frame, TILE_DOCK, areas(game, player, AREA_HARBOUR))
        return True

    def whenever(self, game: Game, frame: Frame) -> bool:
        gain(game, frame, RESOURCE_MEGACREDIT, 2)
        return True

    def hear(self, game: Game, owner: Player, event: Event) -> None:
        respond(game, self, WHENEVER, owner, event, places_tile(owner, event, EVERYONE, TILE_DOCK))

    def points(self, game: Game, player: Player) -> int:
        return count_tiles(game, player, TILE_DOCK, YOURS) // 2
