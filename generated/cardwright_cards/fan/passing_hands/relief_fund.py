"""Written by the compiler from cards/fan/passing_hands/relief_fund.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class ReliefFund(ProjectCard):
    """Gain 3 M€ for each opponent with more city tiles than you."""

    def __init__(self) -> None:
        super().__init__("relief_fund", "Relief Fund", "PH15", 2, QUALITY_EVENT)
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, FACET_ANYBODY | FACET_TILES)}

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(
            game,
            frame,
            RESOURCE_MEGACREDIT,
            3 * number_of_players(with_more_than(game, player, self, True, 0)),
        )
        return True

    def reckon(self, game: Game, player: Player, number: int) -> int:
        return count_tiles(game, player, TILE_CITY, YOURS)
