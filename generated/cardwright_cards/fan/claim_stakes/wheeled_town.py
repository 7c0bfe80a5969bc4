"""Written by the compiler from cards/fan/claim_stakes/wheeled_town.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class WheeledTown(ProjectCard):
    """Action: Spend 2 M€ to move one of your city tiles to a land area next to no city tile (this does not count as placing it). Then gain the placement bonus printed there."""

    def __init__(self) -> None:
        super().__init__(
            "wheeled_town", "Wheeled Town", "ST15", 12, QUALITY_ACTIVE, (TAG_CITY, TAG_BUILDING)
        )
        self.touches = {
            ACTION: (
                FACET_TILES | FACET_EVERYTHING,
                1 << RESOURCE_MEGACREDIT | FACET_TILES,
                FACET_IN_FORCE | FACET_TILES | FACET_CHOICE,
            )
        }

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay_money(game, player, RESOURCE_MEGACREDIT, 2)

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        if frame.step == 0:
            frame.step = 1
            if pay_money(game, frame, RESOURCE_MEGACREDIT, 2):
                return False
        if frame.step == 1:
            frame.step = 2
            if move_tile(
                game,
                frame,
                TILE_CITY,
                YOURS,
                free_areas(game, player, AREA_LAND) & beside_none(game, TILE_CITY),
            ):
                return False
        if frame.step == 2:
            frame.step = 3
            return not gain_placement_bonus(game, frame, area_of_that_tile(frame))
        return True
