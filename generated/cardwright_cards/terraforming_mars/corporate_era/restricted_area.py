"""Written by the compiler from cards/terraforming_mars/corporate_era/restricted_area.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class RestrictedArea(ProjectCard):
    """Place this tile. Action: Spend 2 M€ to draw a card."""

    def __init__(self) -> None:
        super().__init__(
            "restricted_area", "Restricted Area", "199", 11, QUALITY_ACTIVE, (TAG_SCIENCE,)
        )
        self.touches = {
            WHEN_PLAYED: (FACET_TILES, 0, FACET_TILES | FACET_CHOICE),
            ACTION: (FACET_HAND, 1 << RESOURCE_MEGACREDIT | FACET_DECK, FACET_IN_FORCE),
        }
        self.sets_off = {WHEN_PLAYED: ((FACET_TILES, TILE_RESTRICTED_AREA, AREA_LAND),)}

    def possible(self, game: Game, player: Player) -> bool:
        return can_place(game, player, TILE_RESTRICTED_AREA, areas(game, player, AREA_LAND))

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 2) and can_draw(game, 1)

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            return not place(game, frame, TILE_RESTRICTED_AREA, areas(game, player, AREA_LAND))
        return True

    def action(self, game: Game, frame: Frame) -> bool:
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 2):
                return False
        draw(game, frame, 1)
        return True
