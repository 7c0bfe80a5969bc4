"""Written by the compiler from cards/terraforming_mars/base/martian_rails.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class MartianRails(ProjectCard):
    """Action: Spend 1 energy to gain 1 M€ for each city tile ON MARS."""

    def __init__(self) -> None:
        super().__init__(
            "martian_rails", "Martian Rails", "007", 13, QUALITY_ACTIVE, (TAG_BUILDING,)
        )
        self.touches = {ACTION: (1 << RESOURCE_MEGACREDIT, 1 << RESOURCE_ENERGY, FACET_TILES)}

    def can_act(self, game: Game, player: Player) -> bool:
        return can_pay(game, player, RESOURCE_ENERGY, 1)

    def action(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        pay(game, frame, RESOURCE_ENERGY, 1)
        gain(
            game, frame, RESOURCE_MEGACREDIT, count_tiles_on_map(game, player, TILE_CITY, EVERYONE)
        )
        return True
