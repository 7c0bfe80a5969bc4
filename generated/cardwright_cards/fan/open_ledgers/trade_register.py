"""Written by the compiler from cards/fan/open_ledgers/trade_register.card: change that file instead."""

from cardwright_runtime.terraforming_mars.names import *


@final
class TradeRegister(ProjectCard):
    """Requires 4 tags. Gain 1 M€ for each tag your OPPONENTS have. 1 VP per 4 tags you have."""

    def __init__(self) -> None:
        super().__init__(
            "trade_register", "Trade Register", "OL08", 10, QUALITY_AUTOMATED, (TAG_EARTH,)
        )
        self.touches = {WHEN_PLAYED: (1 << RESOURCE_MEGACREDIT, 0, FACET_OPEN)}
        self.scores = 1

    def requirements_met(self, game: Game, player: Player) -> bool:
        return count_tags_of_any(game, player, (), YOURS) >= 4

    def when_played(self, game: Game, frame: Frame) -> bool:
        player = game.players[frame.player]
        gain(game, frame, RESOURCE_MEGACREDIT, count_tags_of_any(game, player, (), OPPONENTS))
        return True

    def points(self, game: Game, player: Player) -> int:
        return printed_tags(game, player, (), YOURS) // 4
